import { searchKey } from '../../shared/text/text.ts';

/**
 * One movement of a statement. `amount` in signed integer cents, below zero when money leaves; `kind` the bank's own word for it, in upper case
 * ('DEBIT', 'CREDIT', 'XFER'...). `id` is unique in its account: the bank's, or one made here, which starts with '~'.
 */
export type Transaction = { id: string; date: string; amount: number; memo: string; kind: string };

const MADE_HERE = '~';

/** A movement of a paper (a PDF) begins its id with this: it is known by its day and amount alone, since papers cut descriptions. */
export const PAPER_ID = `${MADE_HERE}pdf:`;

/** What is equal in two readings of the same movement, whatever the bank calls it. */
export const contentKey = ({ date, amount, memo }: Pick<Transaction, 'date' | 'amount' | 'memo'>): string =>
  `${date}|${amount}|${searchKey(memo)}`;

/** The bank gave it, and it is long enough to be more than the number of a line. */
export const isTrustedId = (id: string): boolean => !id.startsWith(MADE_HERE) && id.length >= 6 && !isZero(id);

/**
 * Gives every movement an id of its own. The bank's stays where it is the first with it; a missing, zero or repeated one (banks repeat it for
 * different movements) is replaced by one made of date, amount, description and how many equal ones came before, so that another reading of the same
 * file gives the same. Says how many of each there were.
 */
export const withOwnIds = (movements: readonly Transaction[]): { transactions: Transaction[]; missing: number; repeated: number } => {
  const used = new Set<string>();
  const equals = new Map<string, number>();
  let missing = 0;
  let repeated = 0;
  const transactions = movements.map((movement) => {
    const key = contentKey(movement);
    const ordinal = (equals.get(key) ?? 0) + 1;
    equals.set(key, ordinal);
    if (isZero(movement.id)) missing++;
    else if (used.has(movement.id)) repeated++;
    else {
      used.add(movement.id);
      return movement;
    }
    const id = `${MADE_HERE}${movement.date}:${movement.amount}:${hash(key)}:${ordinal}`;
    used.add(id);
    return { ...movement, id };
  });
  return { transactions, missing, repeated };
};

const isZero = (id: string): boolean => /^0*$/.test(id);

/** FNV-1a twice, over the text and over the text backwards: 64 bits, so that two descriptions of a day do not meet. */
const hash = (text: string): string => {
  let forwards = 0x811c9dc5;
  let backwards = 0x811c9dc5;
  for (let index = 0; index < text.length; index++) {
    forwards = Math.imul(forwards ^ text.charCodeAt(index), 0x01000193);
    backwards = Math.imul(backwards ^ text.charCodeAt(text.length - 1 - index), 0x01000193);
  }
  return (forwards >>> 0).toString(36) + (backwards >>> 0).toString(36);
};
