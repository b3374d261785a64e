import { inForce } from '../../shared/date/validity.ts';
import { formatMoney } from '../../shared/money/money.ts';
import { RATE_SCALE, scaledRate } from '../../shared/money/percent.ts';
import { addRatio, compareRatios, minusRatio, type Ratio, rateOfRatio, ratioOfRate, timesRatio } from '../../shared/money/ratio.ts';
import { DomainError } from '../../shared/result/domain-error.ts';
import { demandCents, demandCompetence } from '../../shared/schema/demand.ts';
import type { SimplesAnnex, SimplesBand, SimplesTable } from './tables/simples-table.ts';
import { SIMPLES_TABLES } from './tables/simples-tables.ts';

/** What one tax takes of the revenue; `weight` is its part of the DAS in the band, hundredths of a per cent. */
export type TaxShare = { tax: string; weight: number; rate: Ratio };

export type SimplesRates = {
  table: SimplesTable;
  /** 1 to 6. */
  number: number;
  band: SimplesBand;
  /** By the band alone. */
  effective: Ratio;
  /** What the DAS takes of the revenue: the shares together. Above `effective` where the ISS of another band comes on top. */
  whole: Ratio;
  shares: TaxShare[];
  /** Whether the ISS reached its most, so that the rest went to the other taxes. */
  is_iss_capped: boolean;
  /** The band whose ISS is taken on top, null where the ISS is the band's own. */
  iss_band: SimplesBand | null;
};

type RatesInput = {
  annex: SimplesAnnex;
  competence: string;
  rbt12: number;
  /** Whether the ISS is still paid in the DAS (simplesLimits). Not told: while the window is within the sublimit. */
  iss_in_das?: boolean | undefined;
};

/** The effective rate of a competence and what each tax has of it, as exact fractions. Throws DomainError (Portuguese message). */
export const simplesRates = ({ annex, competence, rbt12, iss_in_das }: RatesInput): SimplesRates => {
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
  const own = sharesOf(table, band.split, effective);
  const bracket = { table, number: index + 1, band, effective };
  const iss_band = iss_in_das && !hasIss(table, band) ? (bands.findLast((each) => hasIss(table, each)) ?? null) : null;
  // Annex V has no division of its own for what passes the most of the ISS: it follows the band (LC 123/2006, art. 18, § 1º-B, I).
  if (iss_band)
    return { ...bracket, ...withIssOf(iss_band, rbt12, table, { own, effective, split: iss_cap?.split ?? band.split }), iss_band };
  const is_iss_capped = iss_cap?.band === index + 1 && own.some(({ tax, rate }) => tax === 'ISS' && passesMost(rate, table));
  const shares = is_iss_capped && iss_cap ? cappedShares(own, effective, table, iss_cap.split) : own;
  return { ...bracket, whole: effective, shares, is_iss_capped, iss_band };
};

/**
 * The ISS rate that a company of the Simples writes on its invoices and that a taker withholds: its effective ISS (LC 123/2006, art. 21, § 4º), 8
 * places, half up. Null above the sublimit, where the rate is the municipality's. Throws DomainError.
 */
export const simplesIssRate = (input: RatesInput): string | null => {
  if (input.iss_in_das === false) return null;
  const iss = simplesRates(input).shares.find(({ tax, rate }) => tax === 'ISS' && rate.numerator > 0n);
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

const issWeight = ({ taxes }: SimplesTable, { split }: SimplesBand): number => split[taxes.indexOf('ISS')] ?? 0;

const hasIss = (table: SimplesTable, band: SimplesBand): boolean => issWeight(table, band) > 0;

const passesMost = (iss: Ratio, { iss_most }: SimplesTable): boolean => compareRatios(iss, ratioOfRate(iss_most)) > 0;

/** The ISS stops at its most and what is above goes to the other taxes (§ 1º-B, I); the weights stay those of the band. */
const cappedShares = (shares: readonly TaxShare[], whole: Ratio, { iss_most }: SimplesTable, split: readonly number[]): TaxShare[] => {
  const capped = ratioOfRate(iss_most);
  const rest = minusRatio(whole, capped);
  return shares.map(({ tax, weight }, at) => ({
    tax,
    weight,
    rate: tax === 'ISS' ? capped : timesRatio(rest, { numerator: BigInt(split[at] ?? 0), denominator: 10_000n }),
  }));
};

/**
 * Band 6 has no ISS of its own. While the year is within the sublimit the DAS still holds it: the share of band 5 of what band 5 would take, on top of
 * what band 6 takes; what passes the most of the ISS goes to the other taxes by `split`, on top of theirs (Res. CGSN 140/2018, art. 24; PGDAS-D manual,
 * example 8).
 */
const withIssOf = (
  issBand: SimplesBand,
  rbt12: number,
  table: SimplesTable,
  { own, effective, split }: { own: readonly TaxShare[]; effective: Ratio; split: readonly number[] },
): Pick<SimplesRates, 'whole' | 'shares' | 'is_iss_capped'> => {
  const iss = timesRatio(effectiveRate(rbt12, issBand), { numerator: BigInt(issWeight(table, issBand)), denominator: 10_000n });
  const is_iss_capped = passesMost(iss, table);
  const paid = is_iss_capped ? ratioOfRate(table.iss_most) : iss;
  const excess = minusRatio(iss, paid);
  const shares = own.map((share, at) => ({
    ...share,
    rate:
      share.tax === 'ISS' ? paid : addRatio(share.rate, timesRatio(excess, { numerator: BigInt(split[at] ?? 0), denominator: 10_000n })),
  }));
  return { whole: addRatio(effective, iss), shares, is_iss_capped };
};
