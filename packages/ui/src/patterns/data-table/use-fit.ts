import { useLayoutEffect, useState } from 'react';
import { keptOf, wordsOf } from './columns.ts';
import type { TableColumn, TableModel, TableRecord } from './features.ts';

/** Rem of both sides of a cell, and of what the outermost have beyond theirs (data-table.css). */
const SIDES = { roomy: 1.5, tight: 1 };
const EDGE = { start: 0.75, end: 0.5 };
const EDGES = EDGE.start + EDGE.end;
const CHECK = 2.5;

type Beside = {
  /** Rem of the rows' actions with their words, and without. */
  actions: { words: number; icons: number };
  selectable: boolean;
};

/**
 * How a table fits into its place: with room to spare, `tight`, with narrower sides and names and without the words of its actions, or `wide`,
 * scrolling in its own box. Columns are as wide as what they hold is known to need, so that no row has to be measured.
 */
export const useFit = <Row extends TableRecord>(table: TableModel<Row>, { actions, selectable }: Beside) => {
  const [element, setElement] = useState<HTMLElement | null>(null);
  const [place, setPlace] = useState(Number.POSITIVE_INFINITY);
  useLayoutEffect(() => {
    if (!element) return;
    const measure = () => setPlace(element.clientWidth / Number.parseFloat(getComputedStyle(document.documentElement).fontSize));
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [element]);

  const columns = table.getVisibleLeafColumns();
  const beside = EDGES + (selectable ? CHECK : 0);
  const least = columns.reduce((sum, column) => sum + wordsOf(column).least + SIDES.tight, beside + actions.icons);
  const roomy = columns.reduce((sum, column) => sum + wordsOf(column).width + SIDES.roomy, beside + actions.words);
  const tight = place < roomy;
  const wide = place < least;
  return {
    setElement,
    tight,
    wide,
    /** What scrolls. */
    box: wide ? element : null,
    /** Rem of the whole while it scrolls, and of the column of actions. */
    minWidth: wide
      ? `${scrollingWidth(columns, place - actions.icons, { selectable, hasActions: actions.icons > 0 }) + actions.icons}rem`
      : undefined,
    actions: tight ? actions.icons : actions.words,
  };
};

/**
 * Rem of the columns of a table that scrolls beside its actions, such that none is cut where it starts: those that grow take what is left beside the
 * last one that fits whole.
 */
const scrollingWidth = <Row extends TableRecord>(
  columns: readonly TableColumn<Row>[],
  place: number,
  { selectable, hasActions }: { selectable: boolean; hasActions: boolean },
): number => {
  const kept = keptOf(columns);
  const edgeOf = (at: number) => (at === 0 && !selectable ? EDGE.start : 0) + (at === columns.length - 1 && !hasActions ? EDGE.end : 0);
  const sized = columns.map((column, at) => {
    const { grows, least } = wordsOf(column);
    const width = least + SIDES.tight + (grows ? 0 : edgeOf(at));
    return { grows, kept: column.id === kept, width };
  });
  const check = selectable ? CHECK : 0;
  const fixed = (those: typeof sized) => check + those.reduce((sum, { grows, width }) => sum + (grows ? 0 : width), 0);
  const growing = (those: typeof sized) => those.filter(({ grows }) => grows);
  const scrolled = sized.filter((column) => !column.kept);
  const room = place - fixed(sized.filter((column) => column.kept)) + check;
  const leastGrown = Math.max(0, ...growing(sized).map(({ width }) => width)) + EDGES / Math.max(1, growing(sized).length);
  const shareOf = (count: number) => {
    const first = scrolled.slice(0, count);
    return (room - fixed(first)) / growing(first).length;
  };
  const whole = scrolled
    .map((_column, index) => index + 1)
    .findLast((count) => Number.isFinite(shareOf(count)) && shareOf(count) >= leastGrown);
  return fixed(sized) + growing(sized).length * (whole === undefined ? leastGrown : shareOf(whole));
};
