import { useAtom } from 'jotai';
import { clientStore } from '../state/client-store.ts';
import { keptWordAtom } from '../state/kept-atom.ts';

// Light, dark, or as the device says. Kept through logout; applied before the first paint, since importing this file applies it.

const THEMES = ['light', 'dark', 'system'] as const;
export type ThemeChoice = (typeof THEMES)[number];

const themeAtom = keptWordAtom('esteto.theme', THEMES);

const readTheme = (): ThemeChoice => clientStore.get(themeAtom) ?? 'system';

export const chooseTheme = (choice: ThemeChoice): void => clientStore.set(themeAtom, choice);

/** The chosen theme and how to choose another. */
export const useTheme = (): [ThemeChoice, (choice: ThemeChoice) => void] => {
  const [choice] = useAtom(themeAtom, { store: clientStore });
  return [choice ?? 'system', chooseTheme];
};

export const applyTheme = (choice: ThemeChoice = readTheme()): void => {
  const isDark = choice === 'dark' || (choice === 'system' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.classList.toggle('dark', isDark);
  document.documentElement.classList.toggle('light', !isDark);
};

if (typeof document !== 'undefined') {
  applyTheme();
  clientStore.sub(themeAtom, () => applyTheme());
  matchMedia('(prefers-color-scheme: dark)').addEventListener('change', () => applyTheme());
}
