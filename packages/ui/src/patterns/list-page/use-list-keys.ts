import { type RefObject, useEffect } from 'react';
import { stepOf } from '../data-table/row-keys.ts';

/** Keys of a list from anywhere on its page: '/' leads to the search box, arrows and j / k to the rows. What has these keys for itself keeps them. */
export const useListKeys = (list: RefObject<HTMLElement | null>): void =>
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => {
      const { key, ctrlKey, metaKey, altKey, target, defaultPrevented } = event;
      if (defaultPrevented || ctrlKey || metaKey || altKey || !(target instanceof Element) || target.closest(OTHERS)) return;
      const goal = target.matches(FIELDS) ? fromField(target, key, list.current) : goalOf(key, list.current, target);
      if (!goal) return;
      event.preventDefault();
      goal.focus();
    };
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, [list]);

const FIELDS = 'input:not([type=checkbox]), textarea, select, [contenteditable]:not([contenteditable=false])';

/** Their own arrows move in them; a row's are the table's. */
const OTHERS =
  '[data-dialog], [role=menu], [role=listbox], [role=radiogroup], [role=tablist], [aria-haspopup=menu][aria-expanded=true], [data-row]:focus';

const goalOf = (key: string, list: HTMLElement | null, from?: Element): HTMLElement | null | undefined => {
  // Behind an open dialog nothing moves.
  if (document.querySelector('[data-dialog]')) return null;
  if (key === '/') return list?.querySelector<HTMLElement>('input[type=search]');
  if (stepOf(key) === undefined) return null;
  // From an action to its own row.
  return from?.closest<HTMLElement>('[data-row]') ?? list?.querySelector<HTMLElement>('[data-row]');
};

/** Out of the search box, down to what it found. */
const fromField = (field: Element, key: string, list: HTMLElement | null): HTMLElement | null | undefined =>
  key === 'ArrowDown' && field.matches('input[type=search]') && list?.contains(field) ? goalOf(key, list) : null;
