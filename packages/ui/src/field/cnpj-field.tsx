import { cnpjCodec } from './codec.ts';
import { CodecInput } from './codec-input.tsx';
import { FieldFrame } from './field-frame.tsx';
import { type FieldProps, useField } from './use-field.ts';

/** A CNPJ, letters too; the value is bare and upper case. */
export const CnpjField = (props: FieldProps) => {
  const field = useField(props);
  return (
    <FieldFrame field={field}>
      <CodecInput
        field={field}
        codec={cnpjCodec}
        inputMode="text"
        placeholder="00.000.000/0000-00"
        autoCapitalize="characters"
        data-numeric
      />
    </FieldFrame>
  );
};
