import { unfold } from '../../components/field/base/unfold.ts';

const FIELDS = [
  '[data-autofocus]',
  'input:not([type=hidden], [type=radio]:not(:checked), :disabled), select:not(:disabled), textarea:not(:disabled)',
];

/**
 * Where the focus starts in the topmost dialog: what it asks for first, or the dialog itself where nothing is to be filled in, and on a touch
 * screen, whose keyboard would cover it. A field that was asked for (AskedField) is focused everywhere.
 */
export const firstField = (): HTMLElement | null => {
  const dialog = [...document.querySelectorAll<HTMLElement>('[data-dialog]')].at(-1) ?? null;
  const field = FIELDS.map((fields) => dialog?.querySelector<HTMLElement>(fields)).find(Boolean);
  if (field?.matches('[data-autofocus=asked]')) unfold(field);
  return field && (field.matches('button, [data-autofocus=asked]') || !matchMedia('(pointer: coarse)').matches) ? field : dialog;
};

/**
 * For content that is rendered into an open dialog. A dialog that is only opening focuses its first field by itself, after it has noted where to
 * give the focus back.
 */
export const focusFirstField = (): void => {
  if (document.activeElement?.closest('[data-dialog]')) firstField()?.focus();
};
