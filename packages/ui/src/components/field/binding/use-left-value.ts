import { useSyncExternalStore } from 'react';
import { useFormStore } from './form-context.tsx';
import { valueAt } from './form-store.ts';

/** What a field says once the person has left it and nothing is wrong with it; null until then. */
export const useLeftValue = (path: string): string | null => {
  const store = useFormStore();
  return useSyncExternalStore(store.subscribe, () => {
    const { values, errors, shown } = store.read();
    const value = valueAt(values, path);
    return shown(path) && errors[path] === undefined && typeof value === 'string' && value !== '' ? value : null;
  });
};
