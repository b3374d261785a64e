import { addCompetence } from '../date/competence.ts';
import { isIsoDate } from '../date/date.ts';

/**
 * The day that a written date starts with, as banks and people write it: '20260105', '20260105120000[-3:BRT]', '2026-01-05T10:00', '05/01/2026 10:00',
 * '5.1.26', '05012026'. Whatever follows, time and zone included, is not looked at: banks put any zone beside their local day. A day without a year
 * ('05/01', as Bradesco and some apps print it) is of the year in which it lies nearest to the month `near` ('YYYY-MM'). Null when it is no day.
 */
export const readWrittenDay = (text: string, near?: string): string | null => {
  const bare = text.trim();
  if (near && DAY_AND_MONTH.test(bare)) return nearestDate(bare, near);
  const [, year, month, day] = /^(\d{4})-?(\d{2})-?(\d{2})/.exec(bare) ?? [];
  const iso = `${year}-${month}-${day}`;
  if (isIsoDate(iso)) return iso;
  const match = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4}|\d{2})(?!\d)/.exec(bare) ?? /^(\d{2})(\d{2})(\d{4})(?!\d)/.exec(bare);
  if (!match) return null;
  const [, dayFirst = '', monthSecond = '', yearLast = ''] = match;
  const brazilian = `${yearLast.padStart(4, '20')}-${monthSecond.padStart(2, '0')}-${dayFirst.padStart(2, '0')}`;
  return isIsoDate(brazilian) ? brazilian : null;
};

const DAY_AND_MONTH = /^\d{1,2}\/\d{1,2}$/;

const nearestDate = (text: string, near: string): string | null => {
  const [day = '', month = ''] = text.split('/').map((part) => part.padStart(2, '0'));
  const [first, last] = [addCompetence(near, -6), addCompetence(near, 5)];
  const year = [first, last].map((end) => end.slice(0, 4)).find((each) => `${each}-${month}` >= first && `${each}-${month}` <= last);
  const date = `${year}-${month}-${day}`;
  return isIsoDate(date) ? date : null;
};

/** A cell that holds a date, and a time perhaps, and nothing else. */
export const isDateCell = (text: string): boolean =>
  /^(?:\d{8}|\d{1,2}\/\d{1,2}|\d{4}-\d{2}-\d{2}|\d{1,2}[/.-]\d{1,2}[/.-](?:\d{4}|\d{2}))(?:[ T]+(?:às )?\d{1,2}[:h]\d{2}(?::\d{2})?.{0,10})?$/.test(
    text.trim(),
  );
