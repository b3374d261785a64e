import { parseDate } from '../../shared/date/date.ts';
import { firstMonthIn } from '../../shared/date/printed-dates.ts';
import { isValidDocument } from '../../shared/document/document.ts';
import { plainOf } from '../../shared/text/plain-text.ts';
import type { ReceiptPlace } from './receipt-fields.ts';

// What stands beside a label in the text of a paper: after it in its line, or in the lines below, as programs print rows of labels above rows of values.

/** `lines` as they are written; `plain` the same in capitals without accents, line by line. */
export type ReceiptText = { lines: readonly string[]; plain: readonly string[] };

export const receiptTextOf = (written: string): ReceiptText => ({
  lines: written.replace(/\r\n?/g, '\n').split('\n'),
  plain: plainOf(written).split('\n'),
});

export type Placed<Value> = { value: Value; place: ReceiptPlace };

/** Lines below its own that a label's value may stand in. */
const BELOW = 2;
const LONGEST_WORDS = 120;

/** What `read` makes of the text beside each of a label's places, each value once, where it first stands. */
export const besideLabel = <Value>({ lines, plain }: ReceiptText, label: RegExp, read: (text: string) => Value | null): Placed<Value>[] => {
  const values = new Map<string, Placed<Value>>();
  for (const [at, line] of plain.entries()) {
    for (const match of line.matchAll(label)) {
      const rest = [line.slice(match.index + match[0].length), ...plain.slice(at + 1, at + 1 + BELOW)];
      const below = rest.findIndex((text) => read(text) !== null);
      const value = below < 0 ? null : read(rest[below] ?? '');
      const key = JSON.stringify(value);
      if (value !== null && !values.has(key))
        values.set(key, { value, place: { line: at + below + 1, words: (lines[at + below] ?? '').trim().slice(0, LONGEST_WORDS) } });
    }
  }
  return [...values.values()];
};

const DAY = String.raw`\d{2}\/\d{2}\/\d{4}`;
const SPAN = new RegExp(String.raw`(${DAY}) ?(?:A|ATE|-) ?(${DAY})`);
const SPANS = new RegExp(SPAN, 'g');

/** The days of a period: '01/10/2026 a 31/10/2026'. */
export const spanIn = (text: string): { from: string; to: string } | null => {
  const [, first = '', last = ''] = SPAN.exec(text) ?? [];
  const [from, to] = [parseDate(first), parseDate(last)];
  return from && to ? { from, to } : null;
};

/** The month of a period that is one, else the first month that is written. */
export const monthIn = (text: string): string | null => {
  const span = spanIn(text);
  if (span) return span.from.slice(0, 7) === span.to.slice(0, 7) ? span.from.slice(0, 7) : null;
  return firstMonthIn(text);
};

/** The year of a period within one year, else the first year that is written alone. */
export const yearIn = (text: string): number | null => {
  const span = spanIn(text);
  if (span) return span.from.slice(0, 4) === span.to.slice(0, 4) ? Number(span.to.slice(0, 4)) : null;
  const year = /(?<![\d/.-])(20\d{2})(?![\d/.-])/.exec(text)?.[1];
  return year ? Number(year) : null;
};

const MOMENT = new RegExp(String.raw`(?<![\d/])(${DAY}|\d{4}-\d{2}-\d{2})(?![\d/])[^\d\n]{0,6}(\d{2}:\d{2}(?::\d{2})?)?`);

export type Moment = { day: string; time: string | null };

/** A day with its hour, where one is written; a period is none. */
export const momentIn = (text: string): Moment | null => {
  const [, written = '', time = null] = MOMENT.exec(text.replace(SPANS, ' ')) ?? [];
  const day = parseDate(written);
  return day ? { day, time } : null;
};

const NUMBER = /(?<![\dA-Z./:-])[\dA-Z](?:[\dA-Z./-]{4,58})[\dA-Z](?![\dA-Z:])/g;
/** A receipt's number has at least so many digits: what has fewer is a word. */
const FEWEST_DIGITS = 5;

/** The first that may be a receipt's number: neither a day, a month, a document nor money. */
export const numberIn = (text: string): string | null =>
  (text.match(NUMBER) ?? []).find((token) => (token.match(/\d/g) ?? []).length >= FEWEST_DIGITS && !isOtherThing(token)) ?? null;

const isOtherThing = (token: string): boolean =>
  isValidDocument(token) ||
  /^[\dA-Z]{2}\.[\dA-Z]{3}\.[\dA-Z]{3}\/|^\d{3}\.\d{3}\.\d{3}-|^\d{2}\.\d{3}\.\d{3}$/.test(token) ||
  parseDate(token) !== null ||
  /^(?:\d{2}\/\d{4}|\d{4}-\d{2}|[A-Z]+\/\d{4})$/.test(token);
