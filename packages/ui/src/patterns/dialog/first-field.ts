const FIELDS = [
  '[data-autofocus]',
  'input:not([type=hidden], [type=radio]:not(:checked), :disabled), select:not(:disabled), textarea:not(:disabled)',
];

/**
 * Where the focus starts in the topmost dialog: what it asks for first, or the dialog itself where nothing is to be filled in, and on a touch
 * screen, whose keyboard would cover it. Who came for one field is brought to it everywhere.
 */
export const firstField = (): HTMLElement | null => {
  const dialog = [...document.querySelectorAll<HTMLElement>('[data-dialog]')].at(-1) ?? null;
  const field = FIELDS.map((fields) => dialog?.querySelector<HTMLElement>(fields)).find(Boolean);
  return field && (field.matches('button, [data-autofocus=asked]') || !matchMedia('(pointer: coarse)').matches) ? field : dialog;
};

/**
 * For what comes into a dialog that stands already. One that is only opening begins there by itself, once it has noted what to give the focus back
 * to.
 */
export const focusFirstField = (): void => {
  if (document.activeElement?.closest('[data-dialog]')) firstField()?.focus();
};
