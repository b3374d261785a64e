import { type FormikContextType, FormikProvider } from 'formik';
import { createContext, type ReactNode, useContext } from 'react';
import { FormStoreProvider } from '../../components/field/binding/form-context.tsx';
import type { FormStore, FormValues } from '../../components/field/binding/form-store.ts';

type FormProviderProps = {
  store: FormStore;
  formik: FormikContextType<FormValues>;
  /** Ends the form with a record that was there already. */
  settle?: (answer: never) => void;
  children: ReactNode;
};

/** The form for its fields, and Formik itself for its lists. */
export const FormProvider = ({ store, formik, settle, children }: FormProviderProps) => (
  <FormStoreProvider value={store}>
    <Settle value={settle}>
      <FormikProvider value={formik}>{children}</FormikProvider>
    </Settle>
  </FormStoreProvider>
);

const Settle = createContext<FormProviderProps['settle']>(undefined);

/** For a form that turns out not to be needed: ends it as if its call had answered with this record. */
export const useSettle = <Answer,>(): ((answer: Answer) => void) => {
  const settle = useContext(Settle);
  if (!settle) throw new Error('A form that can be settled is a <FormDialog>.');
  return settle as (answer: Answer) => void;
};
