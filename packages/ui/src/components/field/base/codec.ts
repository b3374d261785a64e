import { formatCompetenceNumeric, isCompetence, parseCompetence } from '@esteto/domain/shared/date/competence';
import { formatDateNumeric, isInstant, isIsoDate, parseDate } from '@esteto/domain/shared/date/date';
import { dayEnd, dayStart, firstDay, lastDay } from '@esteto/domain/shared/date/day-instant';
import { formatDuration, formatTime, isTime, parseDuration, parseTime } from '@esteto/domain/shared/date/time';
import { cleanCep, formatCep } from '@esteto/domain/shared/document/cep';
import { cleanCnpj, formatCnpj } from '@esteto/domain/shared/document/cnpj';
import { cleanCpf, formatCpf } from '@esteto/domain/shared/document/cpf';
import { cleanDocument, formatDocument } from '@esteto/domain/shared/document/document';
import { cleanPhone, formatPhone } from '@esteto/domain/shared/document/phone';
import { formatAmount, parseMoney } from '@esteto/domain/shared/money/money';
import { formatRate, isRate, parseRate } from '@esteto/domain/shared/money/percent';
import { applyMask } from '@esteto/domain/shared/text/mask';

/**
 * Between what a person types and what the form holds. What cannot be understood is held as typed, so that the schema's message can say so and
 * nothing disappears.
 */
export type Codec = {
  /** Stored value -> text of the input. */
  format: (value: unknown) => string;
  /** Text of the input -> stored value; null for nothing. */
  parse: (text: string) => unknown;
  /** The text as it looks while being typed. */
  mask?: (text: string) => string;
};

const asText = (value: unknown): string => (typeof value === 'string' || typeof value === 'number' ? String(value) : '');

const orTyped = <Value>(text: string, value: Value | null): Value | string | null => (text.trim() === '' ? null : (value ?? text));

/** A document of up to `length` characters: masked while it fits, left alone when it is too long to be one. */
export const masked = (clean: (text: string) => string, format: (text: string) => string, allowed: RegExp, length: number): Codec => {
  const bare = (text: string) => clean(text).replace(allowed, '');
  const show = (text: string) => (bare(text).length > length ? text : format(bare(text)));
  return {
    format: (value) => show(asText(value)),
    parse: (text) => (bare(text).length > length ? text : bare(text) || null),
    mask: show,
  };
};

export const NOT_DIGIT = /\D/g;
const NOT_ALPHANUMERIC = /[^0-9A-Z]/g;

export const cpfCodec = masked(cleanCpf, formatCpf, NOT_DIGIT, 11);
export const cnpjCodec = masked(cleanCnpj, formatCnpj, NOT_ALPHANUMERIC, 14);
export const documentCodec = masked(cleanDocument, formatDocument, NOT_ALPHANUMERIC, 14);
export const cepCodec = masked(cleanCep, formatCep, NOT_DIGIT, 8);
export const phoneCodec = masked(cleanPhone, formatPhone, NOT_DIGIT, 11);

/** A whole number of up to `length` digits that is a name and not an amount: leading zeros stay. */
export const digitsCodec = (length: number): Codec =>
  masked(
    (text) => text,
    (text) => text,
    NOT_DIGIT,
    length,
  );

/** '07:30' <-> '7:30'; '730' and '7h30' are understood. */
export const timeCodec: Codec = {
  format: (value) => (isTime(asText(value)) ? formatTime(asText(value)) : asText(value)),
  parse: (text) => orTyped(text, parseTime(text)),
};

/** Minutes <-> '11:00'; '11', '11h' and '11h30' are understood. */
export const durationCodec: Codec = {
  format: (value) => (typeof value === 'number' ? formatDuration(value) : asText(value)),
  parse: (text) => orTyped(text, parseDuration(text)),
};

/** Cents <-> '1.234,56'. */
export const moneyCodec: Codec = {
  format: (value) => (typeof value === 'number' ? formatAmount(value) : asText(value)),
  parse: (text) => orTyped(text, parseMoney(text)),
};

/** '0.09972' <-> '9,972': two decimals at least. */
export const rateCodec: Codec = {
  format: (value) => {
    const text = asText(value);
    if (!isRate(text)) return text;
    const digits = formatRate(text, 6).replace(/[^\d,]/g, '');
    return digits.replace(/0{1,4}$/, '');
  },
  parse: (text) => orTyped(text, parseRate(text)),
};

/** A whole number without sign. */
export const integerCodec: Codec = {
  format: asText,
  parse: (text) => orTyped(text, /^\d{1,15}$/.test(text.trim()) ? Number(text.trim()) : null),
};

/** A number with a sign and decimals <-> '-22,9056'; a point is understood. */
export const decimalCodec: Codec = {
  format: (value) => asText(value).replace('.', ','),
  parse: (text) => orTyped(text, /^-?\d{1,6}([.,]\d{1,12})?$/.test(text.trim()) ? Number(text.trim().replace(',', '.')) : null),
};

/** '2026-11-20' <-> '20/11/2026'; '1/2/2026' and a pasted ISO date are understood. */
export const dateCodec: Codec = {
  format: (value) => (isIsoDate(asText(value)) ? formatDateNumeric(asText(value)) : asText(value)),
  parse: (text) => orTyped(text, parseDate(text)),
  mask: (text) => {
    const iso = /\d{4}/.test(text) ? parseDate(text) : null;
    return iso ? formatDateNumeric(iso) : slashed('##/##/####', text);
  },
};

/** An instant <-> the day that it begins or ends. */
const dayInstantCodec = (dayOf: (instant: string) => string, instantOf: (day: string) => string): Codec => ({
  format: (value) => (isInstant(asText(value)) ? formatDateNumeric(dayOf(asText(value))) : asText(value)),
  parse: (text) => {
    const day = parseDate(text);
    return orTyped(text, day && instantOf(day));
  },
  mask: dateCodec.mask,
});

export const dayStartCodec = dayInstantCodec(firstDay, dayStart);
export const dayEndCodec = dayInstantCodec(lastDay, dayEnd);

/** '2026-11' <-> '11/2026'. */
export const monthCodec: Codec = {
  format: (value) => (isCompetence(asText(value)) ? formatCompetenceNumeric(asText(value)) : asText(value)),
  parse: (text) => orTyped(text, parseCompetence(text)),
  mask: (text) => (isCompetence(text.trim()) ? formatCompetenceNumeric(text.trim()) : slashed('##/####', text)),
};

/** Digits into the mask; a slash typed after one digit completes it ('1/' is '01/'). */
const slashed = (mask: string, text: string): string => {
  const completed = text.replace(/(^|\/)(\d)[/.-]/g, '$10$2/');
  const digits = completed.replace(NOT_DIGIT, '');
  const room = mask.replace(/[^#]/g, '').length;
  if (digits.length > room) return text;
  const result = applyMask(mask, digits);
  return /[/.-]$/.test(completed) && mask[result.length] === '/' ? `${result}/` : result;
};
