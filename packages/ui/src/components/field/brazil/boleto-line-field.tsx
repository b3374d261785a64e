import { CodecInput } from '../base/codec-input.tsx';
import { FieldFrame } from '../base/field-frame.tsx';
import { type FieldProps, useField } from '../binding/use-field.ts';
import { boletoLineCodec } from './boleto-codec.ts';

/** The line of a boleto or of a guide, typed, pasted or read by a camera; the value is its bare digits. */
export const BoletoLineField = (props: FieldProps) => {
  const field = useField(props);
  return (
    <FieldFrame field={field}>
      <CodecInput
        field={field}
        codec={boletoLineCodec}
        inputMode="numeric"
        placeholder="00000.00000 00000.000000 00000.000000 0 00000000000000"
        data-numeric
      />
    </FieldFrame>
  );
};
