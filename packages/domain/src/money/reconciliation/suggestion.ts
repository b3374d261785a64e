import { daysBetween } from '../../shared/date/date.ts';
import { formatMoney, sumCents } from '../../shared/money/money.ts';
import { countOf, searchKey } from '../../shared/text/text.ts';
import type { TargetKind } from './reconciliation-form.ts';

// What a bank movement is probably the money of, with the reasons in words. Nothing is decided here: a person confirms.

/** A movement of an account, `amount` in signed cents. */
export type Movement = { id: number; date: string; amount: number; memo: string };

/** An invoice that waits for its money, or a boleto or an expense that waits to be paid. */
export type Target = {
  kind: TargetKind;
  id: number;
  /** What is still missing of it on a day, in cents: a boleto grows with its delay. */
  dueOn: (day: string) => number;
  /** The first day on which it can have been paid. */
  from: string;
  /** The day on which it falls due; null where none is told. */
  expected: string | null;
  /** After so many days from its issue this payer pays as a rule; null where none of its notes was paid yet. */
  habit: number | null;
  /** What it is called: the note with its client, or the boleto. */
  title: string;
  /** Who pays it by all their names, or what it is. */
  names: readonly string[];
  /** CPF or CNPJ of who pays, null where it is not known. */
  document: string | null;
  /** The number of the note; null where it has none. */
  number: string | null;
};

/** `score` from 0 to 100 and above; `reasons` as a person reads them. `left`: what of the targets the movement does not bring, in cents. */
export type Proposal = { movement: Movement; targets: readonly Target[]; score: number; left: number; reasons: string[] };

/** From this score on a proposal is shown as a suggestion. */
const GOOD_ENOUGH = 60;
/** A proposal stands alone when none of other targets comes so near. */
const CLEAR_LEAD = 10;
/** So many notes of one payer are tried together in one credit. */
const MOST_TOGETHER = 4;
const MOST_OF_A_PAYER = 12;

/**
 * The first suggestion for each movement that has one: the best proposals are given first, a target to one movement only. Where two different targets are as
 * likely nothing is suggested, unless they are twins (the same payer and amount): then the nearer to its day, and of two as near the older.
 */
export const suggestions = (movements: readonly Movement[], targets: readonly Target[]): Map<number, Proposal> => {
  const all = movements
    .flatMap((movement) => proposalsFor(movement, targets))
    .filter(({ score }) => score >= GOOD_ENOUGH - CLEAR_LEAD)
    .toSorted((one, other) => other.score - one.score || compareDay(one, other) || compareTargets(one, other));
  const given = new Map<number, Proposal>();
  const used = new Set<Target>();
  const unclear = new Set<number>();
  for (const proposal of all) {
    const { movement } = proposal;
    if (proposal.score < GOOD_ENOUGH || given.has(movement.id) || unclear.has(movement.id)) continue;
    if (proposal.targets.some((target) => used.has(target))) continue;
    const rival = all.find(
      (other) =>
        other.movement === movement &&
        other !== proposal &&
        other.score > proposal.score - CLEAR_LEAD &&
        !other.targets.some((target) => used.has(target)) &&
        !areTwins(other, proposal),
    );
    if (rival) {
      unclear.add(movement.id);
      continue;
    }
    given.set(movement.id, proposal);
    for (const target of proposal.targets) used.add(target);
  }
  return given;
};

const compareDay = (one: Proposal, other: Proposal): number => one.movement.date.localeCompare(other.movement.date);

/** Order of proposals that are as likely: the one whose usual day is nearest, then the oldest. */
const compareTargets = (one: Proposal, other: Proposal): number => {
  const [first, second] = [one.targets[0], other.targets[0]];
  if (!first || !second) return 0;
  return distanceOf(first, one.movement.date) - distanceOf(second, other.movement.date) || compareAge(first, second);
};

/** Two proposals of a movement that differ in nothing but which of equal targets they name. */
const areTwins = (one: Proposal, other: Proposal): boolean => {
  const describe = ({ movement: { date }, targets }: Proposal) =>
    targets.map((target) => `${payerOf(target)} ${target.dueOn(date)}`).toSorted();
  return describe(one).join() === describe(other).join();
};

const payerOf = ({ document, names }: Target): string => document ?? searchKey(names.join(' '));

/** Everything that a movement may be the money of, the likeliest first: single targets, and notes of one payer together. */
export const proposalsFor = (movement: Movement, targets: readonly Target[]): Proposal[] => {
  const isInflow = movement.amount > 0;
  const possible = targets.filter(
    (target) => (target.kind === 'invoice') === isInflow && daysBetween(target.from, movement.date) >= -EARLIEST_DAYS,
  );
  const memo = memoOf(movement.memo);
  const judged = possible.map((target) => ({ target, who: likenessOf(memo, target) }));
  const alone = judged.map(({ target, who }) => judge(movement, [target], who));
  const together = isInflow ? sumsOf(movement, judged) : [];
  return [...alone, ...together].toSorted((one, other) => other.score - one.score || compareTargets(one, other));
};

/** A client may pay a note some days before it is issued. */
const EARLIEST_DAYS = 5;

type Likeness = { points: number; reasons: string[] };

/** Notes of one payer whose sum is the credit, where the description names the payer or one of the notes. */
const sumsOf = (movement: Movement, judged: readonly { target: Target; who: Likeness }[]): Proposal[] => {
  const payers = Map.groupBy(judged, ({ target }) => payerOf(target));
  return [...payers.values()].flatMap((ofPayer) => {
    const [named] = ofPayer.filter(({ who }) => who.points >= NAMED).toSorted((one, other) => other.who.points - one.who.points);
    if (!named) return [];
    const nearest = ofPayer
      .map(({ target }) => target)
      .toSorted((one, other) => distanceOf(one, movement.date) - distanceOf(other, movement.date) || compareAge(one, other))
      .slice(0, MOST_OF_A_PAYER);
    const [sum] = combinations(nearest).filter((some) => sumCents(some.map((target) => target.dueOn(movement.date))) === movement.amount);
    return sum ? [judge(movement, sum, named.who)] : [];
  });
};

const compareAge = (one: Target, other: Target): number => (one.expected ?? one.from).localeCompare(other.expected ?? other.from);

/** Two to four of them, the fewest first, and of as many the first ones. */
const combinations = (targets: readonly Target[], size = MOST_TOGETHER): Target[][] => {
  const grow = (chosen: Target[], from: number): Target[][] => {
    const own = chosen.length >= 2 ? [chosen] : [];
    if (chosen.length === size) return own;
    return [...own, ...targets.slice(from).flatMap((target, index) => grow([...chosen, target], from + index + 1))];
  };
  return grow([], 0).toSorted((one, other) => one.length - other.length);
};

const judge = (movement: Movement, targets: readonly Target[], who: Likeness): Proposal => {
  const due = sumCents(targets.map((target) => target.dueOn(movement.date)));
  const money = amountLikeness(Math.abs(movement.amount), due, targets.length);
  const day = dayLikeness(movement.date, targets);
  return {
    movement,
    targets,
    score: Math.max(0, money.points + who.points + day.points),
    left: Math.max(0, due - Math.abs(movement.amount)),
    reasons: [...money.reasons, ...who.reasons, ...day.reasons],
  };
};

/** A bank or a card takes so much of a credit, and no more. */
const HIGHEST_FEE = 1500;

/**
 * Rates that a client keeps back and the note may not name: IRRF 1,5 % (RIR/2018, art. 714), CSRF 4,65 % (Lei 10.833/2003, art. 30), both, and the ISS of 2 to
 * 5 % (LC 116/2003, art. 8º and 8º-A), alone and with them.
 */
const KEPT_BACK = [0.015, 0.0465, 0.0615, 0.02, 0.025, 0.03, 0.035, 0.04, 0.045, 0.05, 0.0815, 0.0915, 0.1115] as const;

const amountLikeness = (amount: number, due: number, count: number): Likeness => {
  if (amount === due) return { points: 50, reasons: [count > 1 ? `soma de ${count} notas` : 'valor igual ao que falta'] };
  const missing = due - amount;
  if (missing > 0 && missing <= HIGHEST_FEE && missing * 50 <= due)
    return { points: 35, reasons: [`valor com ${formatMoney(missing)} a menos, como uma tarifa`] };
  const rate = KEPT_BACK.find((each) => Math.abs(missing - due * each) <= 1);
  if (rate !== undefined)
    return { points: 35, reasons: [`valor com retenção de ${(rate * 100).toLocaleString('pt-BR', { maximumFractionDigits: 2 })} %`] };
  return { points: 0, reasons: [] };
};

/** So many days beside the day on which a payer pays as a rule are no difference; so many after the due date is when money comes of whom nothing is known. */
const USUAL_DAYS = 10;
const LATE_DAYS = 15;

/** The nearer to the day that is usual for the payer, the likelier. */
const dayLikeness = (day: string, targets: readonly Target[]): Likeness => {
  const distance = Math.min(...targets.map((target) => distanceOf(target, day)));
  const points = distance <= USUAL_DAYS ? 10 : distance <= 45 ? 5 : distance > 180 ? -15 : 0;
  const [late = 0] = targets
    .map(({ expected, from }) => daysBetween(expected ?? from, day))
    .toSorted((one, other) => Math.abs(one) - Math.abs(other));
  if (late === 0) return { points, reasons: ['no dia do vencimento'] };
  return { points, reasons: [`${countOf(Math.abs(late), 'dia', 'dias')} ${late > 0 ? 'depois' : 'antes'} do vencimento`] };
};

/** Days between a day and the one on which a target is usually paid; none from its issue to some days after it falls due, where no habit is known. */
const distanceOf = ({ from, expected, habit }: Target, day: string): number => {
  if (habit !== null) return Math.abs(daysBetween(from, day) - habit);
  if (daysBetween(from, day) < 0) return daysBetween(day, from) + USUAL_DAYS;
  return Math.max(0, daysBetween(expected ?? from, day) - LATE_DAYS);
};

/** Points from which a payer counts as named. */
const NAMED = 15;

type Memo = { words: readonly string[]; digits: string; numbers: ReadonlySet<string> };

const memoOf = (memo: string): Memo => ({
  words: wordsOf(memo),
  digits: memo.replaceAll(/\D/g, ''),
  numbers: new Set((memo.match(/\d+/g) ?? []).map((number) => number.replace(/^0+/, ''))),
});

const likenessOf = (memo: Memo, { names, document, number }: Target): Likeness => {
  const likeness: Likeness = { points: 0, reasons: [] };
  const add = (points: number, reason: string): void => {
    likeness.points += points;
    likeness.reasons.push(reason);
  };
  if (document && (memo.digits.includes(document) || memo.numbers.has(document.slice(0, 8).replace(/^0+/, ''))))
    add(40, `${document.length === 11 ? 'CPF' : 'CNPJ'} na descrição`);
  const share = Math.max(...names.map((name) => nameShare(memo.words, wordsOf(name))));
  if (share >= 0.5) add(Math.round(30 * share), share === 1 ? 'nome na descrição' : 'parte do nome na descrição');
  if (number && number.length > 1 && memo.numbers.has(number.replace(/^0+/, ''))) add(20, `número ${number} na descrição`);
  return likeness;
};

/** Words that say nothing of who somebody is. */
const COMMON = new Set(
  `de da do das dos e a o em para ltda me epp eireli sa s cia
  pix ted doc transf transferencia recebido recebida enviado pagamento pagto pgto credito debito boleto`.split(/\s+/),
);

const wordsOf = (text: string): string[] =>
  searchKey(text)
    .split(/[^\p{L}]+/u)
    .filter((word) => word.length > 1 && !COMMON.has(word));

/** Part of a name's words that a description holds, 0 to 1, each by its length. A bank cuts a description: its last word may be the beginning of one. */
const nameShare = (memo: readonly string[], name: readonly string[]): number => {
  const total = name.reduce((sum, word) => sum + word.length, 0);
  if (total === 0) return 0;
  const held = name.filter((word) => memo.some((each) => each === word || (each.length >= 3 && word.startsWith(each))));
  return held.reduce((sum, word) => sum + word.length, 0) / total;
};
