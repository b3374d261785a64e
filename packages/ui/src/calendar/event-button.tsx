import { memo } from 'react';
import type { CalendarEvent } from './calendar-event.ts';
import { clock, dateOf, dayName, hoursOf } from './calendar-time.ts';

/** What the events of a view tell whoever shows them. Stable, so that hundreds of events stand still. */
export type EventHandlers = {
  onPick: (event: CalendarEvent) => void;
  /** Present when events can be taken elsewhere. */
  draggable: boolean;
};

type EventButtonProps = {
  event: CalendarEvent;
  handlers: EventHandlers;
  /** Takes Tab. */
  active: boolean;
  /** Chosen to be moved. */
  picked: boolean;
  style?: React.CSSProperties;
  short?: boolean;
};

const Inner = ({ event, handlers, active, picked, style, short = false }: EventButtonProps) => (
  <button
    type="button"
    data-event={event.id}
    data-tone={event.tone ?? 'running'}
    aria-pressed={handlers.draggable ? picked : undefined}
    tabIndex={active ? 0 : -1}
    draggable={handlers.draggable}
    title={`${hoursOf(event)} · ${event.title}`}
    style={style}
    onClick={() => handlers.onPick(event)}
    onDragStart={({ dataTransfer, nativeEvent, currentTarget }) => {
      dataTransfer.effectAllowed = 'move';
      const grabbed = nativeEvent.clientY - currentTarget.getBoundingClientRect().top;
      dataTransfer.setData(DRAGGED, JSON.stringify({ id: event.id, grabbed }));
    }}
  >
    <span data-said>{dayName(dateOf(event.start))}, </span>
    {event.allDay ? (
      <span data-said>o dia todo, </span>
    ) : short ? (
      <span data-hours>
        {clock(event.start)} <span data-said>às {clock(event.end)}, </span>
      </span>
    ) : (
      <span data-hours>{hoursOf(event)}</span>
    )}{' '}
    <span data-title>{event.title}</span>
    {event.detail && <span data-detail={short ? undefined : ''} data-said={short || undefined}>{` ${event.detail}`}</span>}
  </button>
);

/** One event in a month, a week or a day. A plain button dressed by its view: there may be hundreds. */
export const EventButton = memo(Inner);

/** What travels with a dragged event: its id and how far below its top it was taken, in px. */
export const DRAGGED = 'application/x-esteto-event';

export const readDragged = (transfer: DataTransfer): { id: number | string; grabbed: number } | null => {
  try {
    const { id, grabbed } = JSON.parse(transfer.getData(DRAGGED)) as { id?: unknown; grabbed?: unknown };
    return (typeof id === 'number' || typeof id === 'string') && typeof grabbed === 'number' ? { id, grabbed } : null;
  } catch {
    return null;
  }
};
