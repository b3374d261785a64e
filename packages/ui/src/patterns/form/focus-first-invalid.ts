/** Brings the person to the first field of the form that needs them. */
export const focusFirstInvalid = (formId: string): void => {
  const wrong = document.getElementById(formId)?.querySelector<HTMLElement>('[aria-invalid=true]');
  if (!wrong) return;
  const target = wrong.matches('input, select, textarea, button') ? wrong : wrong.querySelector<HTMLElement>('input, button');
  target?.focus();
};
