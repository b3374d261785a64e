import { chakra } from '@chakra-ui/react';
import { FieldNotes, RequiredMark } from '../base/field-frame.tsx';
import { spanOf } from '../base/field-grid.tsx';
import { type FieldProps, useField } from '../binding/use-field.ts';
import { choiceInput, choiceRow } from './choice-style.ts';

/** Yes or no, ticked. */
export const CheckboxField = (props: FieldProps) => {
  const field = useField(props);
  return (
    <chakra.div gridColumn={spanOf(field.span)} display="grid" gap="1.5" alignContent="start">
      <chakra.label css={choiceRow}>
        <chakra.input
          {...field.control}
          css={choiceInput}
          type="checkbox"
          checked={field.value === true}
          onChange={({ target }) => field.setValue(target.checked)}
        />
        <span>
          {field.label}
          {field.required && <RequiredMark />}
        </span>
      </chakra.label>
      <FieldNotes id={field.id} error={field.error} help={field.help} />
    </chakra.div>
  );
};
