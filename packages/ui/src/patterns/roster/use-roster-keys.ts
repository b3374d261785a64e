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

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (!at || !(event.target instanceof HTMLElement)) return;
    const isCommand = event.ctrlKey || event.metaKey;
    const isInside = event.target.tagName === 'BUTTON';
    const done = () => event.preventDefault();
    if (isInside) {
      // Within a cell: from one thing in it to the next, and out again.
      const next =
        event.key === 'ArrowDown' ? event.target.nextElementSibling : event.key === 'ArrowUp' ? event.target.previousElementSibling : null;
      if (next instanceof HTMLElement) {
        done();
        next.focus();
        return;
      }
      if (event.key === 'Escape') {
        done();
        focus(at);
        return;
      }
      if (event.key === 'Enter' || event.key === ' ') return;
    }
    const step = STEPS[event.key];
    if (step && !isCommand) {
      done();
      go(step[0], step[1], event.shiftKey);
      return;
    }
    if (event.key === 'Home' || event.key === 'End') {
      done();
      go(0, event.key === 'Home' ? -dates.length : dates.length, event.shiftKey);
      return;
    }
    if (event.key === 'Enter' && !isInside) {
      done();
      const items = itemsIn(at);
      if (items.length === 1 && items[0]) onOpen(items[0]);
      else if (items.length > 1) event.target.querySelector<HTMLElement>('button')?.focus();
      else edit?.onCreate(at);
      return;
    }
    if (!edit) return;
    if (event.key === 'Delete' || event.key === 'Backspace') {
      const items = chosenItems().filter(({ isFixed }) => !isFixed);
      if (items.length === 0) return;
      done();
      edit.onRemove(items);
      return;
    }
    if (!isCommand) return;
    const key = event.key.toLowerCase();
    if (key === 'c' || key === 'x') {
      done();
      copy(key === 'x');
    } else if (key === 'v' && copied) {
      done();
      edit.onPaste(copied.items, copied.from, at, copied.isMove);
      if (copied.isMove) setCopied(null);
    } else if (key === 'z') {
      done();
      if (event.shiftKey) edit.onRedo();
      else edit.onUndo();
    } else if (key === 'y') {
      done();
      edit.onRedo();
    }
  };

  const choose = (place: RosterPlace, keep: boolean) => {
    setAnchor(keep ? (anchor ?? at) : null);
    setActive(place);
  };

  return { active: at, isChosen, choose, onKeyDown };
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
