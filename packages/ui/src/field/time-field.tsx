import { timeCodec } from './codec.ts';
import { CodecInput } from './codec-input.tsx';
import { FieldFrame } from './field-frame.tsx';
import { type FieldProps, useField } from './use-field.ts';

/** A time of the day as 'H:MM', 24 hours; the value is 'HH:MM'. */
export const TimeField = (props: FieldProps) => {
  const field = useField(props);
  return (
    <FieldFrame field={field}>
      <CodecInput field={field} codec={timeCodec} inputMode="numeric" placeholder="--:--" data-numeric />
    </FieldFrame>
  );
};
