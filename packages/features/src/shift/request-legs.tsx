import type { ShiftRequestRecord } from '@esteto/contract/shift-request-record';
import { formatDateFull } from '@esteto/domain/shared/date/date';
import { Line, LineList } from '@esteto/ui/components/display/line-list.tsx';
import { shiftWhen, shiftWhere } from './shift-place.ts';

/** Which shift goes from whom to whom; of a day off its days. */
export const RequestLegs = ({ record: { legs, starts_on, ends_on } }: { record: ShiftRequestRecord }) => (
  <LineList>
    {starts_on && ends_on && <Line title={daysInWords(starts_on, ends_on)} note="Folga" />}
    {legs.map(({ shift, from_name, to_name }) => (
      <Line
        key={shift.id}
        title={shiftWhen(shift)}
        note={[shiftWhere(shift), from_name ? `de ${from_name} para ${to_name ?? 'quem puder'}` : `para ${to_name ?? ''}`].join(' · ')}
      />
    ))}
  </LineList>
);

export const daysInWords = (from: string, to: string): string =>
  from === to ? formatDateFull(from) : `${formatDateFull(from)} a ${formatDateFull(to)}`;
