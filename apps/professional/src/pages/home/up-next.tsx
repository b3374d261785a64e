import { chakra } from '@chakra-ui/react';
import { calendarEventQueries } from '@esteto/api-client/agenda/calendar-event';
import { useCan } from '@esteto/auth/can/can.tsx';
import { calendar } from '@esteto/contract/access';
import type { CalendarEntry } from '@esteto/contract/agenda/calendar-event';
import { eventKindLabel } from '@esteto/domain/agenda/calendar-event/event-kinds';
import { addDays, formatDate } from '@esteto/domain/shared/date/date';
import { formatTime } from '@esteto/domain/shared/date/time';
import { endOf } from '@esteto/domain/shared/schedule/event-span';
import { Link as TextLink } from '@esteto/ui/components/button/link.tsx';
import { Card } from '@esteto/ui/components/card/card.tsx';
import { QueryCard } from '@esteto/ui/patterns/query/query-card.tsx';
import { today, wallNow } from '@esteto/ui/system/context/today';
import { Link } from 'react-router';
import { useCompanyScope } from '../../features/empresa/use-company-scope.ts';
import { path } from '../../path.ts';

/** Next events of the calendar, up to two weeks ahead. Whoever may not change them sees them all the same. */
export const UpNext = () => (
  <QueryCard query={nextEvents(useCompanyScope())} title="A seguir">
    {(entries) => <Coming entries={entries.filter(isComing).slice(0, SHOWN)} />}
  </QueryCard>
);

const nextEvents = (scope: { company_id: number }) => calendarEventQueries.within({ ...scope, from: today(), to: addDays(today(), AHEAD) });

const isComing = (entry: CalendarEntry): boolean => entry.company_name === null && endOf(entry) > wallNow();

const Coming = ({ entries }: { entries: readonly CalendarEntry[] }) => {
  const edits = useCan(calendar.edit);
  return (
    <Card title="A seguir" action={<TextLink to={path('/app/agenda/calendario')}>Ver o calendário</TextLink>}>
      {entries.length === 0 && <chakra.p color="fg.muted">Nada na agenda até {formatDate(addDays(today(), AHEAD), today())}.</chakra.p>}
      <chakra.ul display="grid" gap="1">
        {entries.map((entry) => (
          <li key={`${entry.id}-${entry.starts_on}`}>
            <Line to={edits ? editing(entry) : path('/app/agenda/calendario')}>
              <chakra.span color="fg.muted" data-numeric minW="8.5em">
                {whenOf(entry)}
              </chakra.span>
              <chakra.span flex="1" minW="0" fontWeight="medium">
                {entry.title}
              </chakra.span>
              <chakra.span color="fg.muted">{eventKindLabel[entry.kind]}</chakra.span>
            </Line>
          </li>
        ))}
      </chakra.ul>
    </Card>
  );
};

const editing = ({ id, is_series, occurrence_on }: CalendarEntry): string =>
  path('/app/evento/:eventId/editar', { eventId: id }, is_series ? { occurrence: occurrence_on ?? undefined } : {});

const AHEAD = 14;
const SHOWN = 4;

const whenOf = ({ starts_on, starts_at }: CalendarEntry): string =>
  starts_at === null ? formatDate(starts_on, today()) : `${formatDate(starts_on, today())}, ${formatTime(starts_at)}`;

const Line = chakra(Link, {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '3',
    minHeight: 'control',
    px: '2',
    mx: '-2',
    borderRadius: 'control',
    _hover: { bg: 'bg.hover' },
  },
});
