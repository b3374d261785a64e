import { compareRegimes } from '../../law/tax/comparison/compare-regimes.ts';
import { COMPARED_REGIMES, type ComparedRegime, type ComparisonInput, type RegimeYear } from '../../law/tax/comparison/comparison-input.ts';
import { simplesTable } from '../../law/tax/simples-rates.ts';

// What is left in each regime as the revenue grows and everything else of the practice stays. Revenues are cents a month, in whole reais.

const REAL = 100;

export type NetPoint = { revenue: number; net: Record<ComparedRegime, number | null> };

/** From `revenue` on `best` leaves most, where up to the real before `former` did. */
export type BreakEven = { revenue: number; former: ComparedRegime; best: ComparedRegime };

export type LawStep = { revenue: number; kind: 'dividends' | 'sublimit' | 'limit'; regime: ComparedRegime | null };

/** What each regime makes of a revenue, reckoned once for each: the curve, its steps and its break-even points look at the same places. */
type YearsAt = (revenue: number) => readonly RegimeYear[];

const yearsAt = (practice: ComparisonInput): YearsAt => {
  const yearsByRevenue = new Map<number, readonly RegimeYear[]>();
  return (revenue) => {
    const years = yearsByRevenue.get(revenue) ?? compareRegimes({ ...practice, revenue }).regimes;
    yearsByRevenue.set(revenue, years);
    return years;
  };
};

export type NetPicture = { curve: NetPoint[]; breaks: BreakEven[]; steps: LawStep[] };

/** The curve up to `end`, where another regime begins to leave most, and where the law makes what is left fall. */
export const netPicture = (practice: ComparisonInput, end: number): NetPicture => {
  const at = yearsAt(practice);
  const steps = lawSteps(at, practice.competence, end);
  return { curve: grid(end).map((revenue) => pointAt(at, revenue)), breaks: breakEvens(at, end, steps), steps };
};

/** Net of a month, null where the regime is not to be had. */
export const netAt = (practice: ComparisonInput, revenue: number): NetPoint => pointAt(yearsAt(practice), revenue);

const pointAt = (at: YearsAt, revenue: number): NetPoint => {
  const of = (wanted: ComparedRegime) => {
    const year = at(revenue).find(({ regime }) => regime === wanted);
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

/**
 * Where another regime begins to leave most, up to `end`, each to the real. A pair that changes twice within one part of the grid and the law's own
 * steps would be missed; the parts are small beside what the law's bands are wide.
 */
const breakEvens = (at: YearsAt, end: number, steps: readonly LawStep[]): BreakEven[] => {
  const bestAt = (revenue: number): ComparedRegime => at(revenue)[0]?.regime ?? 'natural_person';
  const places = [...new Set([REAL, ...grid(end), ...steps.flatMap(({ revenue }) => [revenue - REAL, revenue])])]
    .filter((revenue) => revenue > 0)
    .toSorted((a, b) => a - b);
  let from = places[0] ?? 0;
  let former = bestAt(from);
  const breakEvens: BreakEven[] = [];
  for (const place of places) {
    const best = bestAt(place);
    // Between two places more than one regime may take its turn.
    while (best !== former) {
      const one = former;
      const revenue = first(from, place, (candidate) => bestAt(candidate) !== one);
      former = bestAt(revenue);
      breakEvens.push({ revenue, former: one, best: former });
      from = revenue;
    }
    from = place;
  }
  return breakEvens;
};

/** Where what is left falls though more is earned: named, because a person may stay below. */
const lawSteps = (at: YearsAt, competence: string, end: number): LawStep[] => {
  const { sublimit, limit } = simplesTable(competence);
  const ofSimples = [
    { revenue: nextReal(sublimit / 12), kind: 'sublimit' as const, regime: null },
    { revenue: nextReal(limit / 12), kind: 'limit' as const, regime: null },
  ];
  const ofDividends = COMPARED_REGIMES.flatMap((regime): LawStep[] => {
    const isTaxed = (revenue: number): boolean => (at(revenue).find((year) => year.regime === regime)?.parts.dividends ?? 0) > 0;
    const hit = grid(end).find(isTaxed);
    return hit === undefined ? [] : [{ revenue: first(0, hit, isTaxed), kind: 'dividends', regime }];
  });
  return [...ofDividends, ...ofSimples].filter(({ revenue }) => revenue <= end).toSorted((a, b) => a.revenue - b.revenue);
};

const POINTS = 64;

const grid = (end: number): number[] => [
  ...new Set(Array.from({ length: POINTS + 1 }, (_, index) => Math.floor((end * index) / POINTS / REAL) * REAL)),
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
