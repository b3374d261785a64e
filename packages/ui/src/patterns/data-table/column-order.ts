/** What has a place among the columns. */
type Keyed = { key: string };

/**
 * Columns in the order that a person chose: `order` holds keys. Keys of columns that are gone are passed over; a column that the order does
 * not know stands behind the one that it follows by nature.
 */
export const inOrder = <Column extends Keyed>(columns: readonly Column[], order: readonly string[]): readonly Column[] => {
  if (order.length === 0) return columns;
  const placed = [...new Set(order)].flatMap((key) => columns.find((column) => column.key === key) ?? []);
  for (const [index, column] of columns.entries()) {
    if (placed.includes(column)) continue;
    const before = columns[index - 1];
    placed.splice(before ? placed.indexOf(before) + 1 : 0, 0, column);
  }
  return placed;
};
