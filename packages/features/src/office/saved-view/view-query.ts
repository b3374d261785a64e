/** Query of a list that makes a view: filters and order without the page, sorted so that the order in which they were chosen does not count. */
export const viewQuery = (search: string): string => {
  const params = new URLSearchParams(search);
  for (const key of ['after', 'before']) params.delete(key);
  params.sort();
  return params.toString();
};
