import { type FocusEvent, useEffect, useRef } from 'react';
import { landFocus } from '../dialog/land-focus.ts';

/**
 * For the element around rows: the focus of a row that goes, because it was deleted, passes to the row that takes its place, and that of an action
 * that goes to its row.
 */
export const useRowFocus = () => {
  const isHere = useRef(false);
  useEffect(() => {
    if (isHere.current) landFocus();
  });
  const remember = (element: HTMLElement, row: number): void => {
    isHere.current = row >= 0;
    if (isHere.current) element.dataset['rowLeft'] = String(row);
    else delete element.dataset['rowLeft'];
  };
  return {
    onFocus: ({ currentTarget, target }: FocusEvent<HTMLElement>) =>
      remember(
        currentTarget,
        [...currentTarget.querySelectorAll('[data-row]')].findIndex((row) => row.contains(target)),
      ),
    // From a dialog that the row opened it comes back.
    onBlur: ({ currentTarget, relatedTarget: next }: FocusEvent<HTMLElement>) => {
      if (next && !next.closest('[data-dialog]')) remember(currentTarget, -1);
    },
  };
};
