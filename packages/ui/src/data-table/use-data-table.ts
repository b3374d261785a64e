import { useMemo, useState } from 'react';
import type { Column, TableRow } from './columns.ts';
import type { TablePreferences } from './table-preferences.ts';

/** The selected rows by their ids, whatever page they are on. */
export type Selected = Readonly<Record<string, true>>;

export const NOTHING_SELECTED: Selected = {};

/** Which columns are seen and which rows are selected. Order, filters and pages are the server's (docs/decisions/016). */
export const useDataTable = <Row extends TableRow>(columns: readonly Column<Row>[], { toggled }: Pick<TablePreferences, 'toggled'>) => {
  const [selected, setSelected] = useState(NOTHING_SELECTED);
  const visible = useMemo(() => columns.filter(({ key, hidden }) => hidden === toggled.includes(key)), [columns, toggled]);
  return { visible, selected, setSelected };
};

export type DataTableModel<Row extends TableRow> = ReturnType<typeof useDataTable<Row>>;

export const selectionOf = (ids: readonly string[]): Selected => Object.fromEntries(ids.map((id) => [id, true as const]));
