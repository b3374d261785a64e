import type { MipColumn, MipRow } from './mip.ts';

/** That a person takes one of a slot's places. `isWarned`: a rule warns of it whatever else they take. */
export type FillOption = { column: number; person: number; slot: number; isWarned: boolean };

/** Columns and rows as they come. */
export type Draft = {
  columns: MipColumn[];
  rows: MipRow[];
  column: (column: MipColumn) => number;
};

export const newDraft = (): Draft => {
  const columns: MipColumn[] = [];
  return { columns, rows: [], column: (column) => columns.push(column) - 1 };
};
