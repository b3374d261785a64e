import { compareRegimes } from '../tax/comparison/compare-regimes.ts';
import { COMPARED_REGIMES, type ComparedRegime, type ComparisonInput, type RegimeYear } from '../tax/comparison/comparison-input.ts';
import { simplesTable } from '../tax/simples-rates.ts';

// What is left in each regime as the revenue grows and everything else of the practice stays. Revenues are cents a month, in whole reais.

const REAL = 100;

export type NetPoint = { revenue: number; net: Record<ComparedRegime, number | null> };

/** From `revenue` on `best` leaves most, where up to the real before `former` did. */
export type BreakEven = { revenue: number; former: ComparedRegime; best: ComparedRegime };

export type LawStep = { revenue: number; kind: 'dividends' | 'sublimit' | 'limit'; regime: ComparedRegime | null };

/** Net of a month, null where the regime is not to be had. */
export const netAt = (practice: ComparisonInput, revenue: number): NetPoint => {
  const { regimes } = compareRegimes({ ...practice, revenue });
  const of = (wanted: ComparedRegime) => {
    const year = regimes.find(({ regime }) => regime === wanted);
    return year ? Math.round(year.net / 12) : null;
  };
  return {
    revenue,
    net: {
      natural_person: of('natural_person'),
      simples_iii: of('simples_iii'),
      simples_v: of('simples_v'),
      presumido: of('presumido'),
    },
  };
};

/** The end of the curve: about twice the revenue, in round figures, so that it does not move with each key. */
export const curveEnd = (revenue: number): number => {
  const wanted = Math.max(revenue * 2, 4_000_000);
  const unit = 10 ** Math.floor(Math.log10(wanted));
  return [1, 1.5, 2, 3, 4, 5, 6, 8, 10].map((times) => times * unit).find((end) => end >= wanted) ?? wanted;
};

export const netCurve = (practice: ComparisonInput, end: number, count = 48): NetPoint[] =>
  grid(end, count).map((revenue) => netAt(practice, revenue));

/**
 * Where another regime begins to leave most, up to `end`, each to the real. A pair that changes twice within one part of the grid and the law's own
 * steps would be missed; the parts are small beside what the law's bands are wide.
 */
export const breakEvens = (practice: ComparisonInput, end: number, count = 96): BreakEven[] => {
  const places = [...new Set([...grid(end, count), ...lawSteps(practice, end).flatMap(({ revenue }) => [revenue - REAL, revenue])])]
    .filter((revenue) => revenue > 0)
    .toSorted((a, b) => a - b);
  let former = places[0] === undefined ? null : bestAt(practice, places[0]);
  let from = places[0] ?? 0;
  const found: BreakEven[] = [];
  for (const place of places) {
    const best = bestAt(practice, place);
    // Between two places more than one regime may take its turn.
    while (former !== null && best !== former) {
      const one: ComparedRegime = former;
      const revenue: number = first(from, place, (candidate) => bestAt(practice, candidate) !== one);
      const next: ComparedRegime = bestAt(practice, revenue);
      found.push({ revenue, former: one, best: next });
      former = next;
      from = revenue;
    }
    from = place;
  }
  return found;
};

/** Where the law makes what is left fall, though more is earned: named, because a person may stay below. */
export const lawSteps = (practice: ComparisonInput, end: number): LawStep[] => {
  const { sublimit, limit } = simplesTable(practice.competence);
  const ofSimples = [
    { revenue: nextReal(sublimit / 12), kind: 'sublimit' as const, regime: null },
    { revenue: nextReal(limit / 12), kind: 'limit' as const, regime: null },
  ];
  const ofDividends = COMPARED_REGIMES.flatMap((regime): LawStep[] => {
    const isTaxed = (revenue: number): boolean => (yearAt(practice, revenue, regime)?.parts.dividends ?? 0) > 0;
    // The Simples ends on the way: what can be had of it is looked through.
    const top = regime.startsWith('simples') ? Math.min(end, limit / 12) : end;
    const hit = grid(top, 32).find(isTaxed);
    return hit === undefined ? [] : [{ revenue: first(0, hit, isTaxed), kind: 'dividends', regime }];
  });
  return [...ofDividends, ...ofSimples].filter(({ revenue }) => revenue <= end).toSorted((a, b) => a.revenue - b.revenue);
};

const yearAt = (practice: ComparisonInput, revenue: number, regime: ComparedRegime): RegimeYear | undefined =>
  compareRegimes({ ...practice, revenue }).regimes.find((year) => year.regime === regime);

const bestAt = (practice: ComparisonInput, revenue: number): ComparedRegime =>
  compareRegimes({ ...practice, revenue }).regimes[0]?.regime ?? 'natural_person';

const grid = (end: number, count: number): number[] => [
  ...new Set(Array.from({ length: count + 1 }, (_, index) => Math.floor((end * index) / count / REAL) * REAL)),
];

const nextReal = (cents: number): number => (Math.floor(cents / REAL) + 1) * REAL;

/** The lowest revenue above `below` for which it holds; at `holds` it does, at `below` it does not. */
const first = (below: number, holds: number, test: (revenue: number) => boolean): number => {
  let [low, high] = [below / REAL, holds / REAL];
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (test(middle * REAL)) high = middle;
    else low = middle;
  }
  return high * REAL;
};
