import { searchKey } from '../../shared/text/text.ts';
import { contentKey, isTrustedId, PAPER_ID, type Transaction } from './transaction.ts';

export type SplitImport = { fresh: Transaction[]; repeated: Transaction[]; ids_changed: boolean };

/** So many equal movements under other ids, and none under the same, are no coincidence: the bank makes new ids for every file. */
const TOO_MANY_TO_BE_CHANCE = 2;

/**
 * Tells what an import brings from what is already there (both of one account, in the order of the file). One movement there stands for one movement
 * that comes:
 * 1. the same trustworthy id, day and amount, and descriptions of which one holds the other: repeated (a later file often says more of who paid);
 * 2. else the same day, amount and description, one for one: two equal Pix of a day stay two, and the second file that has both brings only the one
 *    that is missing. Two that have different trustworthy ids are different, unless the bank changes its ids from file to file (`ids_changed`);
 * 3. else the same day and amount, one for one, where one of both was read from a paper, which tells a movement in other words.
 */
export const splitImport = (kept: readonly Transaction[], incoming: readonly Transaction[]): SplitImport => {
  const repeated = new Set<Transaction>();
  const left = matchById(kept, incoming, repeated);
  const waiting = incoming.filter((transaction) => !repeated.has(transaction));
  const ids_changed = repeated.size === 0 && waiting.some(hasTrustedId) && countPairs(left, waiting) >= TOO_MANY_TO_BE_CHANCE;
  const trusted = Map.groupBy(left.filter(hasTrustedId), contentKey);
  const others = Map.groupBy(
    left.filter((transaction) => !hasTrustedId(transaction)),
    contentKey,
  );

  const matched = new Set<Transaction>();
  for (const transaction of waiting) {
    const key = contentKey(transaction);
    const isAnyGood = ids_changed || !hasTrustedId(transaction);
    const same = others.get(key)?.pop() ?? (isAnyGood ? trusted.get(key)?.pop() : undefined);
    if (!same) continue;
    repeated.add(transaction);
    matched.add(same);
  }
  matchPapers(
    left.filter((transaction) => !matched.has(transaction)),
    waiting,
    repeated,
  );
  return {
    fresh: incoming.filter((transaction) => !repeated.has(transaction)),
    repeated: incoming.filter((transaction) => repeated.has(transaction)),
    ids_changed,
  };
};

/** Adds to `repeated` what a paper and another file tell of the same day and amount. */
const matchPapers = (left: readonly Transaction[], waiting: readonly Transaction[], repeated: Set<Transaction>): void => {
  const there = Map.groupBy(left, moneyKey);
  for (const transaction of waiting) {
    if (repeated.has(transaction)) continue;
    const own = there.get(moneyKey(transaction)) ?? [];
    const at = own.findIndex((other) => isOfPaper(other) || isOfPaper(transaction));
    if (at === -1) continue;
    own.splice(at, 1);
    repeated.add(transaction);
  }
};

const isOfPaper = ({ id }: Transaction): boolean => id.startsWith(PAPER_ID);
const moneyKey = ({ date, amount }: Transaction): string => `${date}|${amount}`;

/** Adds what the ids recognise to `repeated`; returns the known ones that stay without a match. */
const matchById = (kept: readonly Transaction[], incoming: readonly Transaction[], repeated: Set<Transaction>): Transaction[] => {
  const byId = new Map(incoming.filter(hasTrustedId).map((transaction) => [transaction.id, transaction]));
  return kept.filter((transaction) => {
    const same = byId.get(transaction.id);
    if (!same || repeated.has(same) || !isSameMovement(same, transaction)) return true;
    repeated.add(same);
    return false;
  });
};

const isSameMovement = (one: Transaction, other: Transaction): boolean => {
  if (one.date !== other.date || one.amount !== other.amount) return false;
  const [short = '', long = ''] = [searchKey(one.memo), searchKey(other.memo)].toSorted((a, b) => a.length - b.length);
  return long.includes(short);
};

/** How many of both are equal but for their ids. */
const countPairs = (kept: readonly Transaction[], incoming: readonly Transaction[]): number => {
  const there = Map.groupBy(kept, contentKey);
  let pairs = 0;
  for (const [key, transactions] of Map.groupBy(incoming, contentKey)) pairs += Math.min(transactions.length, there.get(key)?.length ?? 0);
  return pairs;
};

const hasTrustedId = ({ id }: Transaction): boolean => isTrustedId(id);
