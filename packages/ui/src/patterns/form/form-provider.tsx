import { type FormikContextType, FormikProvider } from 'formik';
import type { ReactNode } from 'react';
import { FormStoreProvider } from '../../components/field/binding/form-context.tsx';
import type { FormStore, FormValues } from '../../components/field/binding/form-store.ts';

type FormProviderProps = { store: FormStore; formik: FormikContextType<FormValues>; children: ReactNode };

/** The form for its fields, and Formik itself for its lists. */
export const FormProvider = ({ store, formik, children }: FormProviderProps) => (
  <FormStoreProvider value={store}>
    <FormikProvider value={formik}>{children}</FormikProvider>
  </FormStoreProvider>
);
