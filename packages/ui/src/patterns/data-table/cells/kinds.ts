import type { Cell } from './cell.ts';
import { dateCell, instantCell } from './date-cell.tsx';
import { documentCell } from './document-cell.ts';
import { flagCell } from './flag-cell.ts';
import { moneyCell } from './money-cell.tsx';
import { monthCell } from './month-cell.ts';
import { numberCell } from './number-cell.ts';
import { rateCell } from './rate-cell.ts';
import { textCell } from './text-cell.ts';

/** The cells that a column may name. */
export const cellKinds = {
  text: textCell,
  number: numberCell,
  money: moneyCell,
  rate: rateCell,
  date: dateCell,
  instant: instantCell,
  month: monthCell,
  document: documentCell,
  flag: flagCell,
} satisfies Record<string, Cell<never>>;

export type CellKind = keyof typeof cellKinds;
