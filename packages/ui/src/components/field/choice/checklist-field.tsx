import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { FieldNotes, RequiredMark } from '../base/field-frame.tsx';
import { spanOf } from '../base/field-grid.tsx';
import { type FieldProps, useField } from '../binding/use-field.ts';
import { ChoiceDetail } from './choice-detail.tsx';
import { choiceInput, choiceRow } from './choice-style.ts';

type Choice = { value: string | number; label: string; detail?: ReactNode };

type ChecklistFieldProps = FieldProps & {
  /** Label of each value, or the values with theirs; in the order shown and kept. */
  options: Readonly<Record<string, string>> | readonly Choice[];
};

/** Some of a few, all in sight. The value is the list of those ticked, in the options' order; one that is not shown stays. */
export const ChecklistField = ({ options, ...props }: ChecklistFieldProps) => {
  const field = useField(props);
  const { id, name, disabled, onBlur, ...spoken } = field.control;
  const ticked: readonly unknown[] = Array.isArray(field.value) ? field.value : [];
  const choices = isList(options) ? options : Object.entries(options).map(([value, label]): Choice => ({ value, label }));
  const change = (changed: Choice['value'], on: boolean) =>
    field.setValue([
      ...ticked.filter((value) => !choices.some((choice) => choice.value === value)),
      ...choices.map(({ value }) => value).filter((value) => (value === changed ? on : ticked.includes(value))),
    ]);
  return (
    <chakra.fieldset
      gridColumn={spanOf(field.span)}
      display="grid"
      alignContent="start"
      gap="1.5"
      aria-labelledby={`${id}-label`}
      aria-describedby={spoken['aria-describedby']}
    >
      <chakra.span id={`${id}-label`} fontWeight="medium" fontSize="sm" lineHeight="snug">
        {field.label}
        {field.required && <RequiredMark />}
      </chakra.span>
      <chakra.div display="grid" gap="1">
        {choices.map(({ value, label, detail }, index) => (
          <chakra.label key={value} css={choiceRow}>
            <chakra.input
              css={choiceInput}
              type="checkbox"
              id={index === 0 ? id : undefined}
              name={name}
              value={value}
              disabled={disabled}
              aria-invalid={spoken['aria-invalid']}
              checked={ticked.includes(value)}
              onChange={({ target }) => change(value, target.checked)}
              onBlur={onBlur}
            />
            {detail === undefined ? label : <ChoiceDetail label={label}>{detail}</ChoiceDetail>}
          </chakra.label>
        ))}
      </chakra.div>
      <FieldNotes id={id} error={field.error} help={field.help} />
    </chakra.fieldset>
  );
};

const isList = (options: ChecklistFieldProps['options']): options is readonly Choice[] => Array.isArray(options);
