import type { CashBookKind } from './cash-book-life.ts';

// The accounts of the Carnê-Leão Web (Receita Federal, manual do Carnê-Leão: rendimentos, pagamentos, plano de contas padrão).

/** What an account does: income; deducted as cash book (P10), as social security or as alimony (P20); taken off the tax; kept and not deducted (P11, and what is offset elsewhere). */
export type CashBookEffect = 'income' | 'deducted' | 'social_security' | 'alimony' | 'foreign_tax' | 'offset' | 'none';

/** `until`: the last year that the program takes it in; `has_competence`: it is of a month, and its fine and interest are told apart. */
export type CashBookCode = { code: string; label: string; effect: CashBookEffect; until?: number; has_competence?: true };

/** What patients and companies pay for the doctor's own work. */
export const WORK_CODE = 'R01.001.001';

export const INCOME_CODES = [
  { code: WORK_CODE, label: 'Trabalho não assalariado', effect: 'income' },
  { code: 'R01.003.001', label: 'Aluguel', effect: 'income' },
  { code: 'R01.004.001', label: 'Outros rendimentos', effect: 'income' },
] as const satisfies readonly CashBookCode[];

const DEDUCTED = [
  'Água do consultório',
  'Aluguel do consultório',
  'Condomínio do consultório',
  'Contribuições obrigatórias a entidades de classe (CRM, sindicato)',
  'Cópia e autenticação de documentos',
  'Emolumentos pagos a terceiros',
  'Energia do consultório',
  'Gás do consultório',
  'IPTU do consultório',
  'ISS',
  'Material de conservação e limpeza',
  'Material de escritório e de consumo',
  'Salários, INSS e FGTS de empregados',
  'Telefone e internet do consultório',
].map((label, index) => ({ code: codeOf('P10', index), label, effect: 'deducted' }) satisfies CashBookCode);

const NOT_DEDUCTED = [
  'Aplicação de capital',
  'Compra de computador',
  'Compra de telefone',
  'Compra de máquina ou equipamento',
  'Leasing',
  'Carnê-leão pago',
  'Combustível',
  'Conservação e reforma de imóvel próprio',
  'Depreciação',
  'Locomoção e transporte',
  'Livros e revistas em geral',
  'Estacionamento',
  'IPTU de imóvel residencial',
  'Manutenção do veículo',
  'Imposto complementar pago',
  'Seguro de vida',
  'Seguro de imóvel residencial',
  'Seguro do carro',
].map((label, index) => ({ code: codeOf('P11', index), label, effect: 'none' }) satisfies CashBookCode);

export const SOCIAL_SECURITY_CODE = 'P20.01.00001';
export const ALIMONY_CODE = 'P20.01.00002';
export const FOREIGN_TAX_CODE = 'P20.01.00003';

const GENERAL: readonly CashBookCode[] = [
  { code: SOCIAL_SECURITY_CODE, label: 'Previdência oficial (INSS)', effect: 'social_security', has_competence: true },
  { code: ALIMONY_CODE, label: 'Pensão alimentícia', effect: 'alimony' },
  { code: FOREIGN_TAX_CODE, label: 'Imposto pago no exterior', effect: 'foreign_tax' },
  { code: 'P20.01.00004', label: 'Imposto pago (até 2025)', effect: 'offset', until: 2025, has_competence: true },
];

export const PAYMENT_CODES: readonly CashBookCode[] = [...DEDUCTED, ...GENERAL, ...NOT_DEDUCTED];

export const cashBookCodes = (kind: CashBookKind): readonly CashBookCode[] => (kind === 'income' ? INCOME_CODES : PAYMENT_CODES);

export const findCashBookCode = (code: string): CashBookCode | undefined =>
  [...INCOME_CODES, ...PAYMENT_CODES].find((one) => one.code === code);

/** Why a payment is deducted or not, for whoever typed it. */
export const effectInWords: Record<CashBookEffect, string> = {
  income: 'Entra no carnê-leão do mês quando vem de pessoa física ou do exterior.',
  deducted: 'Dedutível: necessária para receber e manter a fonte (Lei 8.134/1990, art. 6º, III).',
  social_security: 'Deduzida como previdência oficial, no mês em que foi paga (Lei 9.250/1995, art. 4º, IV).',
  alimony: 'Deduzida no mês em que foi paga, se fixada por decisão judicial ou escritura (Lei 9.250/1995, art. 4º, II).',
  foreign_tax:
    'Abatido do carnê-leão até o imposto brasileiro sobre o que veio do exterior; o que passar segue até dezembro. Só de país com acordo ou reciprocidade (IN SRF 208/2002, art. 16).',
  offset: 'Vai para o Carnê-Leão Web, que a compensa; o imposto mostrado aqui ainda não a desconta.',
  none: 'Não dedutível (Lei 8.134/1990, art. 6º, § 1º): fica no livro sem diminuir o imposto.',
};

function codeOf(group: string, index: number): string {
  return `${group}.01.${String(index + 1).padStart(5, '0')}`;
}
