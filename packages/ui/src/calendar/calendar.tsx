import { chakra, Flex } from '@chakra-ui/react';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { lazy, Suspense, useMemo, useState } from 'react';
import { Button } from '../button/button.tsx';
import { IconButton } from '../button/icon-button.tsx';
import { usePhone } from '../data-table/use-phone.ts';
import { Loading, Skeleton } from '../states/loading.tsx';
import { today as todayNow } from '../today/today.ts';
import { CALENDAR_VIEWS, type CalendarEvent, type CalendarView, calendarViewLabel, type Move } from './calendar-event.ts';
import { moved, rangeName, stepped } from './calendar-time.ts';
import { EventBar } from './event-bar.tsx';

type CalendarProps = {
  /** What it holds: its accessible name. */
  label: string;
  /** Undefined while they load. */
  events: readonly CalendarEvent[] | undefined;
  view: CalendarView;
  onView: (view: CalendarView) => void;
  /** A day of what is shown, 'YYYY-MM-DD'. */
  date: string;
  onDate: (date: string) => void;
  onOpen?: (event: CalendarEvent) => void;
  /** Takes an event elsewhere; without it events stay where they are and a click opens them. */
  onMove?: (event: CalendarEvent, times: { start: string; end: string }) => void;
  empty?: string;
  today?: string;
};

const CalendarBody = lazy(() => import('./calendar-body.tsx').then(({ CalendarBody: component }) => ({ default: component })));

/** Month, week and day, weeks from Sunday, 24 hours; a list of days on a phone. Dragging has buttons beside it, and Alt with arrows does it too. */
export const Calendar = (props: CalendarProps) => {
  const { label, events, view, onView, date, onDate, onOpen, onMove, empty = 'Nada neste período.', today = todayNow() } = props;
  const isPhone = usePhone();
  const [picked, setPicked] = useState<CalendarEvent['id'] | null>(null);
  const chosen = onMove && events?.find(({ id }) => id === picked);

  const move =
    onMove &&
    ((event: CalendarEvent, by: Move) => {
      const start = moved(event.start, by);
      const end = moved(event.end, by);
      setPicked(event.id);
      if (start !== event.start) onMove(event, { start, end });
    });
  const isMovable = onMove !== undefined;
  const handlers = useMemo(
    () => ({
      draggable: isMovable,
      onPick: (event: CalendarEvent) => {
        setPicked(event.id);
        if (!isMovable) onOpen?.(event);
      },
    }),
    [isMovable, onOpen],
  );

  return (
    <section aria-label={label}>
      <Flex align="center" wrap="wrap" gap="2" px={{ base: '4', md: '5' }} py="3" borderBottomWidth="1px" borderColor="border.default">
        <Button size="sm" onClick={() => onDate(today)}>
          Hoje
        </Button>
        <IconButton label="Anterior" icon={ChevronLeft} size="sm" onClick={() => onDate(stepped(view, date, -1))} />
        <IconButton label="Seguinte" icon={ChevronRight} size="sm" onClick={() => onDate(stepped(view, date, 1))} />
        <chakra.h2
          fontSize="lg"
          fontWeight="semibold"
          flex="1"
          minW="max-content"
          aria-live="polite"
          _firstLetter={{ textTransform: 'uppercase' }}
        >
          {rangeName(view, date)}
        </chakra.h2>
        <Flex role="group" aria-label="Vista" gap="1">
          {CALENDAR_VIEWS.map((one) => (
            <Button
              key={one}
              size="sm"
              variant={one === view ? 'secondary' : 'ghost'}
              aria-pressed={one === view}
              onClick={() => onView(one)}
            >
              {calendarViewLabel[one]}
            </Button>
          ))}
        </Flex>
      </Flex>
      {chosen && move && <EventBar event={chosen} onOpen={onOpen} onMove={move} onClose={() => setPicked(null)} />}
      {events ? (
        <Suspense fallback={<Waiting />}>
          <CalendarBody
            events={events}
            view={view}
            phone={isPhone}
            date={date}
            today={today}
            picked={picked}
            handlers={handlers}
            onMove={move}
            onDay={(day) => {
              onDate(day);
              onView('day');
            }}
            empty={empty}
          />
        </Suspense>
      ) : (
        <Waiting />
      )}
    </section>
  );
};

const Waiting = () => (
  <Loading label="Carregando a agenda…">
    <chakra.div p="5">
      <Skeleton height="24rem" />
    </chakra.div>
  </Loading>
);
