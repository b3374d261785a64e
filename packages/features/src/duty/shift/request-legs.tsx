import type { ShiftRequestRecord } from '@esteto/contract/duty/shift-request-record';
import { formatDateFull, formatDateNumeric } from '@esteto/domain/shared/date/date';
import { formatTime } from '@esteto/domain/shared/date/time';
import { Line, LineList } from '@esteto/ui/components/display/line-list.tsx';
import { shiftWhen, shiftWhere } from './shift-place.ts';

/** Which shift goes from whom to whom; of a day off its days. */
export const RequestLegs = ({ record: { legs, starts_on, ends_on, clock } }: { record: ShiftRequestRecord }) => (
  <LineList>
    {starts_on && ends_on && <Line title={daysInWords(starts_on, ends_on)} note="Folga" />}
    {legs.map(({ shift, from_name, to_name }) => (
      <Line
        key={shift.id}
        title={shiftWhen(shift)}
        note={[
          shiftWhere(shift),
          clock ? clockInWords(clock) : from_name ? `de ${from_name} para ${to_name ?? 'quem puder'}` : `para ${to_name ?? ''}`,
        ].join(' · ')}
      />
    ))}
  </LineList>
);

const clockInWords = ({ in_on, in_time, out_on, out_time }: NonNullable<ShiftRequestRecord['clock']>): string =>
  `entrada ${formatDateNumeric(in_on)}, ${formatTime(in_time)}; saída ${formatDateNumeric(out_on)}, ${formatTime(out_time)}`;

export const daysInWords = (from: string, to: string): string =>
  from === to ? formatDateFull(from) : `${formatDateFull(from)} a ${formatDateFull(to)}`;
