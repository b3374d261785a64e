import { firstField } from './first-field.ts';

/** Where the focus goes when a dialog closes: to what opened it, else into the dialog below, else to the page. */
export const restoreTarget = (opener: Element | null): HTMLElement | null =>
  (isThere(opener) ? opener : null) ?? firstField() ?? document.querySelector<HTMLElement>('main[tabindex]');

/** The element that had the focus was removed. */
export const isFocusLost = (): boolean => document.activeElement === null || document.activeElement === document.body;

const isThere = (element: Element | null): element is HTMLElement =>
  element instanceof HTMLElement && element !== document.body && element.checkVisibility();
