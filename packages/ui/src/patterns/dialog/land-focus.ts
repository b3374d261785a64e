import { firstField } from './first-field.ts';

/** A dialog that closes gives its focus back itself where it can, unless somebody else was quicker. */
const AFTER_DIALOG_MS = 100;

let landing: ReturnType<typeof setTimeout> | undefined;
let lastOpener: Element | null = null;

/**
 * Gives the focus a place when what held it has gone: where the dialog that has just closed was opened, in the open dialog, on the row of a table
 * that had it last (use-row-focus.ts), else on the page.
 */
export const landFocus = (opener?: Element | null): void => {
  if (opener) lastOpener = opener;
  clearTimeout(landing);
  landing = setTimeout(() => {
    if (document.activeElement === document.body) landingPlace()?.focus({ preventScroll: true });
    lastOpener = null;
  }, AFTER_DIALOG_MS);
};

/** Null where it has gone meanwhile, or nobody had the focus. */
export const returnPlace = (opener: Element | null): HTMLElement | null =>
  opener instanceof HTMLElement && opener !== document.body && opener.checkVisibility() ? opener : null;

const landingPlace = (): HTMLElement | null =>
  returnPlace(lastOpener) ?? firstField() ?? lastRow() ?? document.querySelector<HTMLElement>('main[tabindex]');

const lastRow = (): HTMLElement | null => {
  const table = document.querySelector<HTMLElement>('[data-row-left]');
  const rows = [...(table?.querySelectorAll<HTMLElement>('[data-row]') ?? [])];
  return rows[Math.min(Number(table?.dataset['rowLeft']), rows.length - 1)] ?? null;
};
