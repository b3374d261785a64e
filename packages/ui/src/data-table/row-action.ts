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
};

/** One thing to do with all selected rows. */
export type BulkAction<Row> = { label: string; icon: LucideIcon; onSelect: (rows: Row[]) => void; tone?: 'plain' | 'danger' };
