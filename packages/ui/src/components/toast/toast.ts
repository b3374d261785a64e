import { atom } from 'jotai/vanilla';
import type { ErrorReading } from '../../system/context/error-reading.ts';
import { clientStore } from '../../system/state/client-store.ts';

// Short notices in a corner, spoken by screen readers. Callable from anywhere, React or not; the toaster comes for them (live-toaster.tsx).

export type ToastTone = 'success' | 'error' | 'warning' | 'info';
export type Toast = { tone: ToastTone; text: string };

/** Said and not yet shown. */
export const waitingToastsAtom = atom<readonly Toast[]>([]);

const show = (tone: ToastTone) => (text: string) => clientStore.set(waitingToastsAtom, (waiting) => [...waiting, { tone, text }]);

export const toast = {
  success: show('success'),
  error: show('error'),
  warning: show('warning'),
  info: show('info'),
  /** Why something was not done, in its own tone. */
  problem: ({ message, tone }: ErrorReading) => show(tone ?? 'error')(message),
};
