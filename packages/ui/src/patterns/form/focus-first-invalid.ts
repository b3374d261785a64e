import { unfold } from '../../components/field/base/unfold.ts';

/** Brings the person to the first field of the form that needs them, and opens what any such field is folded in. */
export const focusFirstInvalid = (formId: string): void => {
  const wrong = [...(document.getElementById(formId)?.querySelectorAll<HTMLElement>('[aria-invalid=true]') ?? [])];
  for (const field of wrong) unfold(field);
  const [first] = wrong;
  if (!first) return;
  const target = first.matches('input, select, textarea, button') ? first : first.querySelector<HTMLElement>('input, button');
  target?.focus();
};
