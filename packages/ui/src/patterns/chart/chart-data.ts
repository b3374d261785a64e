import { formatMoney } from '@esteto/domain/shared/money/money';
import { formatRate } from '@esteto/domain/shared/money/percent';
import { csvText } from '@esteto/domain/shared/text/csv';
import { cellKinds } from '../data-table/cells/cell-kinds.tsx';

// The numbers behind a picture: one description from which its table and its file are made.

/** `file`: as a spreadsheet reads it. `to`: the rows that it is made of. `wide`: a text of several words. */
export type ChartCell = { shown: string; file: string; to?: string | undefined; negative?: boolean; wide?: boolean };

/** `columns`: the first names the rows. `total` has a cell for each column. */
export type ChartData = {
  columns: readonly string[];
  rows: readonly { key: string; cells: readonly ChartCell[] }[];
  total?: readonly ChartCell[] | undefined;
};

export const textCell = (shown: string, to?: string): ChartCell => ({ shown, file: shown.replaceAll('\u00a0', ' '), to });

export const wideCell = (shown: string): ChartCell => ({ ...textCell(shown), wide: true });

/** Cents. */
export const moneyCell = (cents: number | null, to?: string): ChartCell =>
  cents === null ? NOTHING : { shown: formatMoney(cents), file: cellKinds.money.text(cents), to, negative: cents < 0 };

/** A fraction. */
export const rateCell = (rate: string | null): ChartCell => (rate === null ? NOTHING : textCell(formatRate(rate)));

export const numberCell = (value: number | null, to?: string): ChartCell =>
  value === null ? NOTHING : { shown: value.toLocaleString('pt-BR'), file: String(value), to };

export const NOTHING: ChartCell = { shown: '—', file: '' };

export const csvOfChart = ({ columns, rows, total }: ChartData): string =>
  csvText([columns, ...[...rows.map(({ cells }) => cells), ...(total ? [total] : [])].map((cells) => cells.map(({ file }) => file))]);
