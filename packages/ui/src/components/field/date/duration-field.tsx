import { durationCodec } from '../base/codec.ts';
import { CodecInput } from '../base/codec-input.tsx';
import { FieldFrame } from '../base/field-frame.tsx';
import { type FieldProps, useField } from '../binding/use-field.ts';

/** How long, as hours and minutes: '11:00', of more than a day too. The value is in minutes. */
export const DurationField = (props: FieldProps) => {
  const field = useField(props);
  return (
    <FieldFrame field={field}>
      <CodecInput field={field} codec={durationCodec} inputMode="text" placeholder="0:00" data-numeric />
    </FieldFrame>
  );
};
