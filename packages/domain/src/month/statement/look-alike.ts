import { daysBetween } from '../../shared/date/date.ts';
import { searchKey } from '../../shared/text/text.ts';
import { contentKey, isTrustedId, type Transaction } from './transaction.ts';

/** A movement with the account that it is of. */
export type PlacedMovement = Transaction & { bank_account_id: number };

/** One that is there already; `movement`: its record. */
export type HeldMovement = PlacedMovement & { movement: number };

/** Banks that are read in two ways (an OFX and a CSV, the file and the app) date a movement a day apart. */
export const MOST_DAYS_APART = 1;

/**
 * Which new movements look like one that is there: the same money within a day, told in half of the same words. Each of those there is likened to one. It
 * is no proof, so that both are kept until a person says whether they are one: two equal Pix of a day are two.
 */
export const lookAlikes = <Incoming extends PlacedMovement>(
  incoming: readonly Incoming[],
  held: readonly HeldMovement[],
): Map<Incoming, HeldMovement> => {
  const byAmount = Map.groupBy(held, ({ amount }) => amount);
  const used = new Set<number>();
  const twins = new Map<Incoming, HeldMovement>();
  for (const movement of incoming) {
    const twin = (byAmount.get(movement.amount) ?? [])
      .filter((other) => !used.has(other.movement) && isAlike(movement, other))
      .toSorted((one, other) => apart(movement, one) - apart(movement, other))[0];
    if (!twin) continue;
    used.add(twin.movement);
    twins.set(movement, twin);
  }
  return twins;
};

const apart = (one: Transaction, other: Transaction): number => Math.abs(daysBetween(one.date, other.date));

const isAlike = (one: PlacedMovement, other: HeldMovement): boolean => {
  if (apart(one, other) > MOST_DAYS_APART) return false;
  // Ids of the bank tell two of one account apart, and what is equal to the word was compared one for one already.
  if (
    one.bank_account_id === other.bank_account_id &&
    ((isTrustedId(one.id) && isTrustedId(other.id)) || contentKey(one) === contentKey(other))
  )
    return false;
  const [words, others] = [wordsOf(one.memo), wordsOf(other.memo)];
  if (words.size === 0 || others.size === 0) return words.size === others.size;
  return [...words].filter((word) => others.has(word)).length * 2 >= Math.min(words.size, others.size);
};

const wordsOf = (memo: string): Set<string> =>
  new Set(
    searchKey(memo)
      .split(/[^a-z0-9]+/)
      .filter((word) => word.length > 2),
  );
