import { createContext, useContext, useSyncExternalStore } from 'react';
import type { FormStore } from './form-store.ts';

const FormContext = createContext<FormStore | null>(null);

export const FormStoreProvider = FormContext.Provider;

/** The form around a field. */
export const useFormStore = (): FormStore => {
  const store = useContext(FormContext);
  if (!store) throw new Error('A field needs a <Form> or a <FormDialog> around it.');
  return store;
};

/** True while the form is being sent. */
export const useFormBusy = (): boolean => {
  const store = useFormStore();
  return useSyncExternalStore(store.subscribe, () => store.read().busy);
};
