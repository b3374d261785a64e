import { applyMask, stripSeparators } from '../text/mask.ts';

// Check digits of the CPF (Receita Federal): weights 10..2 and 11..2, rest below 2 gives 0, else 11 - rest.

export const CPF_MASK = '###.###.###-##';

/** Bare form that is stored and sent: 11 digits when the text is a CPF. */
export const cleanCpf = (text: string): string => stripSeparators(text);

/** True for 11 digits, masked or bare, with right check digits. Eleven equal digits are refused; 12345678909 is a valid CPF. */
export const isValidCpf = (text: string): boolean => {
  const cpf = cleanCpf(text);
  return /^\d{11}$/.test(cpf) && !/^(\d)\1{10}$/.test(cpf) && cpf.endsWith(cpfCheckDigits(cpf.slice(0, 9)));
};

/** '12345678909' -> '123.456.789-09'; a partial number gets a partial mask. */
export const formatCpf = (cpf: string): string => applyMask(CPF_MASK, cleanCpf(cpf));

/** The two check digits of a 9-digit root. */
export const cpfCheckDigits = (root: string): string => {
  const first = checkDigit(root);
  return `${first}${checkDigit(root + first)}`;
};

const checkDigit = (digits: string): number => {
  const sum = [...digits].reduce((total, digit, index) => total + Number(digit) * (digits.length + 1 - index), 0);
  const rest = sum % 11;
  return rest < 2 ? 0 : 11 - rest;
};
