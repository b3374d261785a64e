import { clientStore } from '@esteto/ui/system/state/client-store';
import { keptAtom } from '@esteto/ui/system/state/kept-atom';

// A message that outlives a navigation, until the next page shows it.

export type Notice = {
  text: string;
  tone: 'warning' | 'error';
  /** Shown once in a browser session, however often it is left. */
  once?: boolean;
};

const noticeAtom = keptAtom<Notice>('esteto.notice', {
  read: (raw) => {
    const { text, tone } = (raw ?? {}) as Partial<Notice>;
    return typeof text === 'string' ? { text, tone: tone === 'error' ? 'error' : 'warning' } : null;
  },
});

const shownAtom = keptAtom<string>('esteto.shown', { read: (raw) => (typeof raw === 'string' ? raw : null) });

export const leaveNotice = ({ text, tone, once }: Notice): void => {
  if (once && clientStore.get(shownAtom) === text) return;
  clientStore.set(noticeAtom, { text, tone });
  if (once) clientStore.set(shownAtom, text);
};

/** The message left by the page before, once. */
export const takeNotice = (): Notice | null => {
  const notice = clientStore.get(noticeAtom);
  if (notice) clientStore.set(noticeAtom, null);
  return notice;
};
