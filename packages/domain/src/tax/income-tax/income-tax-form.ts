import type { InferType } from 'yup';
import { formatMoney } from '../../shared/money/money.ts';
import { cents, filledList, flag, id, integer, isoDate, longText, object, oneOf, pastDate, text } from '../../shared/schema/fields.ts';
import { INCOME_TAX_FILE_ROLES, incomeTaxFileRoleLabel } from './income-tax-file.ts';
import { INCOME_TAX_KINDS, INCOME_TAX_RESULTS, incomeTaxKindLabel, incomeTaxResultLabel } from './income-tax-kinds.ts';
import { INCOME_TAX_PAYMENTS, incomeTaxPaymentLabel } from './income-tax-payment.ts';
import { ECAC_STATUSES, ecacStatusLabel, INCOME_TAX_STATUSES, incomeTaxStatusLabel } from './income-tax-status.ts';
import { IRPF_QUOTAS, mostQuotas } from './irpf-quotas.ts';
import { PENDENCY_KINDS, PENDENCY_STATUSES, pendencyKindLabel, pendencyStatusLabel } from './pendency-status.ts';
import { yearFigureLabel } from './year-figures.ts';

const version = () => integer('Versão').min(1).required();

/** The first year whose returns the product keeps. */
const FIRST_EXERCISE = 2022;
export const exerciseYear = () => integer('Exercício').min(FIRST_EXERCISE).max(2199);

/** A boleto of a company of the person's, and what takes part of it off. */
const billing = {
  company_id: id('Empresa que paga'),
  due_date: isoDate('Vencimento').when('company_id', ([company_id], schema) => (company_id ? schema.required() : schema)),
  coupon: text('Cupom').max(40),
};

/**
 * A return made by hand, with what it costs. Without a company nothing is charged by Esteto. `price`: null says what the year costs. `delivered_on`: another office
 * delivered it; it is kept as it went out, and whatever is said of a price counts for nothing.
 */
export const newIncomeTaxForm = object({
  user_id: id('a pessoa').required('Escolha a pessoa.'),
  exercise_year: exerciseYear().required(),
  kind: oneOf('Tipo', INCOME_TAX_KINDS, incomeTaxKindLabel).required(),
  /** The return that an amending one takes the place of, where it is here. */
  rectifies_id: id('Declaração retificada'),
  responsible_id: id('Responsável'),
  deadline: isoDate('Prazo'),
  price: cents('Preço'),
  delivered_on: pastDate('Entregue em').when('exercise_year', ([year], field) =>
    Number.isSafeInteger(year)
      ? field.test(
          'year',
          '${path}: a declaração de um exercício se entrega nele ou depois.',
          (value) => !value || value >= `${year}-01-01`,
        )
      : field,
  ),
  ...billing,
});
export type NewIncomeTaxForm = InferType<typeof newIncomeTaxForm>;

/** The charge of a return that is there already. */
export const incomeTaxBillForm = object({
  coupon: billing.coupon,
  company_id: billing.company_id.required('Escolha a empresa que paga.'),
  due_date: isoDate('Vencimento').required(),
  version: version(),
});
export type IncomeTaxBillForm = InferType<typeof incomeTaxBillForm>;

/** What the price of a return is asked of. */
export const incomeTaxQuoteQuery = object({
  user_id: id('Pessoa').required(),
  exercise_year: exerciseYear().required(),
  coupon: text('Cupom').max(40),
  company_id: id('Empresa'),
});

/** Which year's work is looked at; the latest that is open where none is named. */
export const incomeTaxPaceQuery = object({ exercise_year: exerciseYear() });

export const incomeTaxForm = object({
  responsible_id: id('Responsável'),
  deadline: isoDate('Prazo').required(),
  price: cents('Preço').required(),
});
export type IncomeTaxForm = InferType<typeof incomeTaxForm>;

/** What the team says of a return: where it stands now. Approving is the person's; amending is made by the amending return itself, and undone with it. */
export const STAFF_MOVES = [
  'quote',
  'ask_documents',
  'fill',
  'review',
  'send_back',
  'ask_approval',
  'transmit',
  'take_back',
  'process',
  'audit',
  'finish',
  'cancel',
  'reopen',
] as const;
export type StaffMove = (typeof STAFF_MOVES)[number];

export const incomeTaxMoveForm = object({
  action: oneOf('Ação', STAFF_MOVES).required(),
  reason: longText('Motivo').max(500),
  version: version(),
});

/** A balance that is too small to be paid by itself is one quota too, which waits for the next year's. */
const quotasOf = (tax: number): number => Math.max(1, mostQuotas(tax));

const quotasProblem = (tax: number): string => {
  const most = quotasOf(tax);
  return most === 1
    ? `Até ${formatMoney(IRPF_QUOTAS.single_below)}, uma quota só.`
    : `Cabem ${most} quotas: cada uma é de pelo menos ${formatMoney(IRPF_QUOTAS.smallest)}.`;
};

/** What came out of it, the figures of its year as far as they are known, and what the tax office says of it. */
export const incomeTaxResultForm = object({
  result: oneOf('Resultado', INCOME_TAX_RESULTS, incomeTaxResultLabel).required(),
  tax_due: cents('Imposto a pagar').when('result', ([result], field) =>
    result === 'to_pay' ? field.required().min(1, '${path}: escreva mais que zero.') : field,
  ),
  quotas_count: integer('Quotas')
    .min(1)
    .max(IRPF_QUOTAS.most)
    .when('result', ([result], field) => (result === 'to_pay' ? field.required() : field))
    .when('tax_due', ([tax], field) => (Number.isSafeInteger(tax) && tax > 0 ? field.max(quotasOf(tax), quotasProblem(tax)) : field)),
  refund_amount: cents('Valor a restituir').when('result', ([result], field) =>
    result === 'to_refund' ? field.required().min(1, '${path}: escreva mais que zero.') : field,
  ),
  refund_batch: text('Lote da restituição').max(40),
  uses_simplified: flag('Desconto simplificado'),
  taxable_income: cents(yearFigureLabel.taxable_income),
  exempt_income: cents(yearFigureLabel.exempt_income),
  exclusive_income: cents(yearFigureLabel.exclusive_income),
  year_tax: cents(yearFigureLabel.year_tax),
  assets_value: cents(yearFigureLabel.assets_value),
  debts_value: cents(yearFigureLabel.debts_value),
  receipt_number: text('Número do recibo').max(20),
  ecac_status: oneOf('Situação no e-CAC', ECAC_STATUSES, ecacStatusLabel),
  audit_note: longText('Sobre a malha fina').max(1000),
});
export type IncomeTaxResultForm = InferType<typeof incomeTaxResultForm>;

/** As many as are changed at once. */
export const MOST_AT_ONCE = 100;
const chosen = () => filledList('Declarações', id('Declaração').required(), 'Escolha pelo menos uma declaração.', MOST_AT_ONCE);

export const incomeTaxAssignForm = object({ income_tax_ids: chosen(), responsible_id: id('Responsável') });

/** One message to everybody of whom something is still asked. */
export const incomeTaxRemindForm = object({ income_tax_ids: chosen(), text: longText('Mensagem').max(500).required() });

/** One more document that is asked for. */
export const incomeTaxItemForm = object({
  section: text('Seção').max(60).required(),
  title: text('Documento').max(160).required(),
  source: text('Onde conseguir').max(120),
});
export type IncomeTaxItemForm = InferType<typeof incomeTaxItemForm>;

/** Documents of those that are proposed, by their titles. */
export const missingItemsForm = object({
  titles: filledList('Documentos', text('Documento').max(160).required(), 'Escolha pelo menos um documento.', 60),
});

const ITEM_DECISIONS = ['accept', 'refuse', 'skip', 'ask_again'] as const;

export const incomeTaxItemMoveForm = object({
  action: oneOf('Ação', ITEM_DECISIONS).required(),
  reason: longText('Motivo').max(300),
  version: version(),
});

/** What the team keeps beside a return. */
export const incomeTaxFileForm = object({
  role: oneOf('O que é', INCOME_TAX_FILE_ROLES, incomeTaxFileRoleLabel).required('Escolha o que é o arquivo.'),
  /** The document of the list that it is, as if its person had sent it. */
  item_id: id('Documento'),
});

export const pendencyForm = object({
  kind: oneOf('Tipo', PENDENCY_KINDS, pendencyKindLabel).required(),
  title: text('Título').max(120).required(),
  text: longText('O que pedimos').max(1000).required(),
  due_on: isoDate('Prazo').required(),
});
export type PendencyForm = InferType<typeof pendencyForm>;

export const pendencyReasonForm = object({ reason: longText('Motivo').max(500).required(), version: version() });
export const pendencyDueForm = object({ due_on: isoDate('Novo prazo').required(), version: version() });

/** The answer of the person; without words only when a file says it. */
export const pendencyAnswerForm = object({ answer: longText('Resposta').max(2000), version: version() });

export const ownItemMoveForm = object({ action: oneOf('Ação', ['skip', 'ask_again']).required(), version: version() });

export const correctionForm = object({ reason: longText('O que corrigir').max(1000).required(), version: version() });

/** What waits of the pendencies of a return: for the person, past its day, or for the team to look at the answer. */
export const PENDENCY_STANDINGS = ['waiting', 'overdue', 'answered'] as const;
export type PendencyStanding = (typeof PENDENCY_STANDINGS)[number];

export const pendencyStandingLabel: Record<PendencyStanding, string> = {
  waiting: 'Esperando o médico',
  overdue: 'Com prazo vencido',
  answered: 'Respondidas',
};

export const incomeTaxFilters = object({
  search: text('Busca').max(100),
  status: oneOf('Situação', INCOME_TAX_STATUSES, incomeTaxStatusLabel),
  exercise_year: exerciseYear(),
  responsible_id: id('Responsável'),
  without_responsible: flag('Sem responsável').nullable().default(null),
  pendency: oneOf('Pendências', PENDENCY_STANDINGS, pendencyStandingLabel),
  payment: oneOf('Pagamento', INCOME_TAX_PAYMENTS, incomeTaxPaymentLabel),
});
export type IncomeTaxFilters = InferType<typeof incomeTaxFilters>;

export const pendencyFilters = object({
  search: text('Busca').max(100),
  status: oneOf('Situação', PENDENCY_STATUSES, pendencyStatusLabel),
  exercise_year: exerciseYear(),
  responsible_id: id('Responsável'),
  kind: oneOf('Tipo', PENDENCY_KINDS, pendencyKindLabel),
});
export type PendencyFilters = InferType<typeof pendencyFilters>;

/** What its history says in words. */
export const incomeTaxHistory = incomeTaxForm.concat(incomeTaxResultForm).shape({
  status: oneOf('Situação', INCOME_TAX_STATUSES, incomeTaxStatusLabel),
});
