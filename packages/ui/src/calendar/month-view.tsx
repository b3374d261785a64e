import { chakra } from '@chakra-ui/react';
import { daysBetween } from '@esteto/domain/shared/date-math';
import type { ViewProps } from './calendar-body.tsx';
import type { CalendarEvent } from './calendar-event.ts';
import { eventStyle } from './calendar-style.ts';
import { dateOf, dayName, inOrder, isOnDay, WEEKDAYS } from './calendar-time.ts';
import { EventButton, readDragged } from './event-button.tsx';

/** Weeks from Sunday as a table; three events a day, the others a click away. An event is dragged to another day. */
export const MonthView = ({ events, days, date, today, active, picked, handlers, onMove, onDay }: ViewProps) => {
  const ordered = inOrder(events);
  const weeks = Array.from({ length: days.length / 7 }, (_, week) => days.slice(week * 7, week * 7 + 7));
  const drop = (day: string) => (transfer: DataTransfer) => {
    const dragged = readDragged(transfer);
    const event = dragged && events.find(({ id }) => id === dragged.id);
    if (event) onMove?.(event, { days: daysBetween(dateOf(event.start), day) });
  };
  return (
    <Table css={eventStyle}>
      <thead>
        <tr>
          {WEEKDAYS.map((name) => (
            <th key={name} scope="col" aria-label={name}>
              {name.slice(0, 3)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week) => (
          <tr key={week[0]}>
            {week.map((day) => (
              <Day
                key={day}
                day={day}
                outside={day.slice(0, 7) !== date.slice(0, 7)}
                isToday={day === today}
                events={ordered.filter((event) => isOnDay(event, day))}
                active={active}
                picked={picked}
                handlers={handlers}
                onDay={onDay}
                onDrop={onMove && drop(day)}
              />
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  );
};

const MOST_SHOWN = 3;

type DayProps = Pick<ViewProps, 'active' | 'picked' | 'handlers' | 'onDay'> & {
  day: string;
  outside: boolean;
  isToday: boolean;
  events: readonly CalendarEvent[];
  onDrop?: (transfer: DataTransfer) => void;
};

const Day = ({ day, outside, isToday, events, active, picked, handlers, onDay, onDrop }: DayProps) => {
  const room = events.length > MOST_SHOWN ? MOST_SHOWN - 1 : MOST_SHOWN;
  return (
    <td
      data-day={day}
      data-outside={outside || undefined}
      onDragOver={onDrop && ((over) => over.preventDefault())}
      onDrop={
        onDrop &&
        ((dropped) => {
          dropped.preventDefault();
          onDrop(dropped.dataTransfer);
        })
      }
    >
      <button
        type="button"
        data-date
        data-today={isToday || undefined}
        aria-label={dayName(day)}
        aria-current={isToday ? 'date' : undefined}
        onClick={() => onDay(day)}
      >
        {Number(day.slice(8))}
      </button>
      {events.length > 0 && (
        <ul>
          {events.slice(0, room).map((event) => (
            <li key={event.id}>
              <EventButton event={event} handlers={handlers} active={active === event.id} picked={picked === event.id} short />
            </li>
          ))}
          {events.length > room && (
            <li>
              <button type="button" data-more onClick={() => onDay(day)} aria-label={`Mais ${events.length - room} em ${dayName(day)}`}>
                mais {events.length - room}
              </button>
            </li>
          )}
        </ul>
      )}
    </td>
  );
};

const Table = chakra('table', {
  base: {
    width: 'full',
    tableLayout: 'fixed',
    borderCollapse: 'collapse',
    '& th': { py: '2', color: 'fg.muted', fontSize: 'sm', fontWeight: 'medium', textAlign: 'start', px: '2' },
    '& td': { height: '7.5rem', verticalAlign: 'top', p: '1', borderWidth: '1px', borderColor: 'border.default' },
    '& td:first-of-type': { borderInlineStartWidth: '0' },
    '& td:last-of-type': { borderInlineEndWidth: '0' },
    '& td[data-outside]': { bg: 'bg.canvas' },
    '& td[data-outside] [data-date]': { color: 'fg.subtle' },
    '& [data-date]': {
      minWidth: '6',
      height: '6',
      px: '1',
      mb: '1',
      fontSize: 'sm',
      fontWeight: 'medium',
      fontVariantNumeric: 'tabular-nums',
      borderRadius: 'full',
      _hover: { bg: 'bg.hover' },
    },
    '& [data-today]': { bg: 'brand.solid', color: 'brand.contrast !important', _hover: { bg: 'brand.hover' } },
    '& ul': { display: 'grid', gap: '2px', listStyleType: 'none' },
    '& li': { minWidth: '0' },
    '& [data-more]': {
      px: '1.5',
      minHeight: '6',
      fontSize: 'xs',
      fontWeight: 'medium',
      color: 'fg.muted',
      _hover: { textDecoration: 'underline' },
    },
  },
});
