import type { Column } from './columns.ts';
import { MOST_WITH_TEXT } from './row-actions.tsx';
import type { ActionMode } from './table-preferences.ts';

/** As CSS lengths: what a table needs at least, before it scrolls in its own box, and the column of its actions. */
export type FixedWidths = { table: string; actions: string };

/** The widths of a table that does not measure its rows: ten thousand of them would cost a key its time. */
export const fixedWidths = <Row>(
  columns: readonly Column<Row>[],
  { actions, mode, selectable }: { actions: number; mode: ActionMode; selectable: boolean },
): FixedWidths => {
  const known = columns.map(({ width }) => width).filter((width) => width !== null);
  const drawn = mode === 'menu' ? Math.min(actions, 1) : mode === 'expanded' ? Math.min(actions, MOST_WITH_TEXT) : actions;
  // A button with its gap, and the cell's sides.
  const place = drawn && drawn * 2.125 + 1.75;
  const rem = known.reduce((sum, width) => sum + width, place + (selectable ? CHECK_REM : 0));
  return {
    table: `calc(${rem}rem + ${known.length} * var(--cell-padding) + ${columns.length - known.length} * var(--least-cell))`,
    actions: `${place}rem`,
  };
};

const CHECK_REM = 2.5;
