import {
  type Column,
  type ColumnDef,
  type Row as CoreRow,
  columnFilteringFeature,
  columnOrderingFeature,
  columnSizingFeature,
  columnVisibilityFeature,
  createFilteredRowModel,
  createPaginatedRowModel,
  createSortedRowModel,
  globalFilteringFeature,
  type ReactTable,
  rowPaginationFeature,
  rowSelectionFeature,
  rowSortingFeature,
  tableFeatures,
} from '@tanstack/react-table';

/** What our tables take of TanStack Table. The row models work where all rows are in the browser (list-page/local-list.ts). */
export const features = tableFeatures({
  columnFilteringFeature,
  columnOrderingFeature,
  columnSizingFeature,
  columnVisibilityFeature,
  globalFilteringFeature,
  rowPaginationFeature,
  rowSelectionFeature,
  rowSortingFeature,
  filteredRowModel: createFilteredRowModel(),
  sortedRowModel: createSortedRowModel(),
  paginatedRowModel: createPaginatedRowModel(),
});

type Features = typeof features;

/** What a table shows one of in each row. */
export type TableRow = { id: number | string };

export type TableModel<Row extends TableRow> = ReactTable<Features, Row>;
export type TableColumn<Row extends TableRow> = Column<Features, Row>;
export type TableColumnDef<Row extends TableRow> = ColumnDef<Features, Row>;
/** A row as the table knows it; the row itself is its `original`. */
export type ModelRow<Row extends TableRow> = CoreRow<Features, Row>;
