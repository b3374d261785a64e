import { useSyncExternalStore } from 'react';
import { chooseTheme, readTheme, subscribeTheme, type ThemeChoice } from './theme.ts';

/** The chosen theme and how to choose another. */
export const useTheme = (): [ThemeChoice, (choice: ThemeChoice) => void] => [useSyncExternalStore(subscribeTheme, readTheme), chooseTheme];
