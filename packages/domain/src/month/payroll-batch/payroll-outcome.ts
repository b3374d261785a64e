import type { PayrollMonth } from '../../law/month/payroll-month.ts';
import { formatCompetence } from '../../shared/date/competence.ts';
import type { Tone } from '../../shared/status/tone.ts';
import type { PayrollRowState } from './payroll-batch.ts';
import { PAYROLL_VALUES } from './payroll-columns.ts';

// What becomes of the payroll of a company in a month: said before it happens and done by the same functions.

export const PAYROLL_RESULTS = [
  'created',
  'changed',
  'same',
  'told',
  'blank',
  'closed',
  'no_former',
  'unknown',
  'ambiguous',
  'not_working',
  'doubled',
  'wrong',
  'moved_on',
] as const;
export type PayrollResult = (typeof PAYROLL_RESULTS)[number];

/** What a row comes to; `waiting` until it is done. */
export const payrollResultState: Record<PayrollResult, PayrollRowState> = {
  created: 'waiting',
  changed: 'waiting',
  same: 'left',
  told: 'left',
  blank: 'left',
  closed: 'failed',
  no_former: 'failed',
  unknown: 'failed',
  ambiguous: 'failed',
  not_working: 'failed',
  doubled: 'failed',
  wrong: 'failed',
  moved_on: 'failed',
};

export const payrollResultLabel: Record<PayrollResult, string> = {
  created: 'Nova',
  changed: 'Corrigida',
  same: 'Já estava assim',
  told: 'Já informada',
  blank: 'Sem valores',
  closed: 'Mês fechado',
  no_former: 'Sem folha anterior',
  unknown: 'Não encontrada',
  ambiguous: 'Mais de uma',
  not_working: 'Fora do escritório',
  doubled: 'Repetida',
  wrong: 'Com erro',
  moved_on: 'Mudou no caminho',
};

export const payrollResultTone: Record<PayrollResult, Tone> = {
  created: 'done',
  changed: 'running',
  same: 'ended',
  told: 'ended',
  blank: 'ended',
  closed: 'attention',
  no_former: 'waiting',
  unknown: 'attention',
  ambiguous: 'attention',
  not_working: 'attention',
  doubled: 'attention',
  wrong: 'attention',
  moved_on: 'attention',
};

/** What there is of a company in the month of which its payroll is told. */
export type PayrollFacts = {
  is_closed: boolean;
  /** The payroll of the month; null where none is told. */
  payroll: (PayrollMonth & { version: number }) | null;
  /** The last one that was told before it, up to a year back. */
  former: (PayrollMonth & { competence: string }) | null;
  /** The pró-labore that was decided for it, cents; null where none was, or it was refused. */
  decided: number | null;
};

/** `words`: why, or from where. `before` and `after`: what the month had and what it has then; null where there is none. */
export type PayrollOutcome = { result: PayrollResult; words: string | null; before: PayrollMonth | null; after: PayrollMonth | null };

/** How far back a payroll is still 'the last one'. */
export const FORMER_MONTHS = 12;

/** The payroll of the month as it was told the last time, with the pró-labore that was decided for it, where it is not told yet. */
export const copyOutcome = ({ is_closed, payroll, former, decided }: PayrollFacts): PayrollOutcome => {
  if (payroll) return { result: 'told', words: null, before: amountsOf(payroll), after: null };
  if (is_closed) return { result: 'closed', words: CLOSED, before: null, after: null };
  if (decided !== null)
    return {
      result: 'created',
      words: asDecided(former),
      before: null,
      after: { ...amountsOf(former ?? NO_PAYROLL), pro_labore: decided },
    };
  if (!former)
    return {
      result: 'no_former',
      words: `Nenhuma folha nos ${FORMER_MONTHS} meses anteriores: informe a primeira.`,
      before: null,
      after: null,
    };
  return { result: 'created', words: sameAs(former.competence), before: null, after: amountsOf(former) };
};

/** The payroll of the month as a row of a spreadsheet says it: what the row leaves out stays as it is, or is nothing. */
export const sheetOutcome = (values: Partial<PayrollMonth>, { is_closed, payroll }: PayrollFacts): PayrollOutcome => {
  const before = payroll && amountsOf(payroll);
  if (PAYROLL_VALUES.every((value) => values[value] === undefined)) return { result: 'blank', words: null, before, after: null };
  const after = { ...(before ?? NO_PAYROLL), ...values };
  if (before && PAYROLL_VALUES.every((value) => before[value] === after[value])) return { result: 'same', words: null, before, after };
  if (is_closed) return { result: 'closed', words: CLOSED, before, after };
  return { result: before ? 'changed' : 'created', words: null, before, after };
};

const CLOSED = 'O mês está fechado. Reabra-o antes, com o motivo.';

const asDecided = (former: PayrollFacts['former']): string =>
  former
    ? `Pró-labore como foi decidido; o resto igual à folha de ${formatCompetence(former.competence)}.`
    : 'Pró-labore como foi decidido.';

const sameAs = (competence: string): string => `Igual à folha de ${formatCompetence(competence)}.`;

export const NO_PAYROLL: PayrollMonth = { pro_labore: 0, wages: 0, inss_employer: 0, fgts: 0 };

export const amountsOf = ({ pro_labore, wages, inss_employer, fgts }: PayrollMonth): PayrollMonth => ({
  pro_labore,
  wages,
  inss_employer,
  fgts,
});

/** In November and December wages may hold a part of the 13th, which no copy knows of. */
export const thirteenthWarning = (competence: string): string | null =>
  ['01', '11', '12'].includes(competence.slice(5)) ? 'Confira o 13º: a cópia repete os salários da última folha, com ou sem ele.' : null;
