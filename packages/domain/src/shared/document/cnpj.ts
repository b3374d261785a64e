import { applyMask, stripSeparators } from '../text/mask.ts';
import { modulo11 } from './modulo11.ts';

// CNPJ with letters (IN RFB 2.229/2024, in force 07/2026): 12 letters or digits and 2 numeric check digits; a character is worth its
// ASCII code minus 48. Numbers issued before keep their check digits. Text, upper case, everywhere.

export const CNPJ_MASK = '##.###.###/####-##';

/** Bare form that is stored and sent: 14 characters, upper case. Only a–z are raised, so that no foreign letter turns into a valid one. */
export const cleanCnpj = (text: string): string => stripSeparators(text).replace(/[a-z]/g, (letter) => letter.toUpperCase());

/** True for 14 characters, masked or bare, in either case, with right check digits. Fourteen equal digits are refused. */
export const isValidCnpj = (text: string): boolean => {
  const cnpj = cleanCnpj(text);
  return /^[0-9A-Z]{12}\d{2}$/.test(cnpj) && !/^(\d)\1{13}$/.test(cnpj) && cnpj.endsWith(cnpjCheckDigits(cnpj.slice(0, 12)));
};

/** '12ABC34501DE35' -> '12.ABC.345/01DE-35'; a partial number gets a partial mask. */
export const formatCnpj = (cnpj: string): string => applyMask(CNPJ_MASK, cleanCnpj(cnpj));

/** The two check digits of a 12-character root (upper case). */
export const cnpjCheckDigits = (root: string): string => {
  const first = modulo11(root);
  return `${first}${modulo11(root + first)}`;
};
