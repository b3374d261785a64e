import { chakra } from '@chakra-ui/react';
import { FieldNotes, RequiredMark } from '../base/field-frame.tsx';
import { spanOf } from '../base/field-grid.tsx';
import { type FieldProps, useField } from '../binding/use-field.ts';
import { choiceInput, choiceRow } from './choice-style.ts';

type RadioFieldProps = FieldProps & { options: Readonly<Record<string, string>> };

/** One of very few, all in sight. */
export const RadioField = ({ options, ...props }: RadioFieldProps) => {
  const field = useField(props);
  const { id, name, disabled, onBlur, ...spoken } = field.control;
  return (
    <chakra.fieldset role="radiogroup" gridColumn={spanOf(field.span)} display="grid" gap="1.5" aria-labelledby={`${id}-label`} {...spoken}>
      <chakra.span id={`${id}-label`} fontWeight="medium" fontSize="sm" lineHeight="snug">
        {field.label}
        {field.required && <RequiredMark />}
      </chakra.span>
      <chakra.div display="flex" flexWrap="wrap" columnGap="6" rowGap="1">
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
            {label}
          </chakra.label>
        ))}
      </chakra.div>
      <FieldNotes id={id} error={field.error} help={field.help} />
    </chakra.fieldset>
  );
};
