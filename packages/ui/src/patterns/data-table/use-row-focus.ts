import { type FocusEvent, useEffect, useRef } from 'react';
import { firstField } from '../dialog/first-field.ts';
import { isFocusLost } from '../dialog/restore-focus.ts';

/**
 * For the element around rows: the focus of a row that goes, because it was deleted, passes to the row that takes its place, and that of an action
 * that goes to its row. An open dialog looks after its own.
 */
export const useRowFocus = () => {
  /** Where the focus was last; null once it has left for elsewhere than a dialog. */
  const left = useRef<{ root: HTMLElement; row: number } | null>(null);
  useEffect(() => {
    if (left.current === null || firstField() !== null || !(isFocusLost() || document.activeElement?.matches('main'))) return;
    const { root, row } = left.current;
    const rows = rowsOf(root);
    rows[Math.min(row, rows.length - 1)]?.focus({ preventScroll: true });
  });
  return {
    onFocus: ({ currentTarget: root, target }: FocusEvent<HTMLElement>) => {
      const row = rowsOf(root).findIndex((candidate) => candidate.contains(target));
      left.current = row < 0 ? null : { root, row };
    },
    // A dialog that the row opened gives the focus back to it.
    onBlur: ({ relatedTarget: next }: FocusEvent<HTMLElement>) => {
      if (next && !next.closest('[data-dialog]')) left.current = null;
    },
  };
};

const rowsOf = (root: HTMLElement): HTMLElement[] => [...root.querySelectorAll<HTMLElement>('[data-row]')];
