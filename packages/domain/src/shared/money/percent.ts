// Rates travel as decimal fractions in text ('0.09972' is 9,972 %), with up to 8 places, so that no binary fraction ever touches a tax.

export const RATE_PLACES = 8;
export const RATE_SCALE = 10n ** BigInt(RATE_PLACES);

const NO_BREAK_SPACE = '\u00a0';

/** A fraction from 0 to 1 written as a decimal with up to 8 places. */
export const isRate = (text: string): boolean => /^(?:0(?:\.\d{1,8})?|1(?:\.0{1,8})?)$/.test(text);

/** The rate as an integer of 10^-8 units: '0.015' -> 1500000n. Throws RangeError on text that is no plain decimal: a programming error. */
export const scaledRate = (rate: string): bigint => {
  const match = /^(-?)(\d+)(?:\.(\d{1,8}))?$/.exec(rate);
  if (!match) throw new RangeError(`Not a rate: ${rate}`);
  const [, sign, whole = '0', places = ''] = match;
  const value = BigInt(whole) * RATE_SCALE + BigInt(places.padEnd(RATE_PLACES, '0'));
  return sign === '-' ? -value : value;
};

/** The rate of an integer of 10^-8 units, without trailing zeros: 1500000n -> '0.015'. */
export const rateFromScaled = (value: bigint): string => {
  const size = value < 0n ? -value : value;
  const places = (size % RATE_SCALE).toString().padStart(RATE_PLACES, '0').replace(/0+$/, '');
  return `${value < 0n ? '-' : ''}${size / RATE_SCALE}${places ? `.${places}` : ''}`;
};

/** '0.09972' -> '9,97 %' (no-break space), half up at `places` decimals of the percentage (0 to 6). */
export const formatRate = (rate: string, places = 2): string => {
  const value = scaledRate(rate);
  const size = value < 0n ? -value : value;
  const unit = 10n ** BigInt(RATE_PLACES - 2 - places);
  const digits = ((size + unit / 2n) / unit).toString().padStart(places + 1, '0');
  const whole = (places ? digits.slice(0, -places) : digits).replace(/\B(?=(\d{3})+$)/g, '.');
  const isZero = /^0+$/.test(digits);
  return `${value < 0n && !isZero ? '\u2212' : ''}${whole}${places ? `,${digits.slice(-places)}` : ''}${NO_BREAK_SPACE}%`;
};

/** As laws and accountants write a tax rate, with the decimals it has, two to four: '0.06' -> '6,00 %', '0.09972' -> '9,972 %'. */
export const formatTaxRate = (rate: string): string => formatRate(rate, Math.min(4, Math.max(2, (rate.split('.')[1] ?? '').length - 2)));

/** '9,97 %', '9,97' or '9.97' -> '0.0997': a percentage from 0 to 100 with up to 6 decimals. Null for anything else. */
export const parseRate = (text: string): string | null => {
  const match = /^(\d{1,3})(?:[.,](\d{1,6}))?%?$/.exec(text.replace(/\s/g, ''));
  if (!match) return null;
  const [, whole = '', places = ''] = match;
  const scaled = BigInt(whole) * 10n ** 6n + BigInt(places.padEnd(6, '0'));
  return scaled > RATE_SCALE ? null : rateFromScaled(scaled);
};
