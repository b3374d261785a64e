import '@fullcalendar/react/skeleton.css';
import '@fullcalendar/react/themes/classic/theme.css';
import './calendar-drawing.css';
import { addDays } from '@esteto/domain/shared/date/date';
import { formatTime } from '@esteto/domain/shared/date/time';
import { endOf, isWholeDay, type Span, startOf } from '@esteto/domain/shared/schedule/event-span';
import FullCalendar, { type CalendarRef, type EventInput } from '@fullcalendar/react';
import dayGrid from '@fullcalendar/react/daygrid';
import interaction from '@fullcalendar/react/interaction';
import list from '@fullcalendar/react/list';
import ptBr from '@fullcalendar/react/locales/pt-br';
import classic from '@fullcalendar/react/themes/classic';
import timeGrid from '@fullcalendar/react/timegrid';
import { useEffect, useRef, useState } from 'react';
import { wallNow } from '../../system/context/today.ts';
import type { CalendarItem } from './calendar-item.ts';
import { type CalendarView, shownDays } from './calendar-range.ts';

export type CalendarDrawingProps = {
  view: CalendarView;
  day: string;
  items: readonly CalendarItem[];
  onOpen: (item: CalendarItem) => void;
  /** A day was chosen to look at. */
  onDay: (day: string) => void;
  /** Dragged over empty time: what is to be entered there. Left out where nothing may be. */
  onSelect?: (span: Span) => void;
  /** Dragged to another time, or stretched. `undo` puts it back. */
  onMove?: (item: CalendarItem, span: Span, undo: () => void) => void;
};

/** The grid itself, by FullCalendar. Wall time is handed to it as UTC, where it stays what it is wherever the browser is. */
export const CalendarDrawing = ({ view, day, items, onOpen, onDay, onSelect, onMove }: CalendarDrawingProps) => {
  const calendar = useRef<CalendarRef>(null);
  // What it begins with; from then on it is led by its API.
  const [first] = useState({ view, day });
  useEffect(() => {
    const api = calendar.current?.getApi();
    // Drawn after the render, not within it: the calendar draws by itself.
    if (api && (api.view.type !== VIEWS[view] || api.getDate().toISOString().slice(0, 10) !== day))
      queueMicrotask(() => api.changeView(VIEWS[view], day));
  }, [view, day]);
  const itemOf = (key: string) => items.find((item) => item.key === key);
  const moved = ({ event, revert }: { event: Dragged & { id: string }; revert: () => void }) => {
    const item = itemOf(event.id);
    if (item) onMove?.(item, spanOf(event, item), revert);
  };
  return (
    <FullCalendar
      ref={calendar}
      plugins={PLUGINS}
      locale={ptBr}
      timeZone="UTC"
      now={nowAsUtc}
      views={LIST}
      initialView={VIEWS[first.view]}
      initialDate={first.day}
      headerToolbar={false}
      height={view === 'week' || view === 'day' ? GRID_HEIGHT : 'auto'}
      eventDisplay="block"
      firstDay={0}
      dayMaxEvents={4}
      nowIndicator
      scrollTime="06:00:00"
      slotHeaderFormat={HOURS}
      eventTimeFormat={HOURS}
      longPressDelay={350}
      events={items.map(inputOf)}
      eventInteractive
      eventContent={({ event, isStart, view: { type } }) => (
        <Content item={itemOf(event.id)} isStart={isStart} title={event.title} layout={type} />
      )}
      eventClick={({ event, jsEvent }) => {
        jsEvent.preventDefault();
        const item = itemOf(event.id);
        if (item && !item.inert) onOpen(item);
      }}
      moreLinkClass="calendar-more"
      moreLinkText={(count: number) => `mais ${count}`}
      moreLinkHint={(count: number) => (count === 1 ? 'Mostrar mais 1 evento' : `Mostrar mais ${count} eventos`)}
      moreLinkClick={({ date }) => {
        onDay(date.toISOString().slice(0, 10));
      }}
      selectable={onSelect !== undefined}
      selectMirror
      select={({ start, end, allDay }) => onSelect?.(spanOf({ start, end, allDay }, null))}
      editable={onMove !== undefined}
      eventDrop={moved}
      eventResize={moved}
    />
  );
};

const VIEWS: Record<CalendarView, string> = { month: 'dayGridMonth', week: 'timeGridWeek', day: 'timeGridDay', list: 'listRest' };
/** What is left of a month from a day on: whoever opens it asks for what comes. */
const LIST = {
  listRest: {
    type: 'list',
    visibleRange: (date: Date) => {
      const { from, to } = shownDays('list', date.toISOString().slice(0, 10));
      return { start: from, end: addDays(to, 1) };
    },
  },
};
/** Height of a day by its hours, in pixels: earlier and later hours are scrolled to. */
const GRID_HEIGHT = 640;
const PLUGINS = [classic, dayGrid, timeGrid, list, interaction];
const HOURS = { hour: '2-digit', minute: '2-digit', hour12: false } as const;

const nowAsUtc = (): string => `${wallNow()}:00Z`;

type ContentProps = { item: CalendarItem | undefined; title: string; isStart: boolean; layout: string };

/** A day after its first one tells until when it is there. */
const Content = ({ item, title, isStart, layout }: ContentProps) => {
  const time = item && timeOf(item, isStart, layout);
  return (
    <span
      className="calendar-item"
      data-tone={item?.tone}
      data-layout={layout.startsWith('timeGrid') ? 'tall' : layout.startsWith('list') ? 'list' : undefined}
    >
      {time && <span className="calendar-time">{time}</span>}
      <span className="calendar-title">{title}</span>
      <span className="calendar-kind">{item?.kind}</span>
      {item?.note && <span className="calendar-note">{item.note}</span>}
    </span>
  );
};

const timeOf = ({ starts_at, ends_at }: CalendarItem, isStart: boolean, layout: string): string | null => {
  if (starts_at === null || ends_at === null) return null;
  if (!isStart) return `até ${formatTime(ends_at)}`;
  return layout.startsWith('dayGrid') ? formatTime(starts_at) : `${formatTime(starts_at)} – ${formatTime(ends_at)}`;
};

const inputOf = (item: CalendarItem): EventInput => ({
  id: item.key,
  title: item.title,
  start: isWholeDay(item) ? item.starts_on : `${startOf(item)}:00Z`,
  end: isWholeDay(item) ? addDays(item.ends_on, 1) : `${endOf(item)}:00Z`,
  allDay: isWholeDay(item),
  editable: item.movable ?? false,
  interactive: !item.inert,
  className: `calendar-event calendar-${item.tone}`,
});

type Dragged = { start: Date | null; end: Date | null; allDay: boolean };

/** Where something was dragged to. The calendar tells no end of what is as long as it was. */
const spanOf = ({ start, end, allDay }: Dragged, item: CalendarItem | null): Span => {
  const from = (start ?? new Date(0)).toISOString();
  const lasts = item && !isWholeDay(item) ? Date.parse(`${endOf(item)}Z`) - Date.parse(`${startOf(item)}Z`) : HOUR_MS;
  if (allDay) {
    const last = end ? addDays(end.toISOString().slice(0, 10), -1) : from.slice(0, 10);
    return { starts_on: from.slice(0, 10), starts_at: null, ends_on: last, ends_at: null };
  }
  const to = (end ?? new Date(Date.parse(from) + lasts)).toISOString();
  return { starts_on: from.slice(0, 10), starts_at: from.slice(11, 16), ends_on: to.slice(0, 10), ends_at: to.slice(11, 16) };
};

const HOUR_MS = 3_600_000;
