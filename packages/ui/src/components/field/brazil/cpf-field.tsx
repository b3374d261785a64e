import { cpfCodec } from '../base/codec.ts';
import { CodecInput } from '../base/codec-input.tsx';
import { FieldFrame } from '../base/field-frame.tsx';
import { type FieldProps, useField } from '../binding/use-field.ts';

/** A CPF; the value is its bare digits. Typed or pasted with or without the mask. */
export const CpfField = (props: FieldProps) => {
  const field = useField(props);
  return (
    <FieldFrame field={field}>
      <CodecInput field={field} codec={cpfCodec} inputMode="numeric" placeholder="000.000.000-00" data-numeric />
    </FieldFrame>
  );
};
