import { chakra } from '@chakra-ui/react';
import { EmptyState } from '../states/empty-state.tsx';
import type { ViewProps } from './calendar-body.tsx';
import { eventStyle } from './calendar-style.ts';
import { dayName, inOrder, isOnDay } from './calendar-time.ts';
import { EventButton } from './event-button.tsx';

/** On a phone: the days that hold something, one below the other. */
export const AgendaView = ({ events, days, active, picked, handlers, empty }: ViewProps) => {
  const ordered = inOrder(events);
  const filled = days
    .map((day) => ({ day, events: ordered.filter((event) => isOnDay(event, day)) }))
    .filter((one) => one.events.length > 0);
  if (filled.length === 0) return <EmptyState title={empty} />;
  return (
    <List css={eventStyle}>
      {filled.map(({ day, events: ofDay }) => (
        <section key={day} aria-label={dayName(day)}>
          <h3>{dayName(day).replace(/ de \d{4}$/, '')}</h3>
          <ul>
            {ofDay.map((event) => (
              <li key={event.id}>
                <EventButton event={event} handlers={handlers} active={active === event.id} picked={picked === event.id} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </List>
  );
};

const List = chakra('div', {
  base: {
    display: 'grid',
    gap: '4',
    p: '4',
    '& h3': { fontSize: 'sm', fontWeight: 'semibold', color: 'fg.muted', mb: '1.5' },
    '& ul': { display: 'grid', gap: '1.5', listStyleType: 'none' },
    '& [data-event]': { minHeight: '11', px: '3', py: '1.5', fontSize: 'md', borderRadius: 'control' },
  },
});
