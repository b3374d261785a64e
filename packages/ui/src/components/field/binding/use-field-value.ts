import { useSyncExternalStore } from 'react';
import { useFormStore } from './form-context.tsx';
import { valueAt } from './form-store.ts';

/** The present value of another field, for parts of a form that depend on it. */
export const useFieldValue = <Value = unknown>(path: string): Value => {
  const store = useFormStore();
  return useSyncExternalStore(store.subscribe, () => valueAt(store.read().values, path)) as Value;
};
