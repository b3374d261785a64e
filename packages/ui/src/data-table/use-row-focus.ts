import { type FocusEvent, type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * Hands the focus of a row that goes, because it was deleted, to the row that takes its place, and that of an action that goes to its row; with
 * the last row it goes to the page. The handlers belong to the table.
 */
export const useRowFocus = (table: RefObject<HTMLElement | null>) => {
  const at = useRef(-1);
  const rowsThere = () => [...(table.current?.querySelectorAll<HTMLElement>('[data-row]') ?? [])];
  useLayoutEffect(() => {
    if (at.current < 0 || document.activeElement !== document.body) return;
    const there = rowsThere();
    const next = there[Math.min(at.current, there.length - 1)] ?? document.querySelector<HTMLElement>('main[tabindex]');
    next?.focus({ preventScroll: true });
  });
  return {
    onFocus: ({ target }: FocusEvent) => {
      at.current = rowsThere().findIndex((row) => row.contains(target));
    },
    // It comes back from a dialog that the row opened.
    onBlur: ({ relatedTarget: next }: FocusEvent) => {
      if (next && !next.closest('[data-dialog]')) at.current = -1;
    },
  };
};
