import { type FocusEvent, useEffect, useRef } from 'react';
import { firstField } from '../dialog/first-field.ts';
import { isFocusLost } from '../dialog/restore-focus.ts';

/**
 * For the element around cards: the focus of a card that went to another column passes to the one that takes its place, so that a column is worked
 * through by the keyboard, or to the board where that was the last. An open dialog looks after its own.
 */
export const useCardFocus = () => {
  /** Where the focus was last; null once it has left for elsewhere than a menu or a dialog of the card. */
  const left = useRef<{ root: HTMLElement; column: number; card: number } | null>(null);
  useEffect(() => {
    if (left.current === null || firstField() !== null || !isFocusLost()) return;
    const { root, column, card } = left.current;
    const cards = cardsOf(columnsOf(root)[column]);
    const next = cards[Math.min(card, cards.length - 1)];
    (next?.querySelector<HTMLElement>('a, button') ?? root).focus({ preventScroll: true });
  });
  return {
    onFocus: ({ currentTarget: root, target }: FocusEvent<HTMLElement>) => {
      // A menu of a card is its child for React, and stands elsewhere on the page.
      if (!root.contains(target)) return;
      const columns = columnsOf(root);
      const column = columns.findIndex((candidate) => candidate.contains(target));
      const card = cardsOf(columns[column]).findIndex((candidate) => candidate.contains(target));
      left.current = card < 0 ? null : { root, column, card };
    },
    onBlur: ({ relatedTarget: next }: FocusEvent<HTMLElement>) => {
      if (next && !next.closest('[data-dialog], [role=menu]')) left.current = null;
    },
  };
};

const columnsOf = (root: HTMLElement): HTMLElement[] => [...root.querySelectorAll<HTMLElement>('[data-column]')];

const cardsOf = (column: HTMLElement | undefined): HTMLElement[] => [...(column?.querySelectorAll<HTMLElement>('[data-card]') ?? [])];
