import { bad, good, type Result } from '../result/result.ts';

/**
 * `value` rounded to `precision` decimal places, half away from zero as the number is written: 1.005 to 2 places is 1.01. For figures that are
 * only shown: money is cents and rates are text, rounded in money.ts and percent.ts. Refuses a precision that is not from 1 to 15, and what is
 * no number.
 */
export const roundTo = (value: number, precision: number): Result<number> => {
  if (!Number.isFinite(value)) return bad('Não é um número.');
  if (!Number.isInteger(precision) || precision < 1 || precision > 15)
    return bad('A precisão do arredondamento precisa ser maior que zero.');
  return good(Math.sign(value) * shift(Math.round(shift(Math.abs(value), precision)), -precision) || 0);
};

/** Moves the decimal point in the written number, so that no binary fraction is multiplied. */
const shift = (value: number, places: number): number => {
  const [digits = '', exponent = '0'] = String(value).split('e');
  return Number(`${digits}e${Number(exponent) + places}`);
};
