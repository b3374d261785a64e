import { type KeyboardEvent, useState } from 'react';
import type { RosterItem, RosterPlace } from './roster-item.ts';

// The keys of a spreadsheet: arrows walk, with Shift they choose, Enter opens or writes, Delete takes away, Ctrl+C, X, V and Z do what they do anywhere.

type Keys = {
  rows: readonly string[];
  dates: readonly string[];
  itemsIn: (place: RosterPlace) => readonly RosterItem[];
  /** Brings a row into sight, then focuses its cell. */
  focus: (place: RosterPlace) => void;
  onOpen: (item: RosterItem) => void;
  /** Left out where one only reads. */
  edit?: RosterEdit;
};

export type RosterEdit = {
  onCreate: (place: RosterPlace) => void;
  onMove: (key: string, place: RosterPlace) => void;
  onRemove: (items: readonly RosterItem[]) => void;
  /** Items with how far from the first cell they were copied, laid at another: rows down, days on. */
  onPaste: (items: readonly RosterItem[], from: RosterPlace, to: RosterPlace, isMove: boolean) => void;
  onUndo: () => void;
  onRedo: () => void;
};

type Copied = { items: readonly RosterItem[]; from: RosterPlace; isMove: boolean };

export const useRosterKeys = ({ rows, dates, itemsIn, focus, onOpen, edit }: Keys) => {
  const [active, setActive] = useState<RosterPlace | null>(null);
  const [anchor, setAnchor] = useState<RosterPlace | null>(null);
  const [copied, setCopied] = useState<Copied | null>(null);
  const first = rows[0] !== undefined && dates[0] !== undefined ? { row: rows[0], date: dates[0] } : null;
  const at = active && rows.includes(active.row) && dates.includes(active.date) ? active : first;

  const isChosen = ({ row, date }: RosterPlace): boolean => {
    if (!at || !anchor) return false;
    const [r, a, b] = [rows.indexOf(row), rows.indexOf(at.row), rows.indexOf(anchor.row)];
    const [d, c, e] = [dates.indexOf(date), dates.indexOf(at.date), dates.indexOf(anchor.date)];
    return r >= Math.min(a, b) && r <= Math.max(a, b) && d >= Math.min(c, e) && d <= Math.max(c, e);
  };
  const corner = (): RosterPlace | null => {
    if (!at) return null;
    const row = rows[Math.min(rows.indexOf(at.row), rows.indexOf((anchor ?? at).row))];
    const date = dates[Math.min(dates.indexOf(at.date), dates.indexOf((anchor ?? at).date))];
    return row !== undefined && date !== undefined ? { row, date } : null;
  };
  const chosenItems = (): readonly RosterItem[] => {
    if (!at) return [];
    if (!anchor) return itemsIn(at);
    return rows.flatMap((row) => dates.flatMap((date) => (isChosen({ row, date }) ? itemsIn({ row, date }) : [])));
  };

  const go = (down: number, on: number, keep: boolean) => {
    if (!at) return;
    const row = rows[clamp(rows.indexOf(at.row) + down, rows.length)];
    const date = dates[clamp(dates.indexOf(at.date) + on, dates.length)];
    if (row === undefined || date === undefined) return;
    setAnchor(keep ? (anchor ?? at) : null);
    setActive({ row, date });
    focus({ row, date });
  };

  const copy = (isMove: boolean) => {
    const from = corner();
    const items = chosenItems();
    if (from && items.length > 0) setCopied({ items, from, isMove });
  };

  /** Within a cell: from one thing in it to the next, and out again. */
  const walkInside = ({ key }: KeyboardEvent, thing: HTMLElement, place: RosterPlace): boolean => {
    const next = key === 'ArrowDown' ? thing.nextElementSibling : key === 'ArrowUp' ? thing.previousElementSibling : null;
    if (next instanceof HTMLElement) next.focus();
    else if (key === 'Escape') focus(place);
    else return false;
    return true;
  };

  const walk = ({ key, shiftKey }: KeyboardEvent): boolean => {
    const step = STEPS[key] ?? (key === 'Home' ? [0, -dates.length] : key === 'End' ? [0, dates.length] : null);
    if (step) go(step[0], step[1], shiftKey);
    return step !== null;
  };

  const enter = (cell: HTMLElement, place: RosterPlace): void => {
    const [first, ...others] = itemsIn(place);
    if (first && others.length === 0) onOpen(first);
    else if (first) cell.querySelector<HTMLElement>('button')?.focus();
    else edit?.onCreate(place);
  };

  const remove = (): boolean => {
    const items = chosenItems().filter(({ isFixed }) => !isFixed);
    if (items.length > 0) edit?.onRemove(items);
    return items.length > 0;
  };

  const paste = (to: RosterPlace): void => {
    if (!copied) return;
    edit?.onPaste(copied.items, copied.from, to, copied.isMove);
    if (copied.isMove) setCopied(null);
  };

  const commands: Readonly<Record<string, (place: RosterPlace, isShift: boolean) => void>> = {
    c: () => copy(false),
    x: () => copy(true),
    v: paste,
    z: (_place, isShift) => (isShift ? edit?.onRedo() : edit?.onUndo()),
    y: () => edit?.onRedo(),
  };

  const isTaken = (event: KeyboardEvent, target: HTMLElement, place: RosterPlace): boolean => {
    const isInside = target.tagName === 'BUTTON';
    if (isInside && walkInside(event, target, place)) return true;
    if (event.ctrlKey || event.metaKey) {
      const command = edit ? commands[event.key.toLowerCase()] : undefined;
      command?.(place, event.shiftKey);
      return command !== undefined;
    }
    if (event.key === 'Enter' && !isInside) {
      enter(target, place);
      return true;
    }
    if (edit && (event.key === 'Delete' || event.key === 'Backspace')) return remove();
    return walk(event);
  };

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (at && event.target instanceof HTMLElement && isTaken(event, event.target, at)) event.preventDefault();
  };

  const choose = (place: RosterPlace, keep: boolean) => {
    setAnchor(keep ? (anchor ?? at) : null);
    setActive(place);
  };

  /** The chosen days of a row, in one word. */
  const chosenIn = (row: string): string => (anchor ? dates.filter((date) => isChosen({ row, date })).join(' ') : '');

  return { active: at, chosenIn, choose, onKeyDown };
};

const STEPS: Readonly<Record<string, readonly [down: number, on: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
  PageUp: [-10, 0],
  PageDown: [10, 0],
};

const clamp = (index: number, length: number): number => Math.max(0, Math.min(length - 1, index));
