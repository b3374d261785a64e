import { daysBetween, formatDate, inSaoPaulo } from '../../shared/date/date.ts';
import { countOf } from '../../shared/text/text.ts';
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

const isPressing = ({ name, count, late }: PileStanding): boolean => late > 0 || (count > 0 && pileRule(name).urgent !== undefined);

/** What is late or loses something comes first, then what is money, then what has waited longest; among equals as the rules have them. */
const weight = (pile: PileStanding): number => (isPressing(pile) ? 2 : 0) + ((pile.amount ?? 0) > 0 ? 1 : 0);

const inOrder = (one: PileStanding, other: PileStanding): number =>
  weight(other) - weight(one) || (one.oldest_at ?? LAST).localeCompare(other.oldest_at ?? LAST);

const LAST = '9999';

export type AreaStanding<Pile> = { area: WorkArea; piles: Pile[] };

/** What waits, by area: those with something that presses first, then as the menu has them. `quiet`: areas in which nothing waits. */
export const byArea = <Pile extends PileStanding>(piles: readonly Pile[]): { waiting: AreaStanding<Pile>[]; quiet: WorkArea[] } => {
  const areas = WORK_AREAS.map((area) => ({ area, areaPiles: piles.filter(({ name }) => pileRule(name).area === area) }))
    .filter(({ areaPiles }) => areaPiles.length > 0)
    .map(({ area, areaPiles }) => ({ area, piles: areaPiles.filter(({ count }) => count > 0).toSorted(inOrder) }));
  const presses = ({ piles: some }: AreaStanding<Pile>): number => (some.some(isPressing) ? 1 : 0);
  const waiting = areas.filter(({ piles: some }) => some.length > 0).toSorted((one, other) => presses(other) - presses(one));
  return { waiting, quiet: areas.filter(({ piles: some }) => some.length === 0).map(({ area }) => area) };
};

/** 'a mais antiga espera há 4 dias'; null where nothing says since when, and where all is late and says so itself. */
export const ageWords = ({ name, count, oldest_at, first_due }: PileStanding, today: string): string | null => {
  const { gender, late } = pileRule(name);
  if (oldest_at === null || (late === 'all' && first_due !== null)) return null;
  const days = Math.max(0, daysBetween(inSaoPaulo(oldest_at).date, today));
  const who = count === 1 ? 'espera' : gender === 'f' ? 'a mais antiga espera' : 'o mais antigo espera';
  return days === 0 ? `${who} desde hoje` : `${who} há ${longWords(days)}`;
};

/** In the unit that a person would count in. */
const longWords = (days: number): string => {
  if (days < 60) return countOf(days, 'dia', 'dias');
  if (days < 730) return countOf(Math.floor(days / 30), 'mês', 'meses');
  return countOf(Math.floor(days / 365), 'ano', 'anos');
};

/** 'próximo prazo: amanhã'; null where no day is to come. */
export const nextWords = ({ next_due }: PileStanding, today: string): string | null =>
  next_due === null ? null : `próximo prazo: ${formatDate(next_due, today)}`;

/** '3 em atraso, desde 12 nov', or why somebody loses meanwhile; null where nothing presses. */
export const pressingWords = ({ name, count, late, first_due }: PileStanding, today: string): string | null => {
  const { gender, urgent } = pileRule(name);
  if (late === 0) return urgent ?? null;
  const all = count === 1 ? 'em atraso' : `${gender === 'f' ? 'todas' : 'todos'} em atraso`;
  const many = late === count ? all : `${late.toLocaleString('pt-BR')} em atraso`;
  return first_due !== null && first_due < today ? `${many}, desde ${formatDate(first_due, today)}` : many;
};
