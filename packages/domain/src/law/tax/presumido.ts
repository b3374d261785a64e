import { paymentDayOnOrBefore } from '../../shared/date/business-day.ts';
import { addCompetence, lastDayOf } from '../../shared/date/competence.ts';
import { monthsOfQuarter } from '../../shared/date/quarter.ts';
import { inForce } from '../../shared/date/validity.ts';
import { divideHalfUp, formatMoney, roundHalfUpCents, splitCents } from '../../shared/money/money.ts';
import { formatTaxRate, RATE_SCALE, rateFromScaled, scaledRate } from '../../shared/money/percent.ts';
import { DomainError } from '../../shared/result/domain-error.ts';
import { demandCents, demandCompetence, demandCount, demandQuarter } from '../../shared/schema/demand.ts';
import { moneyStep, rateStep, type Step, textStep } from './step.ts';
import { PRESUMIDO_ACTIVITIES, PRESUMIDO_TABLES, type PresumidoActivity, type PresumidoTable } from './tables/presumido-table.ts';

export type PresumidoInput = {
  /** '2026-Q2'. */
  quarter: string;
  /** Revenue of the quarter, cents. */
  revenue: number;
  /** Revenue of each earlier quarter of the same year, in order, cents: none in the first quarter, three in the fourth. Zero before the opening. */
  earlier_quarters: readonly number[];
  activity: PresumidoActivity;
  /** Months of activity in the quarter, 3 when not told: the additional's limit is per month. */
  months?: number;
};

export type PresumidoResult = { irpj: number; irpj_additional: number; csll: number; pis: number; cofins: number; steps: Step[] };

/**
 * Taxes of a quarter in the Lucro Presumido, in cents, each rounded half up once from a base that is itself rounded once; `irpj` without the
 * additional. PIS and Cofins are those of the three months together and zero from 2027, when they no longer exist. What payers have withheld is
 * not taken off. What the quarter has above R$ 1.25 million, and above what the year's earlier quarters left unused of theirs, has its presumption
 * raised by 10 % (LC 224/2025: IRPJ since 01/2026; CSLL since 04/2026, whose first quarter so leaves it nothing). Throws DomainError (Portuguese message): amount, quarter or activity that is none, no table for the quarter.
 */
export const presumido = (input: PresumidoInput): PresumidoResult => {
  const { revenue, months, raised, table, activity } = read(input);
  const { presumption } = table;
  const irpjBase = baseOf(revenue, raised.irpj.excess, presumption[activity].irpj, table);
  const csllBase = baseOf(revenue, raised.csll.excess, presumption[activity].csll, table);
  const limit = table.additional_above * months;
  const taxes = {
    irpj: roundHalfUpCents(irpjBase.base, table.irpj_rate),
    irpj_additional: roundHalfUpCents(Math.max(0, irpjBase.base - limit), table.additional_rate),
    csll: roundHalfUpCents(csllBase.base, table.csll_rate),
    ...contributionsOf(revenue, table),
  };
  const steps = [
    moneyStep('Receita do trimestre', revenue),
    ...raiseSteps('do IRPJ', raised.irpj),
    ...baseSteps('do IRPJ', irpjBase, 'Lei 9.249/1995, art. 15'),
    moneyStep('IRPJ', taxes.irpj, {
      formula: `${formatMoney(irpjBase.base)} × ${formatTaxRate(table.irpj_rate)}`,
      source: 'Lei 9.249/1995, art. 3º',
    }),
    moneyStep('Adicional do IRPJ', taxes.irpj_additional, {
      formula:
        irpjBase.base > limit
          ? `(${formatMoney(irpjBase.base)} − ${formatMoney(limit)}) × ${formatTaxRate(table.additional_rate)}`
          : `A base não passa de ${formatMoney(limit)}`,
      source: 'Lei 9.249/1995, art. 3º, § 1º',
    }),
    ...raiseSteps('da CSLL', raised.csll),
    ...baseSteps('da CSLL', csllBase, 'Lei 9.249/1995, art. 20'),
    moneyStep('CSLL', taxes.csll, {
      formula: `${formatMoney(csllBase.base)} × ${formatTaxRate(table.csll_rate)}`,
      source: 'Lei 7.689/1988, art. 3º',
    }),
    ...contributionSteps(revenue, taxes, table),
  ];
  return { ...taxes, steps };
};

/**
 * PIS and Cofins of one month in the Lucro Presumido, as they are paid; cents, each rounded half up. Zero from 2027, when they no longer exist.
 * Throws DomainError (Portuguese message).
 */
export const presumidoMonth = (input: { competence: string; revenue: number }): { pis: number; cofins: number; steps: Step[] } => {
  const table = inForce('Lucro Presumido', PRESUMIDO_TABLES, demandCompetence('Competência', input.competence));
  const revenue = demandCents('Receita do mês', input.revenue);
  const taxes = contributionsOf(revenue, table);
  return { ...taxes, steps: [moneyStep('Receita do mês', revenue), ...contributionSteps(revenue, taxes, table)] };
};

/**
 * How IRPJ (with its additional) or CSLL of a quarter may be paid: up to three monthly quotas of at least R$ 1.000,00 each, the last business day
 * of each month on which banks serve; below R$ 2.000,00 only one. The second and the third bear Selic and 1 %, which are not in the amounts. Cents that do not divide go
 * to the first quotas. Throws DomainError. Lei 9.430/1996, art. 5º.
 */
export const presumidoQuotas = (quarter: string, amount: number): { amount: number; due_date: string }[] => {
  const [first, , last] = monthsOfQuarter(demandQuarter('Trimestre', quarter));
  const { quota_minimum } = inForce('Lucro Presumido', PRESUMIDO_TABLES, first);
  const count = Math.max(1, Math.min(3, Math.floor(demandCents('Imposto', amount) / quota_minimum)));
  return splitCents(amount, Array<number>(count).fill(1)).map((part, index) => ({
    amount: part,
    due_date: paymentDayOnOrBefore(lastDayOf(addCompetence(last, index + 1))),
  }));
};

const LC_224 = 'LC 224/2025, art. 4º';

const read = ({ quarter, activity, ...input }: PresumidoInput) => {
  const [first] = monthsOfQuarter(demandQuarter('Trimestre', quarter));
  if (!PRESUMIDO_ACTIVITIES.includes(activity))
    throw new DomainError('invalid_input', 'Atividade: informe consultas ou serviços hospitalares.');
  const table = inForce('Lucro Presumido', PRESUMIDO_TABLES, first);
  const revenue = demandCents('Receita do trimestre', input.revenue);
  const months = demandCount('Meses de atividade no trimestre', input.months ?? 3, 1, 3);
  const number = Number(quarter.slice(-1));
  if (input.earlier_quarters.length !== number - 1)
    throw new DomainError('invalid_input', `Trimestres anteriores: informe a receita de ${number - 1}, um a um.`);
  const quarters = [...input.earlier_quarters.map((each, at) => demandCents(`Receita do ${at + 1}º trimestre`, each)), revenue];
  const year = quarter.slice(0, 4);
  return { revenue, months, raised: { irpj: raisedOf('irpj', year, quarters), csll: raisedOf('csll', year, quarters) }, table, activity };
};

/** The last quarter's revenue: how much may go at the plain presumption, and what is above it. Cents. */
type Raised = { room: number; excess: number };

const raisedOf = (tax: 'irpj' | 'csll', year: string, quarters: readonly number[]): Raised =>
  quarters.reduce<Raised & { unused: number }>(
    ({ unused }, revenue, at) => {
      const { raise } = inForce('Lucro Presumido', PRESUMIDO_TABLES, `${year}-${String(at * 3 + 1).padStart(2, '0')}`);
      if (!raise?.[tax]) return { room: 0, excess: 0, unused: 0 };
      const room = unused + raise.above_in_quarter;
      return { room, excess: Math.max(0, revenue - room), unused: Math.max(0, room - revenue) };
    },
    { room: 0, excess: 0, unused: 0 },
  );

const raiseSteps = (of: string, { room, excess }: Raised): Step[] =>
  excess > 0
    ? [
        moneyStep(`Receita acima do limite ${of}`, excess, {
          formula: `Limite do trimestre com o que os anteriores do ano não usaram: ${formatMoney(room)}`,
          source: LC_224,
        }),
      ]
    : [];

type Base = { base: number; lines: { amount: number; rate: string }[] };

/** The part of the revenue above the year's limit goes at the raised presumption. */
const baseOf = (revenue: number, raised: number, rate: string, { raise }: PresumidoTable): Base => {
  const raisedRate = rateFromScaled((scaledRate(rate) * (RATE_SCALE + scaledRate(raise?.rate ?? '0'))) / RATE_SCALE);
  const lines = [
    { amount: revenue - raised, rate },
    { amount: raised, rate: raisedRate },
  ].filter(({ amount }, index) => index === 0 || amount > 0);
  const scaled = lines.reduce((sum, line) => sum + BigInt(line.amount) * scaledRate(line.rate), 0n);
  return { base: divideHalfUp(scaled, RATE_SCALE), lines };
};

const baseSteps = (of: string, { base, lines }: Base, source: string): Step[] => [
  ...lines.map(({ rate }, index) =>
    rateStep(`Presunção ${of}${index > 0 ? ' acima do limite' : ''}`, rate, { source: index > 0 ? LC_224 : source }),
  ),
  moneyStep(`Base ${of}`, base, {
    formula: lines.map(({ amount, rate }) => `${formatMoney(amount)} × ${formatTaxRate(rate)}`).join(' + '),
    source,
  }),
];

const contributionsOf = (revenue: number, { pis_rate, cofins_rate }: PresumidoTable): { pis: number; cofins: number } => ({
  pis: roundHalfUpCents(revenue, pis_rate ?? '0'),
  cofins: roundHalfUpCents(revenue, cofins_rate ?? '0'),
});

const contributionSteps = (revenue: number, { pis, cofins }: { pis: number; cofins: number }, table: PresumidoTable): Step[] => {
  const { pis_rate, cofins_rate } = table;
  if (pis_rate === null || cofins_rate === null)
    return [textStep('PIS e Cofins', 'Extintos', { formula: 'A CBS, que os substitui, não entra neste cálculo', source: 'LC 214/2025' })];
  const source = 'Lei 9.718/1998, arts. 2º e 8º';
  return [
    moneyStep('PIS', pis, { formula: `${formatMoney(revenue)} × ${formatTaxRate(pis_rate)}`, source }),
    moneyStep('Cofins', cofins, { formula: `${formatMoney(revenue)} × ${formatTaxRate(cofins_rate)}`, source }),
  ];
};
