import { Adorned } from '../base/adorned.tsx';
import { rateCodec } from '../base/codec.ts';
import { CodecInput } from '../base/codec-input.tsx';
import { FieldFrame } from '../base/field-frame.tsx';
import { type FieldProps, useField } from '../binding/use-field.ts';

/** A percentage; the value is a fraction in text ('1,5' is '0.015'). */
export const PercentField = (props: FieldProps) => {
  const field = useField(props);
  return (
    <FieldFrame field={field}>
      <Adorned end="%">
        <CodecInput field={field} codec={rateCodec} inputMode="decimal" placeholder="0,00" pe="9" textAlign="end" data-numeric />
      </Adorned>
    </FieldFrame>
  );
};
