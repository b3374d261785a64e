// Light, dark, or as the device says. Kept in local storage through logout; applied before the first paint, since importing this file applies it.

export type ThemeChoice = 'light' | 'dark' | 'system';

export const THEME_KEY = 'esteto.theme';

const listeners = new Set<() => void>();

export const readTheme = (): ThemeChoice => {
  try {
    const stored = localStorage.getItem(THEME_KEY);
    return stored === 'light' || stored === 'dark' ? stored : 'system';
  } catch {
    return 'system';
  }
};

export const chooseTheme = (choice: ThemeChoice): void => {
  try {
    localStorage.setItem(THEME_KEY, choice);
  } catch {
    // Storage is full or forbidden: the choice lasts until the page is closed.
  }
  applyTheme(choice);
  for (const listener of listeners) listener();
};

export const subscribeTheme = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const applyTheme = (choice: ThemeChoice = readTheme()): void => {
  const isDark = choice === 'dark' || (choice === 'system' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.classList.toggle('dark', isDark);
  document.documentElement.classList.toggle('light', !isDark);
};

if (typeof document !== 'undefined') {
  applyTheme();
  matchMedia('(prefers-color-scheme: dark)').addEventListener('change', () => applyTheme());
}
