import { chakra } from '@chakra-ui/react';
import { daysBetween, weekday } from '@esteto/domain/shared/date-math';
import { type DragEvent, useLayoutEffect, useMemo, useRef } from 'react';
import type { ViewProps } from './calendar-body.tsx';
import { placedIn } from './calendar-lanes.ts';
import { eventStyle } from './calendar-style.ts';
import { dateOf, dayName, minutesOf, partIn, WEEKDAYS } from './calendar-time.ts';
import { EventButton, readDragged } from './event-button.tsx';

const HOUR_PX = 44;
const FIRST_IN_SIGHT = 6;
/** A dragged event comes to rest on half hours. */
const STEP = 30;

/** The hours of one day or of a week's days side by side. An event is dragged to another day and hour. */
export const TimeView = ({ events, days, today, active, picked, handlers, onMove, onDay }: ViewProps) => {
  const scroller = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (scroller.current) scroller.current.scrollTop = FIRST_IN_SIGHT * HOUR_PX;
  }, []);

  const drop = (day: string) => (dropped: DragEvent<HTMLElement>) => {
    dropped.preventDefault();
    const dragged = readDragged(dropped.dataTransfer);
    const event = dragged && events.find(({ id }) => id === dragged.id);
    if (!event || !dragged) return;
    const top = dropped.clientY - dragged.grabbed - dropped.currentTarget.getBoundingClientRect().top;
    const minutes = event.allDay ? 0 : Math.round(((top / HOUR_PX) * 60) / STEP) * STEP - minutesOf(event.start);
    onMove?.(event, { days: daysBetween(dateOf(event.start), day), minutes });
  };
  const placed = useMemo(() => days.map((day) => ({ day, events: placedIn(events, day) })), [events, days]);
  const columns = { gridTemplateColumns: `3.5rem repeat(${days.length}, minmax(0, 1fr))` };

  return (
    <Scroller ref={scroller} role="region" aria-label="Horas" tabIndex={0} css={eventStyle}>
      <Head style={columns}>
        <span />
        {days.map((day) => (
          <div key={day}>
            <button type="button" data-date aria-current={day === today ? 'date' : undefined} onClick={() => onDay(day)}>
              {WEEKDAYS[weekday(day)]?.slice(0, 3)} <b>{Number(day.slice(8))}</b>
              <span data-said>, {dayName(day)}</span>
            </button>
            {events
              .filter((event) => event.allDay && partIn(event, day))
              .map((event) => (
                <EventButton
                  key={event.id}
                  event={event}
                  handlers={handlers}
                  active={active === event.id}
                  picked={picked === event.id}
                  short
                />
              ))}
          </div>
        ))}
      </Head>
      <Grid style={columns}>
        <div aria-hidden>
          {Array.from({ length: 24 }, (_, hour) => (
            <Hour key={hour} style={{ height: HOUR_PX }}>
              {hour > 0 && <span>{hour}:00</span>}
            </Hour>
          ))}
        </div>
        {placed.map(({ day, events: ofDay }) => (
          <Column
            key={day}
            aria-label={dayName(day)}
            data-day={day}
            onDragOver={onMove && ((over) => over.preventDefault())}
            onDrop={onMove && drop(day)}
          >
            {ofDay.map(({ event, from, to, lane, lanes }) => (
              <EventButton
                key={event.id}
                event={event}
                handlers={handlers}
                active={active === event.id}
                picked={picked === event.id}
                style={{
                  position: 'absolute',
                  top: (from / 60) * HOUR_PX + 1,
                  height: Math.max(20, ((to - from) / 60) * HOUR_PX - 2),
                  left: `calc(${(lane / lanes) * 100}% + 2px)`,
                  width: `calc(${100 / lanes}% - 4px)`,
                }}
              />
            ))}
          </Column>
        ))}
      </Grid>
    </Scroller>
  );
};

const Scroller = chakra('div', { base: { maxHeight: 'max(24rem, calc(100dvh - 15rem))', overflow: 'auto', position: 'relative' } });

const Head = chakra('div', {
  base: {
    position: 'sticky',
    top: '0',
    zIndex: '3',
    display: 'grid',
    bg: 'bg.surface',
    borderBottomWidth: '1px',
    borderColor: 'border.default',
    '& > div': { display: 'grid', gap: '2px', alignContent: 'start', p: '1', minWidth: '0' },
    '& [data-date]': { height: '8', fontSize: 'sm', color: 'fg.muted', borderRadius: 'sm', _hover: { bg: 'bg.hover' } },
    '& b': { color: 'fg.default', fontWeight: 'semibold' },
    '& [aria-current] b': { bg: 'brand.solid', color: 'brand.contrast', borderRadius: 'full', px: '1.5', py: '0.5' },
  },
});

const Grid = chakra('div', { base: { display: 'grid' } });

const Column = chakra('section', {
  base: {
    position: 'relative',
    height: `${24 * HOUR_PX}px`,
    borderInlineStartWidth: '1px',
    borderColor: 'border.default',
    backgroundImage: 'linear-gradient(var(--e-colors-border-default) 1px, transparent 1px)',
    backgroundSize: `100% ${HOUR_PX}px`,
    // Tall events begin at their top and may break their title.
    '& > [data-event][data-tone]': {
      display: 'flex',
      flexDirection: 'column',
      justifyContent: 'flex-start',
      whiteSpace: 'normal',
      position: 'absolute',
    },
  },
});

const Hour = chakra('div', {
  base: { position: 'relative', '& span': { position: 'absolute', top: '-0.6em', insetInlineEnd: '2', fontSize: 'xs', color: 'fg.muted' } },
});
