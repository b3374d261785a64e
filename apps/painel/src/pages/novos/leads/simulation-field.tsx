import { chakra } from '@chakra-ui/react';
import { FieldFrame } from '@esteto/ui/components/field/base/field-frame.tsx';
import { Select, SelectChevron } from '@esteto/ui/components/field/base/select.tsx';
import { type FieldProps, useField } from '@esteto/ui/components/field/binding/use-field';

type SimulationFieldProps = FieldProps & { options: readonly { id: number; label: string }[] };

/** Which simulation of the lead goes along, or none. */
export const SimulationField = ({ options, ...props }: SimulationFieldProps) => {
  const field = useField(props);
  return (
    <FieldFrame field={field}>
      <chakra.div position="relative">
        <Select
          {...field.control}
          value={typeof field.value === 'number' ? field.value : ''}
          onChange={({ target }) => field.setValue(target.value === '' ? null : Number(target.value))}
        >
          <option value="">Nenhuma</option>
          {options.map(({ id, label }) => (
            <option key={id} value={id}>
              {label}
            </option>
          ))}
        </Select>
        <SelectChevron />
      </chakra.div>
    </FieldFrame>
  );
};
