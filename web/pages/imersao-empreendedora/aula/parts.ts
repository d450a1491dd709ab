/** HTML of what is only read. In a browser it is in the document already, and nothing is handed over. */
export type LessonParts = {
  readonly opening?: string;
  readonly body?: string;
  /** In the order of the exercises. */
  readonly answers?: readonly string[];
  readonly quiz?: string;
  readonly closing?: string;
};
