import { chakra } from '@chakra-ui/react';
import { type ReactNode, useState } from 'react';
import type { InferType, Schema } from 'yup';
import { Button, type ButtonProps } from '../../components/button/button.tsx';
import { useFormBusy } from '../../components/field/binding/form-context.tsx';
import { Problem } from '../../components/states/problem.tsx';
import { FormProvider } from './form-provider.tsx';
import { initialValues } from './form-values.ts';
import { useFormEngine } from './use-form-engine.ts';

/** What a form judges by. */
export type FormSchema = Schema;

export type FormProps<S extends Schema> = {
  /** A schema, or how to load it (the first keystroke does), so that a page may start without it. */
  schema: S | (() => Promise<S>);
  initial: { [Key in keyof InferType<S>]?: InferType<S>[Key] | null };
  /** What was typed another time and kept, as JSON brings it: it stands over `initial`, as far as the schema still names it. */
  typed?: Readonly<Record<string, unknown>> | null;
  /** Async; what it throws is shown beside the fields (422) or above them. */
  onSubmit: (values: InferType<S>) => Promise<void>;
  children: ReactNode;
};

/** A form on a page: fields by name, messages beside them, nothing lost when the server refuses. */
export const Form = <S extends Schema>({ schema, initial, typed = null, onSubmit, children }: FormProps<S>) => {
  const [start] = useState(() => (typed && typeof schema !== 'function' ? initialValues(schema, { ...initial, ...typed }) : initial));
  const { store, formik, problem, formProps } = useFormEngine({
    schema,
    initial: start,
    submit: (clean) => onSubmit(clean as InferType<S>),
  });
  const preload = typeof schema === 'function' ? () => void (schema as () => Promise<S>)() : undefined;
  return (
    <FormProvider store={store} formik={formik}>
      <chakra.form {...formProps} onInput={preload} display="grid" gap="5" gridTemplateColumns="minmax(0, 1fr)">
        {problem && <Problem problem={problem} />}
        {children}
      </chakra.form>
    </FormProvider>
  );
};

/** Sends the form around it; busy while it is being sent. */
export const SubmitButton = (props: Omit<ButtonProps, 'type' | 'busy'>) => (
  <Button type="submit" variant="primary" busy={useFormBusy()} {...props} />
);
