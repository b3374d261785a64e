import { integerCodec } from '../base/codec.ts';
import { CodecInput } from '../base/codec-input.tsx';
import { FieldFrame } from '../base/field-frame.tsx';
import { type FieldProps, useField } from '../binding/use-field.ts';

/** A whole number: metres, days. */
export const IntegerField = (props: FieldProps) => {
  const field = useField(props);
  return (
    <FieldFrame field={field}>
      <CodecInput field={field} codec={integerCodec} inputMode="numeric" data-numeric />
    </FieldFrame>
  );
};
