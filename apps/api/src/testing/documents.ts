import { buildBankBoleto } from '@esteto/domain/shared/document/boleto-build';
import { cnpjCheckDigits } from '@esteto/domain/shared/document/cnpj';
import { cpfCheckDigits } from '@esteto/domain/shared/document/cpf';

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

/** A valid CPF that nobody else has. */
export const newCpf = (): string => {
  const root = String(100_000_000 + unique());
  return `${root}${cpfCheckDigits(root)}`;
};

/** A valid CNPJ of a branch of that company, which nobody else has. */
export const branchOf = (cnpj: string): string => {
  const branch = cnpj.slice(0, 8) + String(1 + unique()).padStart(4, '0');
  return `${branch}${cnpjCheckDigits(branch)}`;
};

export const newEmail = (): string => `pessoa-${unique()}@teste.test`;

/** The line of a boleto of a bank over so many cents. */
export const boletoLineOf = (amount: number): string => {
  const built = buildBankBoleto({ bank_code: '341', amount, due_date: '2026-12-10', free_field: String(unique()).padStart(25, '0') });
  if (!built.ok) throw new Error(built.reason);
  return built.line;
};
