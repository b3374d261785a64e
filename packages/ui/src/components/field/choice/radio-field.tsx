import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { FieldNotes, RequiredMark } from '../base/field-frame.tsx';
import { spanOf } from '../base/field-grid.tsx';
import { type FieldProps, useField } from '../binding/use-field.ts';
import { ChoiceDetail } from './choice-detail.tsx';
import { choiceInput, choiceRow } from './choice-style.ts';

type RadioFieldProps = FieldProps & {
  options: Readonly<Record<string, string>>;
  /** What each one means: they stand one below the other then. */
  details?: Readonly<Record<string, ReactNode>>;
};

/** One of very few, all in sight. */
export const RadioField = ({ options, details, ...props }: RadioFieldProps) => {
  const field = useField(props);
  const { id, name, disabled, onBlur, ...spoken } = field.control;
  return (
    <chakra.fieldset role="radiogroup" gridColumn={spanOf(field.span)} display="grid" gap="1.5" aria-labelledby={`${id}-label`} {...spoken}>
      <chakra.span id={`${id}-label`} fontWeight="medium" fontSize="sm" lineHeight="snug">
        {field.label}
        {field.required && <RequiredMark />}
      </chakra.span>
      <chakra.div display={details ? 'grid' : 'flex'} flexWrap="wrap" columnGap="6" rowGap={details ? '2' : '1'}>
        {Object.entries(options).map(([value, label]) => (
          <chakra.label key={value} css={choiceRow}>
            <chakra.input
              css={choiceInput}
              type="radio"
              name={`${id}-${name}`}
              value={value}
              disabled={disabled}
              checked={field.value === value}
              onChange={() => field.setValue(value)}
              onBlur={onBlur}
            />
            {details ? <ChoiceDetail label={label}>{details[value]}</ChoiceDetail> : label}
          </chakra.label>
        ))}
      </chakra.div>
      <FieldNotes id={id} error={field.error} help={field.help} />
    </chakra.fieldset>
  );
};
