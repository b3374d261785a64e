import { integerCodec } from './codec.ts';
import { CodecInput } from './codec-input.tsx';
import { FieldFrame } from './field-frame.tsx';
import { type FieldProps, useField } from './use-field.ts';

/** A whole number: metres, days. */
export const IntegerField = (props: FieldProps) => {
  const field = useField(props);
  return (
    <FieldFrame field={field}>
      <CodecInput field={field} codec={integerCodec} inputMode="numeric" data-numeric />
    </FieldFrame>
  );
};
