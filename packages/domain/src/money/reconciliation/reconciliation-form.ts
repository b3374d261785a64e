import type { InferType } from 'yup';
import { formatMoney, sumCents } from '../../shared/money/money.ts';
import { cents, competence, flag, id, list, longText, object, oneOf, text } from '../../shared/schema/fields.ts';
import { fitsCategory, TRANSACTION_CATEGORIES, transactionCategoryLabel } from './transaction-category.ts';
import { TRANSACTION_STANDINGS, transactionStandingLabel } from './transaction-status.ts';

/** What a movement may be the money of: an invoice that its client owes, or a boleto or an expense that the company owes. */
export const TARGET_KINDS = ['invoice', 'boleto', 'expense'] as const;
export type TargetKind = (typeof TARGET_KINDS)[number];

/** So many notes in one credit are a hospital's month. */
export const MOST_TARGETS = 20;

/** A part of a movement: which note or boleto it paid. `settles`: what is still missing of the note was kept back or taken as a fee, and the note is paid. */
const targetForm = object({
  kind: oneOf('Tipo', TARGET_KINDS).required(),
  id: id('Nota, boleto ou despesa').required(),
  amount: cents('Valor')
    .required()
    .test('above-zero', 'Valor: escreva um valor maior que zero.', (amount) => amount !== 0),
  settles: flag('Dar por paga'),
});
export type ReconciliationTarget = InferType<typeof targetForm>;

/**
 * What is said of a movement. `category`: what the part is that no target takes; `owner_id`: of a profit the partner who had it; `always`: the same is said
 * of every movement with such a description, but for its owner.
 */
export const reconciliationForm = object({
  targets: list('Notas e boletos', targetForm, MOST_TARGETS),
  category: oneOf('Categoria', TRANSACTION_CATEGORIES, transactionCategoryLabel),
  owner_id: id('De quem é').when('category', ([category], schema) => (category === 'profit' ? schema : schema.transform(() => null))),
  is_ignored: flag('Não é da empresa'),
  always: flag('Fazer o mesmo sempre'),
  note: longText('Observação').max(300),
});
export type ReconciliationForm = InferType<typeof reconciliationForm>;

/** What a rule says from now on; `again`: of the movements too that it has explained. Without a category they are none of the company's. */
export const bankRuleForm = object({
  category: oneOf('Categoria', TRANSACTION_CATEGORIES, transactionCategoryLabel),
  again: flag('Mudar também o que ela já explicou'),
});
export type BankRuleForm = InferType<typeof bankRuleForm>;

/** Whether a movement that looks like another one is another one. */
export const likenessForm = object({ is_other: flag('São dois').required() });

/** How the movements may be narrowed; `month` 'YYYY-MM'. */
export const transactionFilters = object({
  search: text('Busca').max(100),
  bank_account_id: id('Conta'),
  month: competence('Mês'),
  standing: oneOf('Situação', TRANSACTION_STANDINGS, transactionStandingLabel),
  direction: oneOf('Sentido', ['in', 'out'] as const, { in: 'Entradas', out: 'Saídas' }),
});
export type TransactionFilters = InferType<typeof transactionFilters>;

/** The field of what is said of a movement of `amount` (signed cents) that cannot be right, with why; null where all of the money is explained. */
export const reconciliationProblem = (amount: number, said: ReconciliationForm): Record<string, string> | null => {
  const { targets, category, is_ignored, always } = said;
  const left = Math.abs(amount) - sumCents(targets.map((target) => target.amount));
  if (is_ignored)
    return targets.length > 0 || category !== null ? { is_ignored: 'O que se ignora não tem nota, boleto, despesa nem categoria.' } : null;
  if (new Set(targets.map((target) => `${target.kind} ${target.id}`)).size < targets.length)
    return { targets: 'A mesma nota, boleto ou despesa está duas vezes.' };
  if (targets.some(({ kind }) => (kind === 'invoice') !== amount > 0))
    return { targets: amount > 0 ? 'Uma entrada não paga um boleto nem uma despesa.' : 'Uma saída não paga uma nota.' };
  if (left < 0) return { targets: `As partes somam ${formatMoney(-left)} a mais que o lançamento.` };
  if (category !== null && !fitsCategory(category, amount))
    return { category: `Categoria: “${transactionCategoryLabel[category]}” não é de ${amount > 0 ? 'uma entrada' : 'uma saída'}.` };
  if (left > 0 && category === null)
    return {
      category:
        targets.length === 0
          ? 'Categoria: diga o que foi este lançamento.'
          : `Categoria: diga o que são os ${formatMoney(left)} que sobram.`,
    };
  if (left === 0 && category !== null) return { category: 'Categoria: não sobra nada para ela.' };
  if (always && targets.length > 0) return { always: 'Só o que é de uma categoria se repete sozinho.' };
  return null;
};
