// Times of the day and durations, in whole minutes. A time is written 'H:MM' or 'HH:MM', on a 24-hour clock.

/** What stands where a time is missing or wrong. */
export const NO_TIME = '--:--';

/** '7:30' or '07:30' -> 450 minutes since midnight. Null when it is no time of the day. */
export const parseTime = (text: string): number | null => {
  const match = /^([01]?\d|2[0-3]):([0-5]\d)$/.exec(text.trim());
  return match ? Number(match[1]) * 60 + Number(match[2]) : null;
};

export const isTime = (text: string): boolean => parseTime(text) !== null;

/** 450 -> '7:30'; '--:--' for what is no minute of a day. */
export const formatTime = (minutes: number): string =>
  Number.isInteger(minutes) && minutes >= 0 && minutes < 24 * 60 ? hoursAndMinutes(minutes) : NO_TIME;

/** '07:30' and ' 7:30 ' -> '7:30'; '--:--' for a text that is no time. */
export const showTime = (text: string | null | undefined): string => formatTime(parseTime(text ?? '') ?? -1);

/** A duration, of more than a day too: 1510 -> '25:10'; '--:--' for what is none. */
export const formatDuration = (minutes: number): string =>
  Number.isSafeInteger(minutes) && minutes >= 0 ? hoursAndMinutes(minutes) : NO_TIME;

/** Minutes from `start` to `end` of 'H:MM'; an end that is not after the start is on the next day. Null when either is no time. */
export const minutesBetween = (start: string, end: string): number | null => {
  const [from, to] = [parseTime(start), parseTime(end)];
  if (from === null || to === null) return null;
  return to > from ? to - from : to - from + 24 * 60;
};

const hoursAndMinutes = (minutes: number): string => `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`;
