import { useRef } from 'react';
import { useFormStore } from './form-context.tsx';
import { valueAt } from './form-store.ts';

/** Values by path, filled together or not at all. */
export type FillGroup = Readonly<Record<string, unknown>>;

/** Fills what a lookup found into fields that are empty, or still hold what was filled before: nothing that was typed is lost. */
export const useFill = (): ((groups: readonly FillGroup[]) => void) => {
  const store = useFormStore();
  const filled = useRef(new Map<string, unknown>());
  return (groups) => {
    const { values } = store.read();
    const isFree = (path: string): boolean => {
      const value = valueAt(values, path) ?? '';
      return value === '' || value === filled.current.get(path);
    };
    for (const group of groups.filter((candidate) => Object.keys(candidate).every(isFree))) {
      for (const [path, value] of Object.entries(group)) {
        store.setValue(path, value);
        filled.current.set(path, value);
      }
    }
  };
};
