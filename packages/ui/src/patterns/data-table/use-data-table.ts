import { functionalUpdate, type OnChangeFn, type RowSelectionState, type SortingState, useTable } from '@tanstack/react-table';
import { useMemo } from 'react';
import { type Features, features, type TableColumnDef, type TableModel, type TableRecord } from './features.ts';
import type { TablePreferencesStore } from './table-preferences.ts';

/** What the table itself does where all rows are in the browser: more features of it, their options and their state. */
export type LocalTable = { features: Features; options: object; state: object };

type DataTableOptions<Row extends TableRecord> = {
  columns: readonly TableColumnDef<Row>[];
  rows: readonly Row[];
  store: TablePreferencesStore;
  /** 'name' ascending, '-name' descending. */
  sort: string | undefined;
  onSort: (sort: string | undefined) => void;
  selection: { selected: RowSelectionState; onSelected: OnChangeFn<RowSelectionState> };
  /** Null where order, filters and pages are the server's. */
  local: LocalTable | null;
};

/** TanStack's table over what the person prefers, what the address says and what is selected: it keeps no state of its own. */
export const useDataTable = <Row extends TableRecord>(options: DataTableOptions<Row>): TableModel<Row> => {
  const { columns, rows, store, sort, onSort, selection, local } = options;
  const { preferences, change } = store;
  const columnVisibility = useMemo(
    () => ({ ...Object.fromEntries(columns.map(({ id, meta }) => [id, !meta?.hidden])), ...preferences.columnVisibility }),
    [columns, preferences.columnVisibility],
  );
  const sorting = useMemo(() => sortingOf(columns, sort), [columns, sort]);
  return useTable({
    features: local?.features ?? features,
    columns,
    data: rows,
    getRowId: ({ id }) => String(id),
    state: { columnVisibility, columnOrder: preferences.columnOrder, sorting, rowSelection: selection.selected, ...local?.state },
    onColumnVisibilityChange: (updater) => change({ columnVisibility: functionalUpdate(updater, columnVisibility) }),
    onColumnOrderChange: (updater) => change({ columnOrder: functionalUpdate(updater, preferences.columnOrder) }),
    onSortingChange: (updater) => onSort(sortOf(functionalUpdate(updater, sorting))),
    onRowSelectionChange: selection.onSelected,
    sortDescFirst: false,
    enableMultiSort: false,
    manualSorting: local === null,
    ...local?.options,
  });
};

const sortingOf = <Row extends TableRecord>(columns: readonly TableColumnDef<Row>[], sort = ''): SortingState => {
  const id = sort.replace(/^-/, '');
  return columns.some((column) => column.id === id && column.enableSorting) ? [{ id, desc: sort !== id }] : [];
};

const sortOf = ([first]: SortingState): string | undefined => first && `${first.desc ? '-' : ''}${first.id}`;
