import { RATE_SCALE, scaledRate } from './percent.ts';

// Money is integer cents. Every rounding has a name; nothing is multiplied in floating point.

/** The largest amount a field takes: R$ 9.999.999.999,99. */
export const MAX_CENTS = 999_999_999_999;

const TRUE_MINUS = '\u2212';
const NO_BREAK_SPACE = '\u00a0';

/**
 * Cents of an amount typed or pasted the Brazilian way: '1234,56', '1.234,56', 'R$ 1.234,56', '1234', '-10'. A single point followed by one or
 * two digits ('1234.56', from a spreadsheet) is a decimal point. Null for anything else, American '1,234.56' and thirds of a cent included.
 */
export const parseMoney = (text: string): number | null => {
  const bare = text
    .replace(/\s/g, '')
    .replace(/\u2212/g, '-')
    .replace(/^(-?)R\$/i, '$1');
  const match = /^(-?)(\d{1,3}(?:\.\d{3})+|\d*)(?:,(\d{0,2}))?$/.exec(bare) ?? /^(-?)(\d+)\.(\d{1,2})$/.exec(bare);
  if (!match) return null;
  const [, sign, whole = '', cents = ''] = match;
  if (whole === '' && cents === '') return null;
  const value = Number(whole.replaceAll('.', '')) * 100 + Number(cents.padEnd(2, '0'));
  if (!Number.isSafeInteger(value)) return null;
  return sign === '-' && value !== 0 ? -value : value;
};

/** 123456 -> '1.234,56'; negative with a true minus. */
export const formatAmount = (cents: number): string => {
  const digits = Math.abs(cents).toString().padStart(3, '0');
  const whole = digits.slice(0, -2).replace(/\B(?=(\d{3})+$)/g, '.');
  return `${cents < 0 ? TRUE_MINUS : ''}${whole},${digits.slice(-2)}`;
};

/** 123456 -> 'R$ 1.234,56' (with a no-break space); negative '−R$ 1.234,56' with a true minus. */
export const formatMoney = (cents: number): string => `${cents < 0 ? TRUE_MINUS : ''}R$${NO_BREAK_SPACE}${formatAmount(Math.abs(cents))}`;

/** 'R$ 1,2 mil', 'R$ 3,4 mi': for the axis of a chart. */
export const formatMoneyShort = (cents: number): string => {
  const sign = cents < 0 ? TRUE_MINUS : '';
  const reais = Math.abs(cents) / 100;
  const short = (value: number) => value.toLocaleString('pt-BR', { maximumFractionDigits: 1 });
  if (reais >= 999_950) return `${sign}R$${NO_BREAK_SPACE}${short(reais / 1_000_000)}${NO_BREAK_SPACE}mi`;
  if (reais >= 1000) return `${sign}R$${NO_BREAK_SPACE}${short(reais / 1000)}${NO_BREAK_SPACE}mil`;
  return `${sign}R$${NO_BREAK_SPACE}${Math.round(reais)}`;
};

export const sumCents = (amounts: Iterable<number>): number => {
  let total = 0;
  for (const amount of amounts) total += amount;
  return total;
};

/** `amount` times a rate ('0.015'), rounded to the cent, half away from zero: the rounding of a tax on an invoice. */
export const roundHalfUpCents = (amount: number, rate: string): number => divideHalfUp(BigInt(amount) * scaledRate(rate), RATE_SCALE);

/** `numerator` / `denominator` rounded to an integer, half away from zero. The denominator is positive. */
export const divideHalfUp = (numerator: bigint, denominator: bigint): number => {
  const size = numerator < 0n ? -numerator : numerator;
  const rounded = (size * 2n + denominator) / (denominator * 2n);
  return Number(numerator < 0n ? -rounded : rounded);
};

/**
 * Splits `total` in proportion to `weights` (integers, at least one above zero) so that the parts sum to the whole: each part is rounded down and
 * the cents left go to the largest remainders, first come first served.
 */
export const splitCents = (total: number, weights: readonly number[]): number[] => {
  const size = BigInt(Math.abs(total));
  const whole = weights.reduce((sum, weight) => sum + BigInt(weight), 0n);
  const parts = weights.map((weight) => (size * BigInt(weight)) / whole);
  const left = Number(size - parts.reduce((sum, part) => sum + part, 0n));
  const byRemainder = weights
    .map((weight, index) => ({ index, remainder: (size * BigInt(weight)) % whole }))
    .toSorted((a, b) => Number(b.remainder - a.remainder) || a.index - b.index);
  const raised = new Set(byRemainder.slice(0, left).map(({ index }) => index));
  return parts.map((part, index) => Math.sign(total) * (Number(part) + (raised.has(index) ? 1 : 0)) || 0);
};
