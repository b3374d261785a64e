/** The newest version first; earlier ones stay readable: who accepted one must find it again. */
export type Policy = readonly [PolicyVersion, ...PolicyVersion[]];

type PolicyVersion = {
  /** ISO date from which it holds. */
  since: string;
  /** In a sentence, against the version before; null for the first. */
  changes: string | null;
  sections: readonly PolicySection[];
};

export type PolicySection = { title: string; paragraphs: readonly string[]; rows?: readonly (readonly [what: string, how: string])[] };
