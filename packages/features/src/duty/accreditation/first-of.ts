/** A row has room for one of several things; the record itself names them all. Null of none. */
export const firstOf = (names: readonly string[]): string | null => {
  const [first, ...others] = names;
  if (first === undefined) return null;
  return others.length > 0 ? `${first} e mais ${others.length}` : first;
};
