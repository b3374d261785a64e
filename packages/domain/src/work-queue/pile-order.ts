import { daysBetween, formatDate, inSaoPaulo } from '../shared/date/date.ts';
import { countOf } from '../shared/text/text.ts';
import { type PileName, pileRule, WORK_AREAS, type WorkArea } from './work-pile.ts';

/** What waits in a pile. Instants, days and cents; `late`: how many of them are past their day. */
export type PileStanding = {
  name: PileName;
  count: number;
  late: number;
  /** Since when the first of them waits; null where nothing says so. */
  oldest_at: string | null;
  /** The first day of all, which may be over, and the next one from today on. */
  first_due: string | null;
  next_due: string | null;
  /** What they come to; null where they are no money. */
  amount: number | null;
};

/** What is late comes first, then what is money, then what has waited longest; among equals as the rules have them. */
const weight = ({ late, amount }: PileStanding): number => (late > 0 ? 2 : 0) + ((amount ?? 0) > 0 ? 1 : 0);

const inOrder = (one: PileStanding, other: PileStanding): number =>
  weight(other) - weight(one) || (one.oldest_at ?? LAST).localeCompare(other.oldest_at ?? LAST);

const LAST = '9999';

export type AreaStanding<Pile> = { area: WorkArea; piles: Pile[] };

/** What waits, by area: those with something late first, then as the menu has them. `quiet`: areas in which nothing waits. */
export const byArea = <Pile extends PileStanding>(piles: readonly Pile[]): { waiting: AreaStanding<Pile>[]; quiet: WorkArea[] } => {
  const areas = WORK_AREAS.map((area) => ({ area, known: piles.filter(({ name }) => pileRule(name).area === area) }))
    .filter(({ known }) => known.length > 0)
    .map(({ area, known }) => ({ area, piles: known.filter(({ count }) => count > 0).toSorted(inOrder) }));
  const isLate = ({ piles: some }: AreaStanding<Pile>): number => (some.some(({ late }) => late > 0) ? 1 : 0);
  const waiting = areas.filter(({ piles: some }) => some.length > 0).toSorted((one, other) => isLate(other) - isLate(one));
  return { waiting, quiet: areas.filter(({ piles: some }) => some.length === 0).map(({ area }) => area) };
};

/** 'A mais antiga espera há 4 dias'; null where nothing says since when. */
export const ageWords = ({ name, count, oldest_at }: PileStanding, today: string): string | null => {
  if (oldest_at === null) return null;
  const days = Math.max(0, daysBetween(inSaoPaulo(oldest_at).date, today));
  const who = count === 1 ? 'espera' : pileRule(name).gender === 'f' ? 'a mais antiga espera' : 'o mais antigo espera';
  if (days === 0) return `${who} desde hoje`;
  return `${who} há ${countOf(days, 'dia', 'dias')}`;
};

/** 'próximo prazo amanhã'; of what is over already only what is late speaks. */
export const nextWords = ({ next_due }: PileStanding, today: string): string | null =>
  next_due === null ? null : `próximo prazo: ${formatDate(next_due, today)}`;

/** '3 em atraso, desde 12 nov'; null where nothing is. */
export const lateWords = ({ count, late, first_due }: PileStanding, today: string): string | null => {
  if (late === 0) return null;
  const many = late === count ? (count === 1 ? 'em atraso' : 'todos em atraso') : `${late.toLocaleString('pt-BR')} em atraso`;
  return first_due !== null && first_due < today ? `${many}, desde ${formatDate(first_due, today)}` : many;
};
