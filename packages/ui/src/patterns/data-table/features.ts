import {
  type Column,
  type ColumnDef,
  type Cell as CoreCell,
  type Row as CoreRow,
  columnOrderingFeature,
  columnVisibilityFeature,
  type ReactTable,
  rowSelectionFeature,
  rowSortingFeature,
  tableFeatures,
} from '@tanstack/react-table';

/** What our tables take of TanStack Table. Lists whose rows are all in the browser take more (list-page/local-list.ts). */
export const features = tableFeatures({
  columnOrderingFeature,
  columnVisibilityFeature,
  rowSelectionFeature,
  rowSortingFeature,
});

export type Features = typeof features;

/** What a row of a table shows: anything with an id. */
export type TableRecord = { id: number | string };

export type TableModel<Row extends TableRecord> = ReactTable<Features, Row>;
export type TableColumn<Row extends TableRecord> = Column<Features, Row>;
export type TableColumnDef<Row extends TableRecord> = ColumnDef<Features, Row>;
/** A row as the table knows it; the row itself is its `original`. */
export type ModelRow<Row extends TableRecord> = CoreRow<Features, Row>;
export type ModelCell<Row extends TableRecord> = CoreCell<Features, Row>;
