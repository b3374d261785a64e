import { buildBankBoleto } from '@esteto/domain/shared/document/boleto-build';
import { cnpjCheckDigits } from '@esteto/domain/shared/document/cnpj';
import { cpfCheckDigits } from '@esteto/domain/shared/document/cpf';

let last = 0;

/** A number that no earlier call of this file got. */
export const unique = (): number => {
  last += 1;
  return last;
};

/** Numbers from 0 on that no earlier call got, for what has few places: it says so when they are used up, and shares them with nobody. */
export const turns = (most: number): (() => number) => {
  let next = 0;
  return () => {
    if (next === most) throw new Error(`all ${most} turns are taken`);
    next += 1;
    return next - 1;
  };
};

/** A valid CNPJ that nobody else has. */
export const newCnpj = (): string => {
  const root = `${10_000_000 + unique()}0001`;
  return `${root}${cnpjCheckDigits(root)}`;
};

/** A valid CPF that nobody else has. */
export const newCpf = (): string => {
  const root = String(100_000_000 + unique());
  return `${root}${cpfCheckDigits(root)}`;
};

const branch = turns(9_999);

/** A valid CNPJ of a branch of that company, which nobody else has. */
export const branchOf = (cnpj: string): string => {
  const root = cnpj.slice(0, 8) + String(1 + branch()).padStart(4, '0');
  return `${root}${cnpjCheckDigits(root)}`;
};

export const newEmail = (): string => `pessoa-${unique()}@teste.test`;

/** The line of a boleto of a bank over so many cents. */
export const boletoLineOf = (amount: number): string => {
  const built = buildBankBoleto({ bank_code: '341', amount, due_date: '2026-12-10', free_field: String(unique()).padStart(25, '0') });
  if (!built.ok) throw new Error(built.reason);
  return built.line;
};
