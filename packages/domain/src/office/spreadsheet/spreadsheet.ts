import type { InferType } from 'yup';
import { monthsBetween } from '../../shared/date/competence.ts';
import { besides, competence, object } from '../../shared/schema/fields.ts';

// Exports of what the office holds of all its companies, made in the background: each with its own permission.

export const SPREADSHEET_KINDS = [
  'registration',
  'billing',
  'licensing_history',
  'closings',
  'statement_history',
  'invoices',
  'cancelled_invoices',
  'boletos',
] as const;
export type SpreadsheetKind = (typeof SPREADSHEET_KINDS)[number];

export const spreadsheetLabel: Record<SpreadsheetKind, string> = {
  registration: 'Registro',
  billing: 'Faturamento',
  licensing_history: 'Histórico de licenciamento',
  closings: 'Fechamentos',
  statement_history: 'Histórico de extratos',
  invoices: 'Notas',
  cancelled_invoices: 'Notas canceladas',
  boletos: 'Boletos',
};

/** What a line is, and by which day the months choose it. */
export const spreadsheetHint: Record<SpreadsheetKind, string> = {
  registration: 'Uma linha por abertura, pelo mês em que começou.',
  billing: 'Uma linha por empresa e mês, pela competência das notas e pelo dia dos recebimentos.',
  licensing_history: 'Uma linha por acontecimento dos licenciamentos e de suas licenças.',
  closings: 'Uma linha por empresa e mês fechado ou por fechar.',
  statement_history: 'Uma linha por acontecimento dos extratos e de seus envios.',
  invoices: 'Uma linha por nota, pela competência, em qualquer situação.',
  cancelled_invoices: 'Uma linha por nota cancelada, pelo mês do cancelamento.',
  boletos: 'Uma linha por boleto, pelo mês do vencimento.',
};

/** Days that a file is kept. */
export const SPREADSHEET_DAYS = 7;

/** As far apart as the first and the last month may be: what is charged and kept, five years (CTN, art. 173). */
export const MOST_MONTHS = 60;

export const spreadsheetForm = object({
  from: competence('De').required(),
  until: competence('Até')
    .required()
    .test('period', (until, { parent, createError }) => {
      const from = besides(parent, 'from');
      if (!until || !from) return true;
      if (until < from) return createError({ message: 'Até: escolha o mesmo mês do início, ou um depois dele.' });
      return monthsBetween(from, until) < MOST_MONTHS || createError({ message: `Até: escolha no máximo ${MOST_MONTHS} meses.` });
    }),
});
export type SpreadsheetForm = InferType<typeof spreadsheetForm>;

/** 'notas-canceladas': how an address and a file's name call it, of letters that any system takes. */
export const spreadsheetSlug = (kind: SpreadsheetKind): string =>
  spreadsheetLabel[kind].normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replaceAll(' ', '-');

/** The kind of an address; null where there is none of that name. */
export const spreadsheetKindOf = (slug: string): SpreadsheetKind | null =>
  SPREADSHEET_KINDS.find((kind) => spreadsheetSlug(kind) === slug) ?? null;

/** 'notas-canceladas-2026-01-a-2026-10.csv'. */
export const spreadsheetFileName = (kind: SpreadsheetKind, { from, until }: SpreadsheetForm): string =>
  `${spreadsheetSlug(kind)}-${until === from ? from : `${from}-a-${until}`}.csv`;
