import { cnpjCheckDigits } from '@esteto/domain/shared/document/cnpj';
import { cpfCheckDigits } from '@esteto/domain/shared/document/cpf';

/** Valid documents that nobody was given on purpose: the roots follow from a number. */
export const demoCnpj = (number: number): string => withCheckDigits(`${String(31_000_000 + number * 104_729).slice(0, 8)}0001`);

/** A CNPJ with letters, as the Receita gives them since 07/2026. */
export const demoCnpjWithLetters = (number: number): string => withCheckDigits(`4T${String(100_000 + number * 7_919).slice(-5)}K0001`);

export const demoCpf = (number: number): string => {
  const root = String(212_000_000 + number * 1_299_709).slice(0, 9);
  return root + cpfCheckDigits(root);
};

const withCheckDigits = (root: string): string => root + cnpjCheckDigits(root);
