import { firstField } from './first-field.ts';

/** A dialog that closes gives its focus back itself where it can, unless somebody else was quicker. */
const AFTER_DIALOG_MS = 100;

/**
 * Gives the focus a place when what held it has gone: in the open dialog, on the row of a table that had it last (use-row-focus.ts), else on the
 * page.
 */
export const landFocus = (): void => {
  setTimeout(() => {
    if (document.activeElement === document.body) landingPlace()?.focus({ preventScroll: true });
  }, AFTER_DIALOG_MS);
};

const landingPlace = (): HTMLElement | null => firstField() ?? lastRow() ?? document.querySelector<HTMLElement>('main[tabindex]');

const lastRow = (): HTMLElement | null => {
  const table = document.querySelector<HTMLElement>('[data-row-left]');
  const rows = [...(table?.querySelectorAll<HTMLElement>('[data-row]') ?? [])];
  return rows[Math.min(Number(table?.dataset['rowLeft']), rows.length - 1)] ?? null;
};
