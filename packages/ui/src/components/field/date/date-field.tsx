import { chakra } from '@chakra-ui/react';
import { parseDate } from '@esteto/domain/shared/date/date';
import { CalendarDays } from 'lucide-react';
import { useRef } from 'react';
import { IconButton } from '../../button/icon-button.tsx';
import { Adorned } from '../base/adorned.tsx';
import { dateCodec, dayEndCodec, dayStartCodec } from '../base/codec.ts';
import { CodecInput } from '../base/codec-input.tsx';
import { FieldFrame } from '../base/field-frame.tsx';
import { type FieldProps, useField } from '../binding/use-field.ts';

type DateFieldProps = FieldProps & {
  /** The value is the instant with which the day begins or ends in São Paulo. */
  instant?: 'start' | 'end';
};

/** A date as 'DD/MM/AAAA', typed or pasted; the value is ISO. The button opens the browser's calendar. */
export const DateField = ({ instant, ...props }: DateFieldProps) => {
  const field = useField(props);
  const picker = useRef<HTMLInputElement>(null);
  const codec = instant === undefined ? dateCodec : CODECS[instant];
  const iso = parseDate(codec.format(field.value)) ?? '';
  return (
    <FieldFrame field={field}>
      <Adorned
        end={
          <>
            <IconButton
              label={`Abrir o calendário de ${field.label}`}
              icon={CalendarDays}
              size="sm"
              disabled={props.disabled}
              onClick={() => picker.current?.showPicker()}
            />
            <Picker
              ref={picker}
              type="date"
              tabIndex={-1}
              aria-hidden
              value={iso}
              onChange={({ target }) => field.setValue(codec.parse(target.value))}
            />
          </>
        }
      >
        <CodecInput field={field} codec={codec} inputMode="numeric" placeholder="DD/MM/AAAA" pe="9" data-numeric />
      </Adorned>
    </FieldFrame>
  );
};

const CODECS = { start: dayStartCodec, end: dayEndCodec };

const Picker = chakra('input', {
  base: { position: 'absolute', insetInlineEnd: '0', bottom: '0', width: '1px', height: '1px', opacity: '0', pointerEvents: 'none' },
});
