import { Box } from '@chakra-ui/react';
import { FieldFrame } from '../base/field-frame.tsx';
import { Select, SelectChevron } from '../base/select.tsx';
import { type FieldProps, useField } from '../binding/use-field.ts';

type SelectFieldProps = FieldProps & {
  /** Label of each value, in the order shown. */
  options: Readonly<Record<string, string>>;
  placeholder?: string;
  onChosen?: (value: string | null) => void;
};

/** One of a few: the browser's own list. */
export const SelectField = ({ options, placeholder = 'Escolha', onChosen, ...props }: SelectFieldProps) => {
  const field = useField(props);
  return (
    <FieldFrame field={field}>
      <Box position="relative">
        <Select
          {...field.control}
          value={typeof field.value === 'string' ? field.value : ''}
          onChange={({ target }) => {
            const chosen = target.value === '' ? null : target.value;
            field.setValue(chosen);
            onChosen?.(chosen);
          }}
        >
          <option value="">{placeholder}</option>
          {Object.entries(options).map(([value, label]) => (
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
