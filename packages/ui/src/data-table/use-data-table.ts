import { columnVisibilityFeature, metaHelper, rowSelectionFeature, tableFeatures, useTable } from '@tanstack/react-table';
import { useMemo } from 'react';
import type { Column, TableRow } from './columns.ts';
import type { TablePreferences } from './table-preferences.ts';

const features = tableFeatures({ columnVisibilityFeature, rowSelectionFeature, columnMeta: metaHelper<{ column: unknown }>() });

/** TanStack's core behind the table: which columns are seen, which rows are selected. Order and pages are the server's. */
export const useDataTable = <Row extends TableRow>(
  columns: readonly Column<Row>[],
  rows: readonly Row[],
  { toggled }: Pick<TablePreferences, 'toggled'>,
) => {
  const defs = useMemo(() => columns.map((column) => ({ id: column.key, header: column.header, meta: { column } })), [columns]);
  const columnVisibility = useMemo(
    () => Object.fromEntries(columns.map(({ key, hidden }) => [key, hidden === toggled.includes(key)])),
    [columns, toggled],
  );
  const table = useTable({
    features,
    columns: defs,
    data: rows,
    getRowId: (row) => String(row.id),
    state: { columnVisibility },
    enableRowSelection: true,
  });
  const visible = useMemo(() => columns.filter(({ key }) => columnVisibility[key]), [columns, columnVisibility]);
  return { table, visible };
};

export type DataTableModel<Row extends TableRow> = ReturnType<typeof useDataTable<Row>>;
