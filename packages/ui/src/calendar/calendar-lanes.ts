import type { CalendarEvent } from './calendar-event.ts';
import { inOrder, partIn } from './calendar-time.ts';

/** Where an event stands in its day: minutes from midnight, and which of `lanes` columns side by side. */
export type Placed = { event: CalendarEvent; from: number; to: number; lane: number; lanes: number };

/** Events of a day side by side where they overlap; each group of overlapping ones shares its columns. */
export const placedIn = (events: readonly CalendarEvent[], date: string): Placed[] => {
  const placed: Placed[] = [];
  let group: Placed[] = [];
  let groupEnd = 0;
  const close = () => {
    const lanes = Math.max(0, ...group.map(({ lane }) => lane)) + 1;
    placed.push(...group.map((one) => ({ ...one, lanes })));
    group = [];
  };
  for (const event of inOrder(events)) {
    const part = event.allDay ? null : partIn(event, date);
    if (!part) continue;
    if (group.length > 0 && part.from >= groupEnd) close();
    const taken = new Set(group.filter(({ to }) => to > part.from).map(({ lane }) => lane));
    let lane = 0;
    while (taken.has(lane)) lane += 1;
    groupEnd = group.length === 0 ? part.to : Math.max(groupEnd, part.to);
    group.push({ event, ...part, lane, lanes: 1 });
  }
  close();
  return placed;
};
