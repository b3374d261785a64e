import { createToaster } from '@chakra-ui/react';

// Short notices in a corner, spoken by screen readers. Callable from anywhere, React or not.

/** Product rule: a notice stays for 5 seconds. */
const TOAST_MS = 5000;

/** On a phone a dialog stands at the bottom, with its buttons: notices come from above. */
const isNarrow = (): boolean => typeof matchMedia === 'function' && matchMedia('(max-width: 47.99em)').matches;

export const toaster = createToaster({ placement: isNarrow() ? 'top' : 'bottom-end', max: 4, gap: 8, duration: TOAST_MS, removeDelay: 0 });

/** The same words are one notice. */
const show = (type: 'success' | 'error' | 'warning' | 'info') => (text: string) => {
  toaster.create({ id: text, title: text, type, duration: TOAST_MS });
};

export const toast = { success: show('success'), error: show('error'), warning: show('warning'), info: show('info') };
