import { chakra } from '@chakra-ui/react';
import { type KeyboardEvent, useEffect, useMemo, useRef } from 'react';
import { AgendaView } from './agenda-view.tsx';
import type { CalendarEvent, CalendarView, Move } from './calendar-event.ts';
import { daysOf } from './calendar-time.ts';
import type { EventHandlers } from './event-button.tsx';
import { MonthView } from './month-view.tsx';
import { TimeView } from './time-view.tsx';

export type ViewProps = {
  events: readonly CalendarEvent[];
  days: readonly string[];
  /** A day of the view. */
  date: string;
  today: string;
  /** The event that takes Tab. */
  active: CalendarEvent['id'] | null;
  /** The event that was chosen to be moved. */
  picked: CalendarEvent['id'] | null;
  handlers: EventHandlers;
  onMove?: (event: CalendarEvent, move: Move) => void;
  onDay: (day: string) => void;
  empty: string;
};

type CalendarBodyProps = Omit<ViewProps, 'days' | 'active'> & { view: CalendarView; phone: boolean };

const STEPS: Record<string, number> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 };

const MOVES: Record<string, Move> = {
  ArrowLeft: { days: -1 },
  ArrowRight: { days: 1 },
  ArrowUp: { minutes: -30 },
  ArrowDown: { minutes: 30 },
};

/** The days of a view. Among events one takes Tab; arrows go to the next, and with Alt they take the event along. */
export const CalendarBody = ({ view, phone, ...props }: CalendarBodyProps) => {
  const { date, events, picked, onMove } = props;
  const days = useMemo(() => daysOf(view, date), [view, date]);
  const [first = date, last = date] = [days[0], days.at(-1)];
  const inSight = useMemo(
    () => events.filter(({ start, end }) => start.slice(0, 10) <= last && end.slice(0, 10) >= first),
    [events, first, last],
  );
  const reachable = inSight.some(({ id }) => id === picked)
    ? picked
    : (inSight.toSorted((a, b) => (a.start < b.start ? -1 : 1))[0]?.id ?? null);
  const View = phone ? AgendaView : view === 'month' ? MonthView : TimeView;

  // An event that was taken along by a key stands in another place then: the focus goes with it.
  const root = useRef<HTMLDivElement>(null);
  const followed = useRef<string | null>(null);
  useEffect(() => {
    if (followed.current === null) return;
    root.current?.querySelector<HTMLElement>(`[data-event="${CSS.escape(followed.current)}"]`)?.focus();
    followed.current = null;
  });

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const { target } = event;
    if (!(target instanceof HTMLElement) || target.dataset.event === undefined) return;
    const move = MOVES[event.key];
    if (event.altKey && move && onMove) {
      const record = inSight.find(({ id }) => String(id) === target.dataset.event);
      event.preventDefault();
      if (record) {
        followed.current = String(record.id);
        onMove(record, move);
      }
      return;
    }
    const all = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-event]')];
    const at = all.indexOf(target);
    const step = STEPS[event.key];
    const next = event.key === 'Home' ? 0 : event.key === 'End' ? all.length - 1 : step === undefined ? null : at + step;
    if (next === null) return;
    event.preventDefault();
    all[next]?.focus();
  };

  return (
    <chakra.div ref={root} onKeyDown={onKeyDown}>
      <View {...props} events={inSight} days={days} active={reachable} />
    </chakra.div>
  );
};
