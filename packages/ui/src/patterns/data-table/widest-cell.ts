/**
 * The width at which the widest columns are cut so that all fit into `room`: the others keep their own. Never less than `least`, even where
 * they do not fit then; the widest of them where nothing need be cut.
 */
export const widestCell = (widths: readonly number[], room: number, least: number): number => {
  let left = room;
  for (const [index, width] of widths.toSorted((a, b) => a - b).entries()) {
    const share = left / (widths.length - index);
    if (width > share) return Math.max(Math.floor(share), least);
    left -= width;
  }
  return Math.max(0, ...widths);
};
