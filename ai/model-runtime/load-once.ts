/**
 * What is loaded when it is first asked for, and once however many ask at a time. A failure is told to all who wait for
 * it and is not kept: who asks next has it tried again.
 */
export function loadOnce<Loaded>(load: () => Promise<Loaded>): () => Promise<Loaded> {
  let loading: Promise<Loaded> | undefined;
  return () => {
    loading ??= load().catch((error: unknown) => {
      loading = undefined;
      throw error;
    });
    return loading;
  };
}
