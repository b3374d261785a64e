import type { Tone } from '@esteto/domain/shared/status/tone';

/** Something in a cell of a roster. */
export type RosterItem = {
  key: string;
  row: string;
  date: string;
  /** What is read first: '19–7'. */
  text: string;
  /** What is read beside it: a sector, or a name. */
  note: string;
  tone: Tone;
  /** Nobody has it yet. */
  isHole: boolean;
  /** Something stands against it, or might: in words. */
  warnings: readonly string[];
  isBlocked: boolean;
  /** All of it in a sentence, for who does not see the cell. */
  label: string;
  isFixed: boolean;
};

/** What is seen of it first, then all of it. */
export const spokenItem = ({ text, note, label, warnings }: RosterItem): string => [`${text} ${note}.`, label, ...warnings].join(' ');

export type RosterRow = {
  key: string;
  title: string;
  /** Hours of the row, a specialty. */
  note: string | null;
};

export type RosterDay = { date: string; holiday: string | null };

export type RosterPlace = { row: string; date: string };

/** Items of every cell, by `cellKey`: its row and its day. */
export type RosterCells = ReadonlyMap<string, readonly RosterItem[]>;

export const cellKey = ({ row, date }: RosterPlace): string => `${row} ${date}`;

/** Items by their cell, in the order given. */
export const cellsOf = (items: readonly RosterItem[]): RosterCells => {
  const cells = new Map<string, RosterItem[]>();
  for (const item of items) {
    const key = cellKey(item);
    const there = cells.get(key);
    if (there) there.push(item);
    else cells.set(key, [item]);
  }
  return cells;
};
