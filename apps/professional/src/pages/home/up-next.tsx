import { chakra } from '@chakra-ui/react';
import { calendarEventQueries } from '@esteto/api-client/agenda/calendar-event';
import type { CalendarEntry } from '@esteto/contract/agenda/calendar-event';
import { eventKindLabel } from '@esteto/domain/agenda/calendar-event/event-kinds';
import { addDays, formatDate } from '@esteto/domain/shared/date/date';
import { formatTime } from '@esteto/domain/shared/date/time';
import { endOf } from '@esteto/domain/shared/schedule/event-span';
import { Link as TextLink } from '@esteto/ui/components/button/link.tsx';
import { Card } from '@esteto/ui/components/card/card.tsx';
import { today, wallNow } from '@esteto/ui/system/context/today';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useCompanyScope } from '../../features/empresa/use-company-scope.ts';
import { path } from '../../path.ts';

/** Next events of the calendar; without any in the coming two weeks it takes no room. */
export const UpNext = () => {
  const { data = [] } = useQuery(calendarEventQueries.within({ ...useCompanyScope(), from: today(), to: addDays(today(), AHEAD) }));
  const coming = data.filter((entry) => entry.company_name === null && endOf(entry) > wallNow()).slice(0, SHOWN);
  if (coming.length === 0) return null;
  return (
    <Card title="A seguir" action={<TextLink to={path('/app/agenda/calendario')}>Ver o calendário</TextLink>}>
      <chakra.ul display="grid" gap="1">
        {coming.map((entry) => (
          <li key={`${entry.id}-${entry.starts_on}`}>
            <Line
              to={path(
                '/app/evento/:eventId/editar',
                { eventId: entry.id },
                entry.is_series ? { occurrence: entry.occurrence_on ?? undefined } : {},
              )}
            >
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
