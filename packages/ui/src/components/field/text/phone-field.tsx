import { phoneCodec } from '../base/codec.ts';
import { CodecInput } from '../base/codec-input.tsx';
import { FieldFrame } from '../base/field-frame.tsx';
import { type FieldProps, useField } from '../binding/use-field.ts';

/** A phone with area code; the value is its bare digits, without +55. */
export const PhoneField = (props: FieldProps) => {
  const field = useField(props);
  return (
    <FieldFrame field={field}>
      <CodecInput
        field={field}
        codec={phoneCodec}
        inputMode="tel"
        placeholder="(00) 00000-0000"
        type="tel"
        autoComplete="tel-national"
        data-numeric
      />
    </FieldFrame>
  );
};
