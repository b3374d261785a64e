import { inForce } from '../shared/date/validity.ts';
import { formatMoney } from '../shared/money/money.ts';
import { RATE_SCALE, scaledRate } from '../shared/money/percent.ts';
import { compareRatios, minusRatio, type Ratio, rateOfRatio, ratioOfRate, timesRatio } from '../shared/money/ratio.ts';
import { demandCents, demandCompetence } from '../shared/schema/demand.ts';
import { DomainError } from '../shared/schema/domain-error.ts';
import type { IssCap, SimplesAnnex, SimplesBand, SimplesTable } from './tables/simples-table.ts';
import { SIMPLES_TABLES } from './tables/simples-tables.ts';

/** What one tax takes of the revenue; `weight` is its part of the DAS in the band, hundredths of a per cent. */
export type TaxShare = { tax: string; weight: number; rate: Ratio };

export type SimplesRates = {
  table: SimplesTable;
  /** 1 to 6. */
  number: number;
  band: SimplesBand;
  effective: Ratio;
  shares: TaxShare[];
  /** The cap of the ISS, where it is reached. */
  cap: IssCap | null;
};

type RatesInput = { annex: SimplesAnnex; competence: string; rbt12: number };

/** The effective rate of a competence and what each tax has of it, as exact fractions. Throws DomainError (Portuguese message). */
export const simplesRates = ({ annex, competence, rbt12 }: RatesInput): SimplesRates => {
  const table = simplesTable(demandCompetence('Competência', competence));
  const { bands, iss_cap } = annexOf(table, annex);
  const window = demandCents('Receita de 12 meses', rbt12);
  const index = bands.findIndex(({ up_to }) => window <= up_to);
  const band = bands[index];
  if (!band)
    throw new DomainError(
      'out_of_regime',
      `A receita de 12 meses, ${formatMoney(rbt12)}, passa do limite de ${formatMoney(table.limit)} do Simples Nacional.`,
    );
  const effective = effectiveRate(rbt12, band);
  const shares = sharesOf(table, band.split, effective);
  const cap = iss_cap?.band === index + 1 && issPasses(shares, iss_cap) ? iss_cap : null;
  return { table, number: index + 1, band, effective, shares: cap ? cappedShares(shares, effective, cap) : shares, cap };
};

/**
 * The ISS rate that a company of the Simples writes on its invoices and that a taker withholds: its effective ISS (LC 123/2006, art. 21, § 4º), 8
 * places, half up. Null above the sublimit, where the rate is the municipality's. Throws DomainError.
 */
export const simplesIssRate = (input: RatesInput): string | null => {
  const iss = simplesRates(input).shares.find(({ tax, weight }) => tax === 'ISS' && weight > 0);
  return iss ? rateOfRatio(iss.rate) : null;
};

/** The tables in force. Throws DomainError `no_table` before 2018 and after the last table. */
export const simplesTable = (competence: string): SimplesTable => inForce('Simples Nacional', SIMPLES_TABLES, competence);

const annexOf = (table: SimplesTable, annex: SimplesAnnex) => {
  if (annex === 'III' || annex === 'V') return table.annexes[annex];
  throw new DomainError('invalid_input', 'Anexo: informe III ou V.');
};

/** (RBT12 × rate − deduction) ÷ RBT12; without revenue in the window, the nominal rate of the first band (Res. CGSN 140/2018, art. 22). */
const effectiveRate = (rbt12: number, { rate, deduction }: SimplesBand): Ratio =>
  rbt12 === 0
    ? ratioOfRate(rate)
    : { numerator: BigInt(rbt12) * scaledRate(rate) - BigInt(deduction) * RATE_SCALE, denominator: BigInt(rbt12) * RATE_SCALE };

const sharesOf = ({ taxes }: SimplesTable, split: readonly number[], rate: Ratio): TaxShare[] =>
  split.map((weight, at) => ({
    tax: taxes[at] ?? '',
    weight,
    rate: timesRatio(rate, { numerator: BigInt(weight), denominator: 10_000n }),
  }));

const issPasses = (shares: readonly TaxShare[], cap: IssCap): boolean =>
  shares.some(({ tax, rate }) => tax === 'ISS' && compareRatios(rate, ratioOfRate(cap.rate)) > 0);

/** The ISS stops at its cap and what is above goes to the other taxes (§ 1º-B, I); the weights stay those of the band. */
const cappedShares = (shares: readonly TaxShare[], effective: Ratio, cap: IssCap): TaxShare[] => {
  const capped = ratioOfRate(cap.rate);
  const rest = minusRatio(effective, capped);
  return shares.map(({ tax, weight }, at) => ({
    tax,
    weight,
    rate: tax === 'ISS' ? capped : timesRatio(rest, { numerator: BigInt(cap.split[at] ?? 0), denominator: 10_000n }),
  }));
};
