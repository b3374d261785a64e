import type { InferType } from 'yup';
import {
  cents,
  competence,
  cpf,
  flag,
  id,
  integer,
  isoDate,
  longText,
  motive,
  name,
  object,
  oneOf,
  text,
} from '../../shared/schema/fields.ts';

/** Profits of results until then, whose payment was decided until then, are free of tax as they were (Lei 9.250/1995, art. 6º-A, § 3º, with the Lei 15.270/2025). */
const EARLIER_UNTIL = '2025-12-31';

/** The last year in which such profits are paid as it was decided. Not confirmed beyond the text of the law: the Supremo has cases on the days of 2025. */
const EARLIER_PAID_UNTIL = 2028;

/** Profits that a company paid to a person, or put at their disposal. `user_id`: a partner who uses the product; of another, name and CPF. */
export const profitDistributionForm = object({
  user_id: id('Sócio'),
  person_name: name('Nome').when('user_id', ([user_id], schema) =>
    user_id ? schema.transform(() => null) : schema.required('Nome: diga quem recebeu.'),
  ),
  person_cpf: cpf().when('user_id', ([user_id], schema) =>
    user_id ? schema.transform(() => null) : schema.required('CPF: diga de quem recebeu.'),
  ),
  paid_on: isoDate('Pago em').required(),
  amount: cents('Valor')
    .min(1, 'Valor: escreva um valor maior que zero.')
    .max(99_999_999_99, 'Valor: escreva um valor menor que 100 milhões.')
    .required(),
  is_earlier: flag('Lucro até 2025, com distribuição aprovada até 31/12/2025'),
  note: longText('Observação').max(300),
});
export type ProfitDistributionForm = InferType<typeof profitDistributionForm>;

/** `is_another`: the same amount on a day nearby is no second telling of the same money. */
export const newProfitDistributionForm = profitDistributionForm.shape({ is_another: flag('É outra retirada, do mesmo valor') });
export type NewProfitDistributionForm = InferType<typeof newProfitDistributionForm>;

/** Days apart on which the same amount may be the same money: told before its day, or found in the bank after a weekend. */
export const SAME_MONEY_DAYS = 5;

/** The field that cannot be right as of `today`, with why. */
export const profitDistributionProblem = (
  { paid_on, is_earlier }: Pick<ProfitDistributionForm, 'paid_on' | 'is_earlier'>,
  today: string,
): Record<string, string> | null => {
  const year = Number(paid_on.slice(0, 4));
  if (paid_on > today) return { paid_on: 'Pago em: este dia ainda não chegou. Para ver o imposto antes, use a conta acima.' };
  if (year < Number(today.slice(0, 4)) - 5) return { paid_on: 'Pago em: escolha um dia dos últimos cinco anos.' };
  if (is_earlier && (paid_on <= EARLIER_UNTIL || year > EARLIER_PAID_UNTIL))
    return { is_earlier: `Só o que foi aprovado até 2025 e pago de 2026 a ${EARLIER_PAID_UNTIL}. Até 2025 não há imposto.` };
  return null;
};

/** The partner to whom a movement of a statement went that was said to be a profit. */
export const profitOwnerForm = object({
  transaction_id: id('Lançamento').required(),
  user_id: id('Sócio').required(),
});

export const profitVoidForm = object({ reason: motive('Motivo').required(), version: integer('Versão').min(1).required() });

/** What somebody would like to take out, before they do. */
export const profitAskForm = object({ person: text('Quem retira'), amount: cents('Quanto') });

export const profitYearQuery = object({ year: integer('Ano').min(2020).max(2100).required() });

export const PROFIT_STANDINGS = ['above', 'near', 'taxed', 'unnamed'] as const;
export type ProfitStanding = (typeof PROFIT_STANDINGS)[number];

export const profitStandingLabel: Record<ProfitStanding, string> = {
  above: 'Acima do limite',
  near: 'Perto do limite',
  taxed: 'Guia por pagar',
  unnamed: 'Sem dizer de quem é',
};

/** How the companies' months may be narrowed. */
export const profitFilters = object({
  search: text('Busca').max(100),
  month: competence('Mês'),
  standing: oneOf('Situação', PROFIT_STANDINGS, profitStandingLabel),
  analyst_id: id('Analista'),
});
export type ProfitFilters = InferType<typeof profitFilters>;

export const profitLinesQuery = object({ month: competence('Mês').required() });
