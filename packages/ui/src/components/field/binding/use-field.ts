import { useCallback, useContext, useEffect, useMemo, useSyncExternalStore } from 'react';
import type { FieldSpan } from '../base/field-grid.tsx';
import { AskedField } from './asked-field.ts';
import { factsAt } from './field-schema.ts';
import { useFormStore } from './form-context.tsx';

/** What every field takes. */
export type FieldProps = {
  /** Path in the form: 'name', 'address.cep', 'contacts[0].email'. */
  name: string;
  /** The schema's label unless said otherwise. */
  label?: string;
  /** One line below the field. */
  help?: string;
  span?: FieldSpan;
  disabled?: boolean;
  /** Must be filled here, by a rule that the schema has for the form as a whole. */
  required?: true;
  /** Where the focus starts when its dialog opens. */
  autoFocus?: boolean;
};

export type FieldState = {
  name: string;
  id: string;
  label: string;
  required: boolean;
  max: number | null;
  value: unknown;
  error: string | null;
  help?: string;
  span?: FieldSpan;
  setValue: (value: unknown) => void;
  blur: () => void;
  /** What the input itself carries. */
  control: {
    id: string;
    name: string;
    disabled?: boolean;
    'aria-required'?: true;
    'aria-invalid'?: true;
    'aria-describedby'?: string;
    'data-autofocus'?: true | 'asked';
    onBlur: () => void;
  };
};

/** One field of the form around: its value, its message, its handlers (stable). Renders again only when its own value or message changes. */
export const useField = ({ name, label, help, span, disabled, required, autoFocus }: FieldProps): FieldState => {
  const store = useFormStore();
  const { value, error, schema } = useSyncExternalStore(store.subscribe, () => store.readField(name));
  const askedName = useContext(AskedField);
  useEffect(() => store.register(name), [store, name]);
  const facts = useMemo(() => factsAt(schema, name), [schema, name]);
  const setValue = useCallback((next: unknown) => store.write(name, next), [store, name]);
  const blur = useCallback(() => store.blur(name), [store, name]);
  const id = `${store.id}-${name}`;
  const isAsked = askedName === name;
  const isRequired = required ?? facts.required;
  // A dialog that opens takes its focus without scrolling.
  useEffect(() => {
    if (isAsked) document.getElementById(id)?.scrollIntoView({ block: 'center' });
  }, [isAsked, id]);
  const described = [error && `${id}-error`, help && `${id}-help`].filter(Boolean).join(' ');
  return {
    name,
    id,
    label: label ?? facts.label,
    required: isRequired,
    max: facts.max,
    value,
    error,
    help,
    span,
    setValue,
    blur,
    control: {
      id,
      name,
      disabled,
      'aria-required': isRequired || undefined,
      'aria-invalid': error ? true : undefined,
      'aria-describedby': described || undefined,
      'data-autofocus': isAsked ? 'asked' : (askedName === null && autoFocus) || undefined,
      onBlur: blur,
    },
  };
};
