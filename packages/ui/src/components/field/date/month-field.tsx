import { monthCodec } from '../base/codec.ts';
import { CodecInput } from '../base/codec-input.tsx';
import { FieldFrame } from '../base/field-frame.tsx';
import { type FieldProps, useField } from '../binding/use-field.ts';

/** A month as 'MM/AAAA'; the value is 'YYYY-MM'. */
export const MonthField = (props: FieldProps) => {
  const field = useField(props);
  return (
    <FieldFrame field={field}>
      <CodecInput field={field} codec={monthCodec} inputMode="numeric" placeholder="MM/AAAA" data-numeric />
    </FieldFrame>
  );
};
