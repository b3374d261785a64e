import { UFS, type Uf } from '../tables/uf.ts';

// A doctor's registration at a state council. The CFM publishes no format: it is a number and the state, and no digit is checked.

export type Crm = { number: string; state: Uf };

/** Digits as they are stored: '12.345' and 'CRM 12345' -> '12345'. */
export const cleanCrmNumber = (text: string): string => text.replace(/^\s*CRM/i, '').replace(/[\s.\-/]/g, '');

/** 1 to 10 digits, not all zero. */
export const isValidCrmNumber = (text: string): boolean => /^(?!0+$)\d{1,10}$/.test(cleanCrmNumber(text));

/** 'CRM/SP 123456'. */
export const formatCrm = ({ number, state }: Crm): string => `CRM/${state} ${number}`;

/** 'CRM/SP 123456', 'CRM-SP 123.456', '123456/SP' or '123456 SP' -> { number, state }. Null when it is none of them. */
export const parseCrm = (text: string): Crm | null => {
  const words: string[] = text.toUpperCase().match(/[A-Z]+|\d+/g) ?? [];
  const state = UFS.find((uf) => words.includes(uf));
  const number = words.filter((word) => /^\d+$/.test(word)).join('');
  const foreign = words.some((word) => /^[A-Z]+$/.test(word) && word !== 'CRM' && word !== state);
  return state && !foreign && isValidCrmNumber(number) ? { number, state } : null;
};
