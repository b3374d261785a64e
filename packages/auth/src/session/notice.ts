// A message that outlives a navigation, kept in session storage until the next page shows it.

export type Notice = {
  text: string;
  tone: 'warning' | 'error' /** Shown once in a browser session, however often it is left. */;
  once?: boolean;
};

const KEY = 'esteto.notice';
const SHOWN = 'esteto.shown';

export const leaveNotice = ({ text, tone, once }: Notice): void => {
  if (once && read(SHOWN) === text) return;
  write(KEY, JSON.stringify({ text, tone }));
  if (once) write(SHOWN, text);
};

/** The message left by the page before, once. */
export const takeNotice = (): Notice | null => {
  const stored = read(KEY);
  if (stored === null) return null;
  write(KEY, null);
  try {
    const { text, tone } = JSON.parse(stored) as Partial<Notice>;
    return typeof text === 'string' ? { text, tone: tone === 'error' ? 'error' : 'warning' } : null;
  } catch {
    return null;
  }
};

const read = (key: string): string | null => {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null;
  }
};

const write = (key: string, value: string | null): void => {
  try {
    if (value === null) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, value);
  } catch {
    // Forbidden storage costs the message, never the navigation.
  }
};
