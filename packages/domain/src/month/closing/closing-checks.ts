import { formatCompetenceNumeric } from '../../shared/date/competence.ts';
import { formatDateNumeric } from '../../shared/date/date.ts';
import { formatMoney } from '../../shared/money/money.ts';
import { countOf } from '../../shared/text/text.ts';
import { statementMonth } from '../statement/statement-month.ts';
import type { CheckResult, ClosingCheck } from './closing-life.ts';

// What a closing looks at. Every check says what it found, so that a person sees why a month does not close.

export const CLOSING_CHECKS = ['earlier', 'invoices', 'statements', 'payroll', 'tax', 'obligations', 'certificate'] as const;
export type ClosingCheckKey = (typeof CLOSING_CHECKS)[number];

export const closingCheckLabel: Record<ClosingCheckKey, string> = {
  earlier: 'Meses anteriores',
  invoices: 'Notas',
  statements: 'Extratos',
  payroll: 'Folha',
  tax: 'DAS',
  obligations: 'Obrigações',
  certificate: 'Certificado',
};

/** Facts of one company and month; money in cents. */
export type ClosingFacts = {
  month: string;
  /** The first month before it that is still open ('YYYY-MM'): what this one comes to depends on it. */
  earlier_open: string | null;
  is_simples: boolean;
  /** Issued, still to be issued by the office, and waiting for an answer of the client. */
  invoices: { issued: number; open: number; with_client: number };
  revenue: number;
  /** How many bank accounts it has; of them `missing` and `to_check` in the month. */
  statements: { accounts: number; missing: number; to_check: number };
  payroll_known: boolean;
  /** What we computed and what the PGDAS-D says; null where unknown. */
  das_calculated: number | null;
  das_official: number | null;
  /** Why nothing could be computed: the sentence, and the months of the fator R whose payroll is untold. */
  das_problem: string | null;
  untold: readonly string[];
  obligations: { total: number; open: number; overdue: number };
  /** Date, null without any certificate. */
  certificate_until: string | null;
};

export type ShownCheck = ClosingCheck & { key: ClosingCheckKey; words: string };

export const closingChecks = (facts: ClosingFacts, today: string): ShownCheck[] => [
  earlierCheck(facts),
  invoicesCheck(facts),
  statementsCheck(facts),
  payrollCheck(facts),
  ...(facts.is_simples ? [taxCheck(facts)] : []),
  obligationsCheck(facts),
  certificateCheck(facts, today),
];

const check = (key: ClosingCheckKey, result: CheckResult, words: string, side: ClosingCheck['side'] = 'office'): ShownCheck => ({
  key,
  result,
  side,
  words,
});

/** Months close one after the other: the window of the fator R and the twelve months of the revenue hold the earlier ones. */
const earlierCheck = ({ earlier_open }: ClosingFacts): ShownCheck =>
  earlier_open === null
    ? check('earlier', 'ok', 'Fechados')
    : check('earlier', 'block', `${formatCompetenceNumeric(earlier_open)} ainda não foi fechado`);

const invoicesCheck = ({ invoices: { issued, open, with_client }, revenue }: ClosingFacts): ShownCheck => {
  if (with_client > 0)
    return check('invoices', 'block', `${countOf(with_client, 'exigência', 'exigências')} à espera do cliente`, 'client');
  if (open > 0) return check('invoices', 'block', `${countOf(open, 'nota', 'notas')} por emitir`);
  return check('invoices', 'ok', issued === 0 ? 'Sem notas' : `${countOf(issued, 'nota', 'notas')}, ${formatMoney(revenue)}`);
};

/** Without them nobody can tell what came in and went out; of a company that never named an account, only that. */
const statementsCheck = ({ month, statements }: ClosingFacts): ShownCheck => {
  if (statements.accounts === 0) return check('statements', 'alert', 'Nenhum extrato foi enviado até hoje', 'client');
  const standing = statementMonth(statements);
  if (standing === 'missing') return check('statements', 'block', `Falta o extrato de ${formatCompetenceNumeric(month)}`, 'client');
  if (standing === 'to_check') return check('statements', 'block', `${countOf(statements.to_check, 'extrato', 'extratos')} por conferir`);
  return check('statements', 'ok', 'Conferidos');
};

const payrollCheck = ({ payroll_known }: ClosingFacts): ShownCheck =>
  payroll_known ? check('payroll', 'ok', 'Informada') : check('payroll', 'block', 'A folha do mês não foi informada');

const taxCheck = ({ das_calculated, das_official, das_problem, untold }: ClosingFacts): ShownCheck => {
  if (das_calculated === null) return check('tax', 'alert', whyNoDas({ problem: das_problem, untold }));
  if (das_official === null) return check('tax', 'alert', 'O DAS oficial não foi informado');
  const difference = das_official - das_calculated;
  if (difference === 0) return check('tax', 'ok', `${formatMoney(das_official)}, como calculado`);
  return check('tax', 'alert', `O oficial é ${formatMoney(Math.abs(difference))} ${difference > 0 ? 'maior' : 'menor'} que o calculado`);
};

/** Without the payrolls of its months the fator R, and with it the annex, is not known. */
export const whyNoDas = ({ problem, untold }: { problem: string | null; untold: readonly string[] }): string => {
  if (problem) return problem;
  if (untold.length === 0) return 'Não há cálculo para comparar com o oficial';
  const months = untold.length > 3 ? countOf(untold.length, 'mês', 'meses') : untold.map(formatCompetenceNumeric).join(', ');
  return `Sem a folha de ${months} não se sabe o anexo`;
};

const obligationsCheck = ({ obligations: { total, open, overdue } }: ClosingFacts): ShownCheck => {
  if (overdue > 0) return check('obligations', 'block', countOf(overdue, 'obrigação vencida', 'obrigações vencidas'));
  if (open > 0) return check('obligations', 'alert', `${countOf(open, 'obrigação', 'obrigações')} por entregar`);
  return check('obligations', total === 0 ? 'alert' : 'ok', total === 0 ? 'Nenhuma foi gerada' : 'Todas entregues');
};

const certificateCheck = ({ certificate_until }: ClosingFacts, today: string): ShownCheck => {
  if (certificate_until === null) return check('certificate', 'alert', 'A empresa não tem certificado', 'client');
  if (certificate_until < today) return check('certificate', 'alert', `Venceu em ${formatDateNumeric(certificate_until)}`, 'client');
  return check('certificate', 'ok', `Vale até ${formatDateNumeric(certificate_until)}`);
};

/** The worst of all: what the month as a whole is. */
export const worstOf = (checks: readonly Pick<ClosingCheck, 'result'>[]): CheckResult => {
  if (checks.some(({ result }) => result === 'block')) return 'block';
  return checks.some(({ result }) => result === 'alert') ? 'alert' : 'ok';
};
