import type { CertificateTrust } from '../../company/certificate/certificate-trust.ts';
import type { SimplesLimits } from '../../law/tax/simples-limit.ts';
import { addCompetence, formatCompetenceNumeric } from '../../shared/date/competence.ts';
import { formatDateNumeric } from '../../shared/date/date.ts';
import { formatMoney } from '../../shared/money/money.ts';
import { countOf } from '../../shared/text/text.ts';
import { statementMonth } from '../statement/statement-month.ts';
import { type DasDifference, differenceWords, isNear } from './closing-difference.ts';
import type { CheckResult, CheckSide, ClosingCheck } from './closing-life.ts';

// What a closing looks at. Every check says what it found, so that a person sees why a month does not close.

export const CLOSING_CHECKS = [
  'earlier',
  'invoices',
  'statements',
  'credits',
  'withheld',
  'payroll',
  'revenue',
  'tax',
  'iss',
  'limit',
  'obligations',
  'certificate',
] as const;
export type ClosingCheckKey = (typeof CLOSING_CHECKS)[number];

export const closingCheckLabel: Record<ClosingCheckKey, string> = {
  earlier: 'Meses anteriores',
  invoices: 'Notas',
  statements: 'Extratos',
  credits: 'Créditos',
  withheld: 'Retenções',
  payroll: 'Folha',
  revenue: 'Receita',
  tax: 'Imposto',
  iss: 'ISS',
  limit: 'Limite',
  obligations: 'Obrigações',
  certificate: 'Certificado',
};

/** What a guide or the PGDAS-D says beside what we computed; cents. `guide`: the sum of the month's guides of that tax, null without any. */
export type ComparedTax = { label: string; calculated: number; guide: number | null };

/** Facts of one company and month; money in cents. */
export type ClosingFacts = {
  month: string;
  /** The first month before it that is still open ('YYYY-MM'): what this one comes to depends on it. */
  earlier_open: string | null;
  is_simples: boolean;
  /** Issued, still to be issued by the office, with the emitter, and waiting for an answer of the client. */
  invoices: { issued: number; open: number; sending: number; with_client: number };
  revenue: number;
  /** How many bank accounts it has; of them `missing` and `to_check` in the month. */
  statements: { accounts: number; missing: number; to_check: number };
  /** Money that came in during the month of which nobody has said what it was. */
  unexplained: { count: number; amount: number };
  /** What takers kept back beyond what the notes of the month say. */
  withheld_beyond: number;
  /** Null where it was not told. */
  payroll: { total: number; pro_labore: number } | null;
  /** As the extract of the PGDAS-D says them; null where nobody told. */
  revenue_official: number | null;
  /** What we computed, what the PGDAS-D says and what the month's DAS guide is of; null where unknown. */
  das_calculated: number | null;
  das_official: number | null;
  das_guide: number | null;
  das_difference: DasDifference | null;
  /** Why nothing could be computed: the sentence, and the months of the fator R whose payroll is untold. */
  das_problem: string | null;
  untold: readonly string[];
  /** Those of the Lucro Presumido that fall due for the month. */
  presumido: readonly ComparedTax[];
  /** Where the ISS of a company that pays it by a municipal guide stands; null where it is inside the DAS or there is none. */
  iss: 'open' | 'done' | null;
  limits: Pick<SimplesLimits, 'revenue' | 'limit' | 'iss_leaves_from' | 'company_leaves_from'> | null;
  /** `next`: when the first of those that are open falls due. */
  obligations: { total: number; open: number; overdue: number; next: string | null };
  certificate: { until: string; trust: CertificateTrust } | null;
};

/**
 * `since`: the day on which it was first found so. `accepted`: why somebody closed the month over it. `at`: the month that it is about, where that is
 * another.
 */
export type ShownCheck = ClosingCheck & { key: ClosingCheckKey; words: string; since?: string; accepted?: string; at?: string };

export const closingChecks = (facts: ClosingFacts, today: string): ShownCheck[] => [
  earlierCheck(facts),
  invoicesCheck(facts),
  statementsCheck(facts),
  creditsCheck(facts),
  withheldCheck(facts),
  payrollCheck(facts),
  ...(facts.is_simples ? [revenueCheck(facts)] : []),
  facts.is_simples ? dasCheck(facts) : presumidoCheck(facts),
  issCheck(facts),
  ...(facts.limits ? [limitCheck(facts.limits)] : []),
  obligationsCheck(facts, today),
  certificateCheck(facts, today),
];

const check = (key: ClosingCheckKey, result: CheckResult, words: string, side: CheckSide = 'office'): ShownCheck => ({
  key,
  result,
  side,
  words,
});

/** Months close one after the other: the window of the fator R and the twelve months of the revenue hold the earlier ones. */
const earlierCheck = ({ earlier_open }: ClosingFacts): ShownCheck =>
  earlier_open === null
    ? check('earlier', 'ok', 'Fechados')
    : { ...check('earlier', 'block', `${formatCompetenceNumeric(earlier_open)} ainda não foi fechado`), at: earlier_open };

const invoicesCheck = ({ invoices: { issued, open, sending, with_client }, revenue }: ClosingFacts): ShownCheck => {
  if (with_client > 0)
    return check('invoices', 'block', `${countOf(with_client, 'exigência', 'exigências')} à espera do cliente`, 'client');
  if (open > 0) return check('invoices', 'block', `${countOf(open, 'nota', 'notas')} por emitir`);
  if (sending > 0) return check('invoices', 'block', `${countOf(sending, 'nota', 'notas')} à espera do emissor`, 'authority');
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

/** Money that nobody has explained may be revenue without a note. */
const creditsCheck = ({ unexplained: { count, amount }, statements }: ClosingFacts): ShownCheck => {
  if (count > 0) return check('credits', 'alert', `${countOf(count, 'crédito', 'créditos')} por explicar, ${formatMoney(amount)}`);
  return check('credits', 'ok', statements.accounts === 0 ? 'Sem extratos' : 'Todos explicados');
};

const withheldCheck = ({ withheld_beyond }: ClosingFacts): ShownCheck =>
  isNear(withheld_beyond, 0)
    ? check('withheld', 'ok', 'Como nas notas')
    : check('withheld', 'alert', `Os tomadores retiveram ${formatMoney(withheld_beyond)} que as notas não dizem`);

const payrollCheck = ({ payroll }: ClosingFacts): ShownCheck => {
  if (payroll === null) return check('payroll', 'block', 'A folha do mês não foi informada');
  if (payroll.total === 0) return check('payroll', 'ok', 'Informada, sem pagamentos');
  return check('payroll', 'ok', payroll.pro_labore === 0 ? `${formatMoney(payroll.total)}, sem pró-labore` : formatMoney(payroll.total));
};

const revenueCheck = ({ revenue, revenue_official }: ClosingFacts): ShownCheck => {
  if (revenue_official === null) return check('revenue', 'ok', revenue === 0 ? 'Sem receita' : `${formatMoney(revenue)} em notas`);
  if (isNear(revenue_official, revenue)) return check('revenue', 'ok', `${formatMoney(revenue)}, como no extrato`);
  return check('revenue', 'alert', `O extrato diz ${formatMoney(revenue_official)}, as notas ${formatMoney(revenue)}`);
};

/** What the PGDAS-D says is compared, or else the guide, which the PGDAS-D makes. */
const dasCheck = (facts: ClosingFacts): ShownCheck => {
  const { das_calculated, das_official, das_guide, das_difference, das_problem: problem, untold } = facts;
  if (das_calculated === null) return check('tax', 'alert', whyNoDas({ problem, untold }));
  const official = das_official ?? das_guide;
  if (official === null)
    return das_calculated === 0
      ? check('tax', 'ok', 'Sem receita, não há DAS')
      : check('tax', 'alert', 'Falta o DAS oficial: inclua a guia ou informe o do extrato');
  if (isNear(official, das_calculated)) return check('tax', 'ok', `${formatMoney(official)}, como calculado`);
  return check('tax', 'alert', differenceWords(official - das_calculated, das_difference));
};

/** Without the payrolls of its months the fator R, and with it the annex, is not known. */
export const whyNoDas = ({ problem, untold }: { problem: string | null; untold: readonly string[] }): string => {
  if (problem) return problem;
  if (untold.length === 0) return 'Não há cálculo para comparar com o oficial';
  const months = untold.length > 3 ? countOf(untold.length, 'mês', 'meses') : untold.map(formatCompetenceNumeric).join(', ');
  return `Sem a folha de ${months} não se sabe o anexo`;
};

/** Guides of the taxes that the month owes, each beside what we computed. */
const presumidoCheck = ({ presumido }: ClosingFacts): ShownCheck => {
  const without = presumido.filter(({ guide, calculated }) => guide === null && calculated > 0);
  if (without.length > 0) return check('tax', 'alert', `Falta a guia de ${without.map(({ label }) => label).join(' e ')}`);
  const other = presumido.find(({ guide, calculated }) => guide !== null && !isNear(guide, calculated));
  if (other) {
    const difference = (other.guide ?? 0) - other.calculated;
    const words = difference > 0 ? 'maior' : 'menor';
    return check('tax', 'alert', `A guia de ${other.label} é ${formatMoney(Math.abs(difference))} ${words} que o calculado`);
  }
  return check('tax', 'ok', presumido.some(({ guide }) => guide !== null) ? 'Guias como calculado' : 'Sem receita, não há imposto');
};

const issCheck = ({ iss, is_simples }: ClosingFacts): ShownCheck => {
  if (iss === 'open') return check('iss', 'alert', 'A guia municipal do ISS não foi feita');
  if (iss === 'done') return check('iss', 'ok', 'Guia municipal feita');
  return check('iss', 'ok', is_simples ? 'Dentro do DAS' : 'Nada por recolher');
};

/** What passes a limit changes the regime or the ISS of the months after it (LC 123/2006, arts. 3º and 20). */
const limitCheck = ({ revenue, limit, iss_leaves_from, company_leaves_from }: NonNullable<ClosingFacts['limits']>): ShownCheck => {
  if (company_leaves_from)
    return check('limit', 'alert', `Passou do limite: fora do Simples a partir de ${formatCompetenceNumeric(company_leaves_from)}`);
  if (iss_leaves_from) {
    const last = formatCompetenceNumeric(addCompetence(iss_leaves_from, -1));
    return check('limit', 'alert', `Passou do sublimite: ISS no DAS só até ${last}`);
  }
  return check('limit', 'ok', `${Math.round((revenue / limit) * 100)} % do limite do ano`);
};

/** What falls due later is no fault of the month: it is said, and the month may close. */
const obligationsCheck = ({ obligations: { total, open, overdue, next } }: ClosingFacts, today: string): ShownCheck => {
  if (overdue > 0) return check('obligations', 'block', countOf(overdue, 'obrigação vencida', 'obrigações vencidas'));
  if (total === 0) return check('obligations', 'alert', 'Nenhuma foi gerada');
  if (open === 0) return check('obligations', 'ok', 'Todas entregues');
  if (next !== null && next <= today) return check('obligations', 'alert', `${countOf(open, 'obrigação', 'obrigações')} por entregar hoje`);
  return check(
    'obligations',
    'ok',
    `${countOf(open, 'obrigação', 'obrigações')} por entregar${next ? ` até ${formatDateNumeric(next)}` : ''}`,
  );
};

/** A certificate of another than the ICP-Brasil signs nothing that an emitter takes (MP 2.200-2/2001). */
const certificateCheck = ({ certificate }: ClosingFacts, today: string): ShownCheck => {
  if (certificate === null) return check('certificate', 'alert', 'A empresa não tem certificado', 'client');
  const { until, trust } = certificate;
  if (until < today) return check('certificate', 'alert', `Venceu em ${formatDateNumeric(until)}`, 'client');
  if (trust !== 'icp_brasil') return check('certificate', 'alert', 'O certificado não é da ICP-Brasil', 'client');
  return check('certificate', 'ok', `Vale até ${formatDateNumeric(until)}`);
};

/** The worst of all: what the month as a whole is. */
export const worstOf = (checks: readonly Pick<ClosingCheck, 'result'>[]): CheckResult => {
  if (checks.some(({ result }) => result === 'block')) return 'block';
  return checks.some(({ result }) => result === 'alert') ? 'alert' : 'ok';
};

/** The one that is said first: what blocks, else what warns; null where all is well. */
export const firstFault = <Check extends Pick<ClosingCheck, 'result'>>(checks: readonly Check[]): Check | null =>
  checks.find(({ result }) => result === 'block') ?? checks.find(({ result }) => result === 'alert') ?? null;

/** The same checks, each with the day since when it is found as bad as it is now. */
export const datedChecks = (checks: readonly ShownCheck[], before: readonly ShownCheck[], today: string): ShownCheck[] =>
  checks.map((check) => {
    const former = before.find(({ key, result }) => key === check.key && result === check.result);
    return { ...check, since: former?.since ?? today };
  });
