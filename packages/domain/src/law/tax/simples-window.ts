import { addCompetence, formatCompetenceNumeric, lastCompetences, monthsBetween } from '../../shared/date/competence.ts';
import { divideHalfUp, formatMoney, sumCents } from '../../shared/money/money.ts';
import { DomainError } from '../../shared/result/domain-error.ts';
import { demandCents, demandCompetence } from '../../shared/schema/demand.ts';
import { FACTOR_R_LIMIT, factorR, factorRSteps } from './simples.ts';
import { simplesTable } from './simples-rates.ts';
import { moneyStep, type Step, textStep } from './step.ts';
import type { SimplesAnnex } from './tables/simples-table.ts';

// From the months of a company to what the Simples asks for: RBT12 and fator R, also at the start of activity (Res. CGSN 140/2018, art. 22).

/** Cents by competence: { '2026-10': 1500000 }. */
export type Amounts = Readonly<Record<string, number>>;

export type WindowInput = {
  competence: string;
  /** Competence in which the company opened. */
  opened: string;
  revenues: Amounts;
};

/** First and last competence of the twelve that count for a competence: until 2026 the twelve before it, from 2027 one month earlier. */
export const rbt12Window = (competence: string): { from: string; to: string } => {
  const { first, last } = simplesTable(demandCompetence('Competência', competence)).window;
  return { from: addCompetence(competence, -first), to: addCompetence(competence, -last) };
};

/**
 * RBT12 of a competence, in cents. A company with fewer than twelve months counts the mean of those it has times twelve, in its first month the
 * revenue of that month times twelve, rounded half up; from 2027 its first two months have band 1, told by an RBT12 of zero. `missing` are the months
 * that count and have no amount: they were taken as zero, and a screen should say so. For what 2027 does after the second month the mean is kept by
 * analogy. Throws DomainError (Portuguese message).
 */
export const rbt12Of = (input: WindowInput): { rbt12: number; proportional: boolean; missing: string[]; steps: Step[] } => {
  const { kind, months } = read(input);
  const revenue = sumOf('Receita', input.revenues, months);
  const rbt12 = kind === 'none' ? 0 : kind === 'sum' ? revenue : divideHalfUp(BigInt(revenue) * 12n, BigInt(months.length));
  return {
    rbt12,
    proportional: kind !== 'sum',
    missing: missingOf(months, input.revenues),
    // Only when they are read: lists ask for thousands of sums, and show none of their lines.
    get steps() {
      return rbt12Steps(kind, months, revenue, rbt12);
    },
  };
};

/**
 * Fator R of a competence from the months' revenue and payroll (salaries, pró-labore, 13th, CPP and FGTS paid, cents): twelve months, or at the start
 * of activity those since the opening, in the first month that month itself; from 2027 the first two months have 28 %. Throws DomainError.
 */
export const factorROf = (
  input: WindowInput & { payrolls: Amounts },
): { ratio: string; annex: SimplesAnnex; payroll12: number; revenue12: number; missing: string[]; steps: Step[] } => {
  const { kind, months } = read(input);
  const sums = { payroll12: sumOf('Folha', input.payrolls, months), revenue12: sumOf('Receita', input.revenues, months) };
  if (kind === 'none')
    return {
      ratio: FACTOR_R_LIMIT,
      annex: 'III',
      ...sums,
      missing: [],
      steps: [
        textStep('Fator R', '28 %', { formula: 'Nos dois primeiros meses de atividade o fator R é 28 %', source: 'Res. CGSN 190/2026' }),
      ],
    };
  return {
    ...factorR(sums),
    ...sums,
    missing: missingOf(months, input.revenues, input.payrolls),
    get steps() {
      return factorRSteps(sums);
    },
  };
};

/** The months whose sums make the fator R of a competence, oldest first; none in the first two months of activity from 2027 on. Throws DomainError. */
export const rFactorMonths = (input: Pick<WindowInput, 'competence' | 'opened'>): string[] => read(input).months;

/** `none`: nothing counts yet. `own`: the month itself, the first. `mean`: the months since the opening. `sum`: twelve whole months. */
type WindowKind = 'none' | 'own' | 'mean' | 'sum';

const read = ({ competence, opened }: Pick<WindowInput, 'competence' | 'opened'>): { kind: WindowKind; months: string[] } => {
  const { window, months_without_history } = simplesTable(demandCompetence('Competência', competence));
  const age = monthsBetween(demandCompetence('Abertura', opened), competence);
  if (age < 0)
    throw new DomainError(
      'invalid_input',
      `Competência: em ${formatCompetenceNumeric(competence)} a empresa ainda não existia (abertura em ${formatCompetenceNumeric(opened)}).`,
    );
  if (age < months_without_history) return { kind: 'none', months: [] };
  const count = age - window.last + 1;
  if (count === 0) return { kind: 'own', months: [competence] };
  return { kind: count < 12 ? 'mean' : 'sum', months: lastCompetences(addCompetence(competence, -window.last), Math.min(12, count)) };
};

const sumOf = (label: string, amounts: Amounts, months: readonly string[]): number =>
  sumCents(months.map((month) => demandCents(`${label} de ${formatCompetenceNumeric(month)}`, amounts[month] ?? 0)));

const missingOf = (months: readonly string[], ...lists: Amounts[]): string[] =>
  months.filter((month) => lists.some((amounts) => amounts[month] === undefined));

const rbt12Steps = (kind: WindowKind, months: readonly string[], revenue: number, rbt12: number): Step[] => {
  const source = 'Res. CGSN 140/2018, art. 22';
  if (kind === 'none')
    return [
      textStep('RBT12', '1ª faixa', { formula: 'Nos dois primeiros meses de atividade vale a 1ª faixa', source: 'Res. CGSN 190/2026' }),
    ];
  const span = months.map(formatCompetenceNumeric);
  const between = span.length > 1 ? `de ${span[0]} a ${span.at(-1)}` : `de ${span[0]}`;
  const formulas = {
    own: `${formatMoney(revenue)} × 12 (primeiro mês de atividade)`,
    mean: `${formatMoney(revenue)} ÷ ${months.length} × 12 (início de atividade)`,
    sum: 'Soma dos doze meses',
  };
  return [moneyStep(`Receita ${between}`, revenue, { source }), moneyStep('RBT12', rbt12, { formula: formulas[kind], source })];
};

/** The first competence that counts a month: until 2026 the month after; where the window of 2027 moves back, the one after that. */
export const firstThatCounts = (competence: string): string => {
  const next = addCompetence(competence, 1);
  return rbt12Window(next).to >= competence ? next : addCompetence(competence, 2);
};
