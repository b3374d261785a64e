import type { LucideIcon } from 'lucide-react';

/** One thing to do with a row: `to` (a dialog route, relative to the page) or `onSelect`. */
export type RowAction<Row> = {
  label: string;
  icon: LucideIcon;
  to?: (row: Row) => string;
  onSelect?: (row: Row) => void;
  /** Whether it is offered for this row; always, unless said otherwise. */
  allowed?: (row: Row) => boolean;
  tone?: 'plain' | 'danger';
  /** A letter that does it to the row with the focus ('u'). */
  letter?: string;
};

/** What a bulk action is done to. */
export type BulkSelection<Row> = {
  count: number;
  /** The selected rows of this page: all that are meant, unless `everything` is there. */
  rows: readonly Row[];
  /** All that match the filters, on whatever page, less those left out by id. */
  everything: { filters: Readonly<Record<string, string | boolean>>; except: readonly string[] } | null;
};

/** One thing to do with all that is selected. */
export type BulkAction<Row> = {
  label: string;
  icon: LucideIcon;
  onSelect: (selection: BulkSelection<Row>) => void;
  /** Where all that match are meant their rows are fetched first, so that there is never an `everything`: for what takes ids, some thousands at most. */
  gathers?: boolean;
  tone?: 'plain' | 'danger';
};
