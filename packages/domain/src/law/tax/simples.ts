import { formatMoney, sumCents } from '../../shared/money/money.ts';
import { centsOfRatio, compareRatios, rateOfRatio, rateOfRatioDown, ratioOfRate } from '../../shared/money/ratio.ts';
import { DomainError } from '../../shared/result/domain-error.ts';
import { demandCents } from '../../shared/schema/demand.ts';
import { type SimplesRates, simplesRates, type TaxShare } from './simples-rates.ts';
import { simplesSteps } from './simples-steps.ts';
import { moneyStep, rateStep, type Step, textStep } from './step.ts';
import type { SimplesAnnex } from './tables/simples-table.ts';

export type SimplesInput = {
  annex: SimplesAnnex;
  competence: string;
  /** Revenue of the twelve months of the window (simples-window.ts), cents. */
  rbt12: number;
  /** Revenue of the competence, cents. */
  revenue: number;
  /** The part of `revenue` whose ISS the taker withheld, so that it is not paid in the DAS. */
  revenue_without_iss?: number | undefined;
  /** Whether the company still pays its ISS in the DAS (simplesLimits). Not told: while `rbt12` is within the sublimit. */
  iss_in_das?: boolean | undefined;
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
  const { rates, whole, ...result } = simplesTaxes(input);
  const { annex, rbt12, revenue } = input;
  const { effective, number, band, table, is_iss_capped, iss_band } = rates;
  const shown = { number, table, is_iss_capped, iss_band, band_rate: rateOfRatio(effective), annex, rbt12, revenue, whole };
  return { ...result, steps: simplesSteps({ ...shown, ...result, band }) };
};

/** The same without its explanation, for who computes many: `whole` is the DAS with all of its ISS, `rates` how the rates came about. */
export const simplesTaxes = (input: SimplesInput): Omit<SimplesResult, 'steps'> & { whole: number; rates: SimplesRates } => {
  const rates = simplesRates(input);
  const { whole: rate, shares } = rates;
  const revenue = demandCents('Receita do mês', input.revenue);
  const withheld = demandCents('Receita com ISS fora do DAS', input.revenue_without_iss ?? 0);
  const withoutIss = input.iss_in_das === false ? revenue : withheld;
  if (withheld > revenue) throw new DomainError('invalid_input', 'Receita com ISS fora do DAS: não pode ser maior que a receita do mês.');

  const whole = centsOfRatio(revenue, rate);
  const paid = shareOut(revenue, whole, shares).map(({ tax, rate, amount }) => ({
    tax,
    amount: tax === 'ISS' ? Math.max(0, amount - centsOfRatio(withoutIss, rate)) : amount,
  }));
  const taxes = Object.fromEntries(paid.map(({ tax, amount }) => [tax, amount]));
  const total = sumCents(paid.map(({ amount }) => amount));
  return { band: rates.number, nominal_rate: rates.band.rate, effective_rate: rateOfRatio(rate), total, taxes, whole, rates };
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

/** Rounded parts of `whole`; what rounding leaves goes to the largest share, and on a DAS of a few cents never takes it below zero. */
const shareOut = (revenue: number, whole: number, shares: readonly TaxShare[]): (TaxShare & { amount: number })[] => {
  const parts = shares.map((share) => ({ ...share, amount: centsOfRatio(revenue, share.rate) }));
  let left = whole - sumCents(parts.map(({ amount }) => amount));
  for (const part of parts.toSorted((a, b) => b.weight - a.weight)) {
    const amount = Math.max(0, part.amount + left);
    left += part.amount - amount;
    part.amount = amount;
  }
  return parts;
};
