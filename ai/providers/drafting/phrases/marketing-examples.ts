/**
 * Questions as owners type them, by the key of the document in ai/knowledge that answers them: what the ranking by
 * examples learns from. Each tells a case of its own, so that stories are known as well as subjects.
 */
export type Examples = Readonly<Record<string, readonly string[]>>;
