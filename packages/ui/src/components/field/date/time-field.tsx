import { timeCodec } from '../base/codec.ts';
import { CodecInput } from '../base/codec-input.tsx';
import { FieldFrame } from '../base/field-frame.tsx';
import { type FieldProps, useField } from '../binding/use-field.ts';

/** A time of the day as 'H:MM', 24 hours; the value is 'HH:MM'. */
export const TimeField = (props: FieldProps) => {
  const field = useField(props);
  return (
    <FieldFrame field={field}>
      <CodecInput field={field} codec={timeCodec} inputMode="numeric" placeholder="--:--" data-numeric />
    </FieldFrame>
  );
};
