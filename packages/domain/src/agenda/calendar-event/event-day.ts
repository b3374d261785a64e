import { isIsoDate } from '../../shared/date/date.ts';

/** An event on a day: its id, and the day by which its series calls it where it has one. Written '12' or '12:2026-11-24'. */
export type EventDayKey = { id: number; occurrence_on: string | null };

export const eventDayText = ({ id, occurrence_on }: EventDayKey): string =>
  occurrence_on === null ? String(id) : `${id}:${occurrence_on}`;

/** Those of an address, '1,2:2026-11-24'; what is none of them is left out. */
export const readEventDays = (text: string): EventDayKey[] =>
  text.split(',').flatMap((part): EventDayKey[] => {
    const [id = '', day] = part.split(':');
    if (!ID.test(id)) return [];
    if (day === undefined) return [{ id: Number(id), occurrence_on: null }];
    return isIsoDate(day) ? [{ id: Number(id), occurrence_on: day }] : [];
  });

/** '1,2'; what is no id is left out. */
export const readIds = (text: string): number[] => text.split(',').flatMap((part) => (ID.test(part) ? [Number(part)] : []));

const ID = /^[1-9]\d{0,14}$/;
