import { Box } from '@chakra-ui/react';
import { FieldFrame } from '../base/field-frame.tsx';
import { Select, SelectChevron } from '../base/select.tsx';
import { type FieldProps, useField } from '../binding/use-field.ts';

type NumberSelectFieldProps = FieldProps & {
  options: readonly { value: number; label: string }[];
  /** What none of them is called, where none may be chosen. */
  none?: string;
};

/** One of a few whose value is a number: a day of the week. */
export const NumberSelectField = ({ options, none, ...props }: NumberSelectFieldProps) => {
  const field = useField(props);
  return (
    <FieldFrame field={field}>
      <Box position="relative">
        <Select
          {...field.control}
          value={typeof field.value === 'number' ? String(field.value) : ''}
          onChange={({ target }) => field.setValue(target.value === '' ? null : Number(target.value))}
        >
          {none && <option value="">{none}</option>}
          {options.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </Select>
        <SelectChevron />
      </Box>
    </FieldFrame>
  );
};
