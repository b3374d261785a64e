export type DecimalMark = '.' | ',';

/** Longer is no amount; keeps the patterns short of work. */
const LONGEST = 40;

/**
 * Cents of an amount as banks write it: '-836.30', '1.234,56', '1,234.56', '-8.95000', ',50', 'R$ 10,00', '100,00-', '(100,00)', '100,00 D'. One
 * separator before exactly three digits may mark thousands or decimals: `mark`, which the rest of the file uses, settles it; without one it is read as
 * thousands and `guessed`. Null for anything else, thirds of a cent included.
 */
export const readAmount = (text: string, mark: DecimalMark | null): { cents: number; guessed: boolean } | null => {
  const bare = stripped(text);
  const match = /^(\(?)([+-]?)([\d.,]*\d[\d.,]*)([+-]?)(\)?)([DC]?)$/i.exec(bare);
  if (!match) return null;
  const [, open, before, body = '', after, close, letter = ''] = match;
  if ((open === '') !== (close === '')) return null;
  const parts = splitAmount(body, mark);
  if (!parts || !/^\d{0,2}0*$/.test(parts.fraction)) return null;
  const cents = Number(parts.whole) * 100 + Number(parts.fraction.slice(0, 2).padEnd(2, '0'));
  if (!Number.isSafeInteger(cents)) return null;
  const isNegative = open !== '' || before === '-' || after === '-' || letter.toUpperCase() === 'D';
  return { cents: isNegative && cents !== 0 ? -cents : cents, guessed: parts.guessed };
};

/** The decimal mark that a file uses wherever only one reading is possible; null when it uses none, or both. */
export const decimalMarkOf = (texts: Iterable<string>): DecimalMark | null => {
  const marks = new Set<DecimalMark>();
  for (const text of texts) {
    const mark = certainMark(stripped(text));
    if (mark) marks.add(mark);
  }
  const [mark = null, other] = marks;
  return other ? null : mark;
};

/** Digits only, with a sign perhaps: nothing says whether the last two are cents. */
export const hasNoSeparator = (text: string): boolean => /^[+-]?\d+$/.test(stripped(text));

/** Without spaces, currency and typographic minus; empty when too long. */
const stripped = (text: string): string =>
  text.length > LONGEST
    ? ''
    : text
        .replace(/\s/g, '')
        .replace(/R\$|BRL/i, '')
        .replaceAll('\u2212', '-');

type Parts = { whole: string; fraction: string; guessed: boolean };

const splitAmount = (body: string, mark: DecimalMark | null): Parts | null => {
  const decimal = certainMark(body) ?? (isEitherWay(body) ? mark : null);
  if (!decimal) {
    const whole = withoutThousands(body);
    return whole === null ? null : { whole, fraction: '', guessed: isEitherWay(body) };
  }
  const [grouped = '', fraction = '', more] = body.split(decimal);
  const whole = more === undefined ? withoutThousands(grouped) : null;
  return whole === null ? null : { whole, fraction, guessed: false };
};

/** The mark of the decimals where only one reading is possible: the later of two kinds, or a single one that cannot be of thousands. */
const certainMark = (body: string): DecimalMark | null => {
  const dot = body.lastIndexOf('.');
  const comma = body.lastIndexOf(',');
  if (dot === comma) return null;
  const last = dot > comma ? '.' : ',';
  if (dot !== -1 && comma !== -1) return last;
  return body.indexOf(last) !== body.lastIndexOf(last) || isEitherWay(body) ? null : last;
};

/** '1.234' or '12,345'. */
const isEitherWay = (body: string): boolean => /^[+-]?[1-9]\d{0,2}[.,]\d{3}$/.test(body);

/** '1.234.567' -> '1234567'; digits stay as they are; null when the groups are not of three. */
const withoutThousands = (text: string): string | null => {
  if (/^\d*$/.test(text)) return text;
  return /^\d{1,3}(?:\.\d{3})+$|^\d{1,3}(?:,\d{3})+$/.test(text) ? text.replace(/[.,]/g, '') : null;
};
