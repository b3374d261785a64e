/** What of a list's URL makes a view: filters and order, not the page; the same view whatever the order in which they were chosen. */
export const viewQuery = (search: string): string => {
  const params = new URLSearchParams(search);
  for (const key of ['after', 'before']) params.delete(key);
  params.sort();
  return params.toString();
};
