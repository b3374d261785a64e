/** One filter of a list: the search box, one of some options, or on / off. `name` is the query parameter. */
export type FilterField =
  | { kind: 'search'; name: string; placeholder?: string }
  | { kind: 'option'; name: string; label: string; options: Readonly<Record<string, string>> }
  | { kind: 'flag'; name: string; label: string };

export type FilterValues = Record<string, string | boolean>;
