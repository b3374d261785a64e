import { chakra } from '@chakra-ui/react';
import { calendarEventQueries } from '@esteto/api-client/agenda/calendar-event';
import { useCan } from '@esteto/auth/can/can.tsx';
import { calendar } from '@esteto/contract/access';
import type { CalendarEntry } from '@esteto/contract/agenda/calendar-event';
import { eventKindLabel } from '@esteto/domain/agenda/calendar-event/event-kinds';
import { addDays, formatDate } from '@esteto/domain/shared/date/date';
import { formatTime } from '@esteto/domain/shared/date/time';
import { endOf, startOf } from '@esteto/domain/shared/schedule/event-span';
import { Link as TextLink } from '@esteto/ui/components/button/link.tsx';
import { Card } from '@esteto/ui/components/card/card.tsx';
import { QueryCard } from '@esteto/ui/patterns/query/query-card.tsx';
import { today, wallNow } from '@esteto/ui/system/context/today';
import { useQuery } from '@tanstack/react-query';
import { CalendarClock, ChevronRight } from 'lucide-react';
import { Link } from 'react-router';
import { useCompanyScope } from '../../features/empresa/use-company-scope.ts';
import { path } from '../../path.ts';

/** The person's own shifts of today that are not over, on top of the page: when and where. */
export const ShiftsToday = () => {
  const { data = [] } = useQuery(nextEvents(useCompanyScope()));
  const toEvent = useEventPath();
  return data
    .filter(isComing)
    .filter(isOwnToday)
    .map((entry) => (
      <Shift key={`${entry.id}-${entry.starts_on}`} to={toEvent(entry)}>
        <CalendarClock size={20} aria-hidden />
        <chakra.span flex="1" minW={0} lineHeight="snug" display="grid">
          <chakra.span fontWeight="semibold" data-numeric>
            {shiftHours(entry)}
          </chakra.span>
          <chakra.span color="fg.muted" fontSize="sm">
            {[...new Set([entry.title, entry.place ?? entry.client_name])].filter(Boolean).join(' · ')}
          </chakra.span>
        </chakra.span>
        <ChevronRight size={16} aria-hidden />
      </Shift>
    ));
};

const isOwnToday = ({ kind, mine, starts_on }: CalendarEntry): boolean => kind === 'shift' && mine && starts_on <= today();

const shiftHours = (entry: CalendarEntry): string => {
  const { starts_at, ends_at } = entry;
  if (starts_at === null || ends_at === null) return 'Plantão hoje';
  return startOf(entry) <= wallNow()
    ? `Plantão agora, até ${formatTime(ends_at)}`
    : `Plantão hoje, das ${formatTime(starts_at)} às ${formatTime(ends_at)}`;
};

/** What comes after today's shifts, up to two weeks ahead. Whoever may not change them sees them all the same. */
export const UpNext = () => (
  <QueryCard query={nextEvents(useCompanyScope())} title="A seguir">
    {(entries) => <Coming entries={entries.filter((entry) => isComing(entry) && !isOwnToday(entry)).slice(0, SHOWN)} />}
  </QueryCard>
);

const nextEvents = (scope: { company_id: number }) => calendarEventQueries.within({ ...scope, from: today(), to: addDays(today(), AHEAD) });

const isComing = (entry: CalendarEntry): boolean => entry.company_name === null && endOf(entry) > wallNow();

const Coming = ({ entries }: { entries: readonly CalendarEntry[] }) => {
  const toEvent = useEventPath();
  return (
    <Card title="A seguir" action={<TextLink to={path('/app/agenda/calendario')}>Ver o calendário</TextLink>}>
      {entries.length === 0 && (
        <chakra.p color="fg.muted">Nada mais na agenda até {formatDate(addDays(today(), AHEAD), today())}.</chakra.p>
      )}
      <chakra.ul display="grid" gap="1">
        {entries.map((entry) => (
          <li key={`${entry.id}-${entry.starts_on}`}>
            <Line to={toEvent(entry)}>
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

/** Leads to the event itself, or to the calendar for who may not change it. */
const useEventPath = () => {
  const edits = useCan(calendar.edit);
  return ({ id, is_series, occurrence_on }: CalendarEntry): string =>
    edits
      ? path('/app/evento/:eventId/editar', { eventId: id }, is_series ? { occurrence: occurrence_on ?? undefined } : {})
      : path('/app/agenda/calendario');
};

const AHEAD = 14;
const SHOWN = 4;

const whenOf = ({ starts_on, starts_at }: CalendarEntry): string =>
  starts_at === null ? formatDate(starts_on, today()) : `${formatDate(starts_on, today())}, ${formatTime(starts_at)}`;

const Shift = chakra(Link, {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    minHeight: '14',
    px: { base: '4', md: '5' },
    py: '2.5',
    bg: 'brand.subtle',
    borderWidth: '1px',
    borderColor: 'brand.border',
    borderRadius: 'card',
    '& svg': { color: 'brand.fg', flexShrink: '0' },
    _hover: { borderColor: 'brand.fg' },
  },
});

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
