const FIELDS = [
  '[data-autofocus]',
  'input:not([type=hidden], [type=radio]:not(:checked), :disabled), select:not(:disabled), textarea:not(:disabled)',
];

/**
 * Where the focus starts in the topmost dialog: what it asks for first, or the dialog itself where nothing is to be filled in, and on a touch
 * screen, whose keyboard would cover it.
 */
export const firstField = (): HTMLElement | null => {
  const dialog = topDialog();
  const field = FIELDS.map((fields) => dialog?.querySelector<HTMLElement>(fields)).find(Boolean);
  return field && (field.matches('button') || !matchMedia('(pointer: coarse)').matches) ? field : dialog;
};

/** What it was on went with a part of the dialog that changed: it stays in the dialog. */
export const holdFocus = (): void => {
  if (topDialog() && document.activeElement === document.body) firstField()?.focus();
};

/** The dialog closed and what had opened it is gone too: it goes to the page. */
export const landFocus = (): void => {
  // The dialog gives its focus back a frame late.
  requestAnimationFrame(() =>
    requestAnimationFrame(() => {
      if (document.activeElement === document.body) document.querySelector<HTMLElement>('main[tabindex]')?.focus({ preventScroll: true });
    }),
  );
};

const topDialog = (): HTMLElement | null => [...document.querySelectorAll<HTMLElement>('[data-dialog]')].at(-1) ?? null;
