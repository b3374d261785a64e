// Times of the day as they are stored, sent and shown: 'H:MM' or 'HH:MM', 24 hours.

/** What stands where a time makes no sense. */
export const INVALID_TIME = '--:--';

/** '07:30' from '7:30', '730', '0730', '7h30' and '7h'; null when it is no time of a day. */
export const parseTime = (text: string): string | null => {
  const [, hours, minutes = ''] = /^\s*(\d{1,2})(?:\s*[:hH.]\s*)?(\d{2})?\s*$/.exec(text) ?? [];
  if (hours === undefined || (minutes === '' && !/[hH]\s*$/.test(text)) || Number(hours) > 23 || Number(minutes) > 59) return null;
  return `${hours.padStart(2, '0')}:${minutes.padEnd(2, '0')}`;
};

/** A time as stored: 'HH:MM'. */
export const isTime = (text: string): boolean => /^(?:[01]\d|2[0-3]):[0-5]\d$/.test(text);

/** '07:30' -> '7:30'; '--:--' when it is no time. */
export const formatTime = (time: string): string => {
  const parsed = parseTime(time);
  return parsed === null ? INVALID_TIME : parsed.replace(/^0/, '');
};

/** Minutes since midnight, from 0 to 1439; null when it is no time. */
export const minutesOfDay = (time: string): number | null => {
  const parsed = parseTime(time);
  return parsed === null ? null : Number(parsed.slice(0, 2)) * 60 + Number(parsed.slice(3));
};

/** Minutes from `start` to `end`; an end that is not after the start is on the next day. Null when either is no time. */
export const minutesBetween = (start: string, end: string): number | null => {
  const [from, to] = [minutesOfDay(start), minutesOfDay(end)];
  if (from === null || to === null) return null;
  return to > from ? to - from : to - from + 24 * 60;
};

/** A duration in minutes, of more than a day too: 1510 -> '25:10'; '--:--' for what is none. */
export const formatDuration = (minutes: number): string =>
  Number.isSafeInteger(minutes) && minutes >= 0 ? `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}` : INVALID_TIME;

/** Minutes of a duration as people write it: '11:00', '11h30', '60h' and '11' (hours); null when it is none. */
export const parseDuration = (text: string): number | null => {
  const [, hours, minutes = '0'] = /^\s*(\d{1,4})(?:\s*[:hH]\s*(\d{2})?)?\s*h?\s*$/.exec(text) ?? [];
  return hours === undefined || Number(minutes) > 59 ? null : Number(hours) * 60 + Number(minutes);
};
