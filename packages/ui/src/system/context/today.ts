import { inSaoPaulo } from '@esteto/domain/shared/date/date';

const MINUTE_MS = 60_000;
let kept = { minute: Number.NaN, date: '' };

/**
 * The day it is in São Paulo by the device's clock, 'YYYY-MM-DD'. This file is the one place where the browser's code reads the clock. Worked out once a
 * minute: every date in a list asks for it.
 */
export const today = (): string => {
  const minute = Math.floor(Date.now() / MINUTE_MS);
  if (minute !== kept.minute) kept = { minute, date: inSaoPaulo(new Date()).date };
  return kept.date;
};

/** The moment it is there, 'YYYY-MM-DDTHH:MM'. */
export const wallNow = (): string => {
  const { date, time } = inSaoPaulo(new Date());
  return `${date}T${time}`;
};

/** The instant it is, by the device's clock. */
export const instantNow = (): string => new Date().toISOString();
