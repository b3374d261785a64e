import { type ReactNode, useEffect, useState } from 'react';
import type { InferType, Schema } from 'yup';
import { FieldGrid } from '../../components/field/base/field-grid.tsx';
import { focusFirstField } from '../dialog/first-field.ts';
import { DialogBody, DialogFooter } from '../dialog/modal.tsx';
import { FormProvider } from './form-provider.tsx';
import { initialValues } from './form-values.ts';
import { ProblemBanner } from './problem-banner.tsx';
import { useFormEngine } from './use-form-engine.ts';

type DialogFormProps<S extends Schema> = {
  schema: S;
  /** What is known before one types. */
  initial?: object;
  /** What it throws is shown beside the fields (422) or above them. */
  onSubmit: (values: InferType<S>) => Promise<void>;
  /** For the Modal around it, which refuses to close while busy and asks when something would be lost. */
  onState: (state: { busy: boolean; dirty: boolean }) => void;
  footer: ReactNode;
  children: ReactNode;
};

/** The body and the footer of a dialog without an address that holds a form. (One with an address is a FormDialog.) */
export const DialogForm = <S extends Schema>({ schema, initial, onSubmit, onState, footer, children }: DialogFormProps<S>) => {
  const [start] = useState(() => initialValues(schema, initial));
  const { store, formik, busy, dirty, problem, formProps } = useFormEngine({
    schema,
    initial: start,
    submit: (clean) => onSubmit(clean as InferType<S>),
  });
  useEffect(() => onState({ busy, dirty }), [onState, busy, dirty]);
  useEffect(focusFirstField, []);
  return (
    <FormProvider store={store} formik={formik}>
      <form {...formProps} style={{ display: 'contents' }}>
        <DialogBody>
          {problem && <ProblemBanner problem={problem} />}
          <FieldGrid>{children}</FieldGrid>
        </DialogBody>
        <DialogFooter>{footer}</DialogFooter>
      </form>
    </FormProvider>
  );
};
