import { demandCents, demandCompetence } from '../shared/demand.ts';
import { DomainError } from '../shared/domain-error.ts';
import { formatMoney, sumCents } from '../shared/money.ts';
import { RATE_SCALE, scaledRate } from '../shared/percent.ts';
import {
  centsOfRatio,
  compareRatios,
  minusRatio,
  type Ratio,
  rateOfRatio,
  rateOfRatioDown,
  ratioOfRate,
  timesRatio,
} from '../shared/ratio.ts';
import { inForce } from '../shared/validity.ts';
import { simplesSteps } from './simples-steps.ts';
import { moneyStep, rateStep, type Step, textStep } from './step.ts';
import type { IssCap, SimplesAnnex, SimplesBand, SimplesTable } from './tables/simples-table.ts';
import { SIMPLES_TABLES } from './tables/simples-tables.ts';

export type SimplesInput = {
  annex: SimplesAnnex;
  competence: string;
  /** Revenue of the twelve months of the window (simples-window.ts), cents. */
  rbt12: number;
  /** Revenue of the competence, cents. */
  revenue: number;
  /** The part of `revenue` whose ISS is not paid in the DAS: the taker withheld it, or the company has passed the sublimit. */
  revenue_without_iss?: number;
};

export type SimplesResult = {
  band: number;
  nominal_rate: string;
  effective_rate: string;
  total: number;
  taxes: Record<string, number>;
  steps: Step[];
};

/**
 * The DAS of a month (LC 123/2006, art. 18). Cents in and out; rates as fractions. The effective rate is an exact fraction, rounded half up to
 * 8 places only to be shown; the total is rounded half up to the cent once. Each tax is its share of it, and the cent that rounding leaves goes
 * to the tax with the largest share (§ 1º-B, II), so that the taxes sum to the total. `taxes` has the keys in force in the competence.
 * Throws DomainError (Portuguese message): amount or month that is none, no table for the month, RBT12 above the limit of the Simples.
 */
export const simplesNacional = (input: SimplesInput): SimplesResult => {
  const competence = demandCompetence('Competência', input.competence);
  const rbt12 = demandCents('Receita de 12 meses', input.rbt12);
  const revenue = demandCents('Receita do mês', input.revenue);
  const withoutIss = demandCents('Receita com ISS fora do DAS', input.revenue_without_iss ?? 0);
  if (withoutIss > revenue) throw new DomainError('invalid_input', 'Receita com ISS fora do DAS: não pode ser maior que a receita do mês.');

  const table = simplesTable(competence);
  const { bands, iss_cap } = annexOf(table, input.annex);
  const index = bands.findIndex(({ up_to }) => rbt12 <= up_to);
  const band = bands[index];
  if (!band)
    throw new DomainError(
      'out_of_regime',
      `A receita de 12 meses, ${formatMoney(rbt12)}, passa do limite de ${formatMoney(table.limit)} do Simples Nacional.`,
    );

  const effective = effectiveRate(rbt12, band);
  const cap = iss_cap?.band === index + 1 && issPasses(effective, band, iss_cap) ? iss_cap : null;
  const whole = centsOfRatio(revenue, effective);
  const shares = cap ? cappedShares(effective, cap) : band.split.map((part) => timesRatio(effective, hundredths(part)));
  const parts = shareOut(revenue, whole, shares, band.split);
  const iss = table.taxes.indexOf('ISS');
  const outside = Math.min(parts[iss] ?? 0, centsOfRatio(withoutIss, shares[iss] ?? ZERO));
  const taxes = Object.fromEntries(table.taxes.map((tax, at) => [tax, (parts[at] ?? 0) - (at === iss ? outside : 0)]));
  const total = whole - outside;
  const result = { band: index + 1, nominal_rate: band.rate, effective_rate: rateOfRatio(effective), total, taxes };
  return { ...result, steps: simplesSteps({ ...result, annex: input.annex, rbt12, revenue, table, whole, cap, outside }) };
};

/**
 * Fator R: payroll of twelve months over the revenue of the same months, cents; from 0,28 on the annex is III (LC 123/2006, art. 18, § 5º-M). The
 * test is exact; `ratio` is cut at 8 places, never rounded up to 0.28. Where an amount is zero, as the PGDAS-D has it: no payroll 0.01, payroll
 * without revenue 0.28. Throws DomainError on an amount that is none.
 */
export const factorR = (input: { payroll12: number; revenue12: number }): { ratio: string; annex: SimplesAnnex } => {
  const payroll = demandCents('Folha de 12 meses', input.payroll12);
  const revenue = demandCents('Receita de 12 meses', input.revenue12);
  if (payroll === 0) return { ratio: '0.01', annex: 'V' };
  if (revenue === 0) return { ratio: FACTOR_R_LIMIT, annex: 'III' };
  const ratio = { numerator: BigInt(payroll), denominator: BigInt(revenue) };
  return { ratio: rateOfRatioDown(ratio), annex: compareRatios(ratio, ratioOfRate(FACTOR_R_LIMIT)) >= 0 ? 'III' : 'V' };
};

/** The explanation of `factorR` for the same input. */
export const factorRSteps = (input: { payroll12: number; revenue12: number }): Step[] => {
  const { ratio, annex } = factorR(input);
  const source = 'LC 123/2006, art. 18, §§ 5º-J, 5º-M e 24; Manual do PGDAS-D';
  return [
    moneyStep('Folha de 12 meses', input.payroll12, { formula: 'Salários, pró-labore, 13º, CPP e FGTS pagos', source }),
    moneyStep('Receita bruta de 12 meses', input.revenue12, { source }),
    rateStep('Fator R', ratio, { formula: `${formatMoney(input.payroll12)} ÷ ${formatMoney(input.revenue12)}`, source }),
    textStep('Anexo', annex, {
      formula: annex === 'III' ? 'O fator R alcança 28 %' : 'O fator R não alcança 28 %',
      source,
    }),
  ];
};

/** Since 2018, LC 155/2016; the same in the tables of 2027. */
export const FACTOR_R_LIMIT = '0.28';

/** The tables in force. Throws DomainError `no_table` before 2018 and after the last table. */
export const simplesTable = (competence: string): SimplesTable => inForce('Simples Nacional', SIMPLES_TABLES, competence);

const ZERO: Ratio = { numerator: 0n, denominator: 1n };

const hundredths = (part: number): Ratio => ({ numerator: BigInt(part), denominator: 10_000n });

const annexOf = (table: SimplesTable, annex: SimplesAnnex) => {
  if (annex === 'III' || annex === 'V') return table.annexes[annex];
  throw new DomainError('invalid_input', 'Anexo: informe III ou V.');
};

/** (RBT12 × rate − deduction) ÷ RBT12; without revenue in the window, the nominal rate of the first band (CGSN 140/2018, art. 22). */
const effectiveRate = (rbt12: number, { rate, deduction }: SimplesBand): Ratio =>
  rbt12 === 0
    ? ratioOfRate(rate)
    : { numerator: BigInt(rbt12) * scaledRate(rate) - BigInt(deduction) * RATE_SCALE, denominator: BigInt(rbt12) * RATE_SCALE };

const issPasses = (effective: Ratio, band: SimplesBand, cap: IssCap): boolean =>
  compareRatios(timesRatio(effective, hundredths(band.split.at(-1) ?? 0)), ratioOfRate(cap.rate)) > 0;

/** The ISS stops at its cap and what is above goes to the other taxes (§ 1º-B, I). */
const cappedShares = (effective: Ratio, cap: IssCap): Ratio[] => {
  const rest = minusRatio(effective, ratioOfRate(cap.rate));
  return cap.split.map((part, at) => (at === cap.split.length - 1 ? ratioOfRate(cap.rate) : timesRatio(rest, hundredths(part))));
};

/** Rounded parts of `whole`; what rounding leaves goes to the largest share, and on a DAS of a few cents never takes it below zero. */
const shareOut = (revenue: number, whole: number, shares: readonly Ratio[], split: readonly number[]): number[] => {
  const parts = shares.map((share) => centsOfRatio(revenue, share));
  let left = whole - sumCents(parts);
  const largestFirst = [...split.keys()].toSorted((a, b) => (split[b] ?? 0) - (split[a] ?? 0));
  for (const at of largestFirst) {
    const part = parts[at] ?? 0;
    parts[at] = Math.max(0, part + left);
    left += part - parts[at];
  }
  return parts;
};
