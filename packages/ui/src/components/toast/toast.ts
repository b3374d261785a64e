// Short notices in a corner, spoken by screen readers. Callable from anywhere, React or not.

export type ToastTone = 'success' | 'error' | 'warning' | 'info';
export type Toast = { id: number; tone: ToastTone; text: string };

/** Product rule: a notice stays for 5 seconds. */
export const TOAST_MS = 5000;

let toasts: readonly Toast[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

const publish = (next: readonly Toast[]) => {
  toasts = next;
  for (const listener of listeners) listener();
};

const show = (tone: ToastTone) => (text: string) => {
  lastId += 1;
  publish([...toasts.filter((toast) => toast.text !== text).slice(-3), { id: lastId, tone, text }]);
};

export const toast = { success: show('success'), error: show('error'), warning: show('warning'), info: show('info') };

export const dismissToast = (id: number): void => publish(toasts.filter((toast) => toast.id !== id));

export const readToasts = (): readonly Toast[] => toasts;

export const subscribeToasts = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};
