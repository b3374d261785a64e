import { cnpjCheckDigits } from '@esteto/domain/shared/cnpj';

let last = 0;

/** A number that no earlier call of this file got. */
export const unique = (): number => {
  last += 1;
  return last;
};

/** A valid CNPJ that nobody else has. */
export const newCnpj = (): string => {
  const root = `${10_000_000 + unique()}0001`;
  return `${root}${cnpjCheckDigits(root)}`;
};

export const newEmail = (): string => `pessoa-${unique()}@teste.test`;
