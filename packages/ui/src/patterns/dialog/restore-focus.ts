import { firstField } from './first-field.ts';

/** What had the focus when a dialog took it, and the dialog's address. */
export type Opener = { element: Element | null; path: string };

/** What has the focus now. A menu that opened the dialog is about to go: its button stands for it. */
export const openerNow = (path: string): Opener => {
  const element = document.activeElement;
  const menu = element?.closest('[role=menu]');
  return { element: menu ? document.getElementById(menu.getAttribute('aria-labelledby') ?? '') : element, path };
};

/**
 * Where the focus goes when a dialog closes: to what opened it, else to the link of a row that leads to it (the row was drawn anew), else into the
 * dialog below, else to the page.
 */
export const restoreTarget = ({ element, path }: Opener): HTMLElement | null =>
  (isThere(element) ? element : null) ?? rowLinkTo(path) ?? firstField() ?? document.querySelector<HTMLElement>('main[tabindex]');

/** The action of a row that leads to an address; null where no row in sight has one. */
export const rowLinkTo = (path: string): HTMLElement | null =>
  [...document.querySelectorAll<HTMLElement>('[data-action][data-row-link]')].find(
    (link) => link.dataset['rowLink']?.split('?')[0] === path && isThere(link),
  ) ?? null;

/** The element that had the focus was removed. */
export const isFocusLost = (): boolean => document.activeElement === null || document.activeElement === document.body;

const isThere = (element: Element | null): element is HTMLElement =>
  element instanceof HTMLElement && element !== document.body && element.checkVisibility();
