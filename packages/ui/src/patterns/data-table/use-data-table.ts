import { useMemo, useState } from 'react';
import { inOrder } from './column-order.ts';
import type { Column, TableRow } from './columns.ts';
import type { TablePreferences } from './table-preferences.ts';

/** The selected rows by their ids, whatever page they are on. */
export type Selected = Readonly<Record<string, true>>;

export const NOTHING_SELECTED: Selected = {};

type Choice = Pick<TablePreferences, 'toggled' | 'order'>;

/** Which columns are seen, in which order, and which rows are selected. Order, filters and pages are the server's (docs/decisions/016). */
export const useDataTable = <Row extends TableRow>(columns: readonly Column<Row>[], { toggled, order }: Choice) => {
  const [selected, setSelected] = useState(NOTHING_SELECTED);
  const visible = useMemo(
    () => inOrder(columns, order).filter(({ key, hidden }) => hidden === toggled.includes(key)),
    [columns, order, toggled],
  );
  return { visible, selected, setSelected };
};

export type DataTableModel<Row extends TableRow> = ReturnType<typeof useDataTable<Row>>;

export const selectionOf = (ids: readonly string[]): Selected => Object.fromEntries(ids.map((id) => [id, true as const]));
