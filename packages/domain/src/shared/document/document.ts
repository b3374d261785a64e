import { cleanCnpj, formatCnpj, isValidCnpj } from './cnpj.ts';
import { formatCpf, isValidCpf } from './cpf.ts';

/** Which document a masked or bare text is: a valid CPF, a valid CNPJ, or neither. */
export const documentKind = (text: string): 'cpf' | 'cnpj' | null => {
  if (isValidCpf(text)) return 'cpf';
  return isValidCnpj(text) ? 'cnpj' : null;
};

export const isValidDocument = (text: string): boolean => documentKind(text) !== null;

/** Bare form of either document. */
export const cleanDocument = (text: string): string => cleanCnpj(text);

/** Masked by length: up to 11 digits as CPF, longer or with a letter as CNPJ. */
export const formatDocument = (text: string): string => {
  const bare = cleanDocument(text);
  return /^\d{0,11}$/.test(bare) ? formatCpf(bare) : formatCnpj(bare);
};

/**
 * A taker's document as it is shown: what is known to be foreign, or is neither a CPF nor a CNPJ, stays as it was typed. A mask would make another
 * number of it.
 */
export const shownDocument = (text: string, person_type?: string | null): string =>
  person_type === 'EX' || !isValidDocument(text) ? text : formatDocument(text);
