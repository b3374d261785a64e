import type { InferType } from 'yup';
import type { ObligationKey } from '../../law/obligation/obligation-rule.ts';
import { addCompetence, competenceOf } from '../../shared/date/competence.ts';
import { isIsoDate } from '../../shared/date/date.ts';
import { readBrCode } from '../../shared/document/br-code.ts';
import { boletoLine } from '../../shared/schema/boleto-line-field.ts';
import { besides, cents, competence, flag, id, integer, isoDate, longText, object, oneOf, rate, text } from '../../shared/schema/fields.ts';
import { BOLETO_KINDS, BOLETO_STATUSES, boletoKindLabel, boletoStatusLabel } from './boleto-life.ts';

/** Taxes that a boleto may be the guide of; another one is told by its description. */
export const BOLETO_TAXES = [
  'das',
  'inss',
  'fgts',
  'iss',
  'pis_cofins',
  'irpj_csll',
  'carne_leao',
  'irrf_profits',
] as const satisfies readonly (ObligationKey | 'irrf_profits')[];
export type BoletoTax = (typeof BOLETO_TAXES)[number];

/**
 * The obligation on whose day a tax is paid. What is kept back on profits is declared in the DCTFWeb and paid with what the payroll keeps back, until the last business day
 * of the second ten days of the next month (Lei 11.196/2005, art. 70, I, "e"). Not confirmed: that no act of the Receita names another day for it.
 */
export const obligationOfTax = (tax: BoletoTax): ObligationKey => (tax === 'irrf_profits' ? 'inss' : tax);

export const boletoTaxLabel: Record<BoletoTax, string> = {
  das: 'DAS',
  inss: 'DARF do INSS e do IRRF',
  fgts: 'FGTS',
  iss: 'ISS',
  pis_cofins: 'PIS e Cofins',
  irpj_csll: 'IRPJ e CSLL',
  carne_leao: 'Carnê-leão',
  irrf_profits: 'IRRF sobre lucros',
};

/** Months before the due date in which what is charged may lie: a tax is charged for five years (CTN, art. 173 and 174). */
const OLDEST_COMPETENCE = 60;

/** Whether a boleto of a month can fall due on a day: a fee may be charged in the month before its own. */
const isOfMonth = (competence: string, due_date: string): boolean => {
  const due = competenceOf(due_date);
  return competence >= addCompetence(due, -OLDEST_COMPETENCE) && competence <= addCompetence(due, 1);
};

/** A boleto as staff write it. `amount` in cents; fine and interest as fractions, for what is no tax: those are the law's. */
export const boletoForm = object({
  kind: oneOf('Tipo', BOLETO_KINDS, boletoKindLabel).required(),
  tax_key: oneOf('Tributo', BOLETO_TAXES, boletoTaxLabel).when('kind', ([kind], schema) =>
    kind === 'tax' ? schema : schema.transform(() => null),
  ),
  description: text('Descrição').max(120).required(),
  /** Which month a known tax is of: what is computed of it follows from there. */
  competence: competence()
    .when('tax_key', ([tax], schema) => (tax ? schema.required() : schema))
    .test('near', '${path}: fica longe demais do vencimento. Confira o mês e o ano.', (month, { parent }) => {
      const { due_date } = parent as { due_date?: unknown };
      return !month || typeof due_date !== 'string' || !isIsoDate(due_date) || isOfMonth(month, due_date);
    }),
  amount: cents('Valor').required().min(1, '${path}: escreva mais que zero.'),
  due_date: isoDate('Vencimento').required(),
  digitable_line: boletoLine('Linha digitável', { amount: 'amount', due_date: 'due_date' }),
  pix_code: text('Pix copia e cola')
    .max(512)
    .test('br_code', function isBrCode(code) {
      if (!code) return true;
      const reading = readBrCode(code);
      if (!reading.ok) return this.createError({ message: reading.reason });
      const { amount } = this.parent as { amount?: unknown };
      // Without a value of its own the payer says it; another than the boleto's would be paid by mistake.
      const agrees = reading.amount === null || typeof amount !== 'number' || reading.amount === amount;
      return agrees || this.createError({ message: 'O valor do Pix não é o valor do boleto.' });
    }),
  fine_rate: rate('Multa'),
  interest_rate: rate('Juros ao mês'),
  discount_amount: cents('Desconto').when('kind', ([kind], schema) =>
    kind === 'tax'
      ? schema.transform(() => null)
      : schema.min(1, '${path}: escreva mais que zero, ou deixe vazio.').test('of-amount', (discount, { parent, createError }) => {
          const { amount, discount_until } = parent as { amount?: unknown; discount_until?: unknown };
          if (typeof discount !== 'number') return !discount_until || createError({ message: 'Desconto: escreva de quanto ele é.' });
          return typeof amount !== 'number' || discount < amount || createError({ message: 'Desconto: precisa ser menor que o valor.' });
        }),
  ),
  /** The last day on which the discount counts, whatever day of the week it is. */
  discount_until: isoDate('Desconto até').when('kind', ([kind], schema) =>
    kind === 'tax'
      ? schema.transform(() => null)
      : schema.test('in-time', (day, { parent, createError }) => {
          const { discount_amount } = parent as { discount_amount?: unknown };
          if (!day) return typeof discount_amount !== 'number' || createError({ message: 'Desconto até: escreva o último dia dele.' });
          const due_date = besides(parent, 'due_date');
          return due_date === null || day <= due_date || createError({ message: 'Desconto até: não pode ser depois do vencimento.' });
        }),
  ),
  notes: longText('Observações'),
});
export type BoletoForm = InferType<typeof boletoForm>;

/** `replaces`: the guide of the same tax and month that waits to be paid is cancelled for this one. */
export const boletoCreateForm = boletoForm.shape({
  company_id: id('Empresa').required(),
  replaces: flag('Substitui a guia em aberto deste tributo e mês'),
});

/** What takes the place of a boleto that is wrong or has expired: that one is cancelled for this reason. */
export const boletoReplaceForm = boletoForm.shape({ reason: text('Motivo').max(300).required() });

/** What staff ask while they write the guide of a tax: what it should say. */
export const taxGuideQuery = object({
  company_id: id('Empresa').required(),
  tax_key: oneOf('Tributo', BOLETO_TAXES, boletoTaxLabel).required(),
  competence: competence().required(),
});

export type TaxGuide = InferType<typeof taxGuideQuery>;

/** What was paid, and when. Less than the whole leaves it open. */
export const boletoPaymentForm = object({
  paid_on: isoDate('Pago em').required(),
  paid_amount: cents('Valor pago').required().min(1, '${path}: escreva mais que zero.'),
});
export type BoletoPaymentForm = InferType<typeof boletoPaymentForm>;

/** What the doctor tells: when they paid. */
export const boletoClaimForm = object({ paid_on: isoDate('Pago em').required(), version: integer('Versão').min(1).required() });
export type BoletoClaimForm = InferType<typeof boletoClaimForm>;

/** Why a boleto is charged no more, or why what was written down of its payment is taken back. */
export const boletoReasonForm = object({ reason: text('Motivo').max(300).required() });
export type BoletoReasonForm = InferType<typeof boletoReasonForm>;

export const boletoFilters = object({
  search: text('Busca').max(100),
  company_id: id('Empresa'),
  kind: oneOf('Tipo', BOLETO_KINDS, boletoKindLabel),
  status: oneOf('Situação', BOLETO_STATUSES, boletoStatusLabel),
  month: competence('Vence em'),
  claimed: flag('Cliente informou que pagou').nullable(),
  new_guide: flag('Guia nova pedida').nullable(),
  awaits_guide: flag('Aguardando a guia').nullable(),
  /** Boletos of the companies that this analyst looks after. */
  analyst_id: id('Analista'),
});
export type BoletoFilters = InferType<typeof boletoFilters>;

export const ownBoletoFilters = object({
  search: text('Busca').max(100),
  kind: oneOf('Tipo', BOLETO_KINDS, boletoKindLabel),
  open: flag('Só os que faltam pagar').nullable(),
  late: flag('Só os atrasados').nullable(),
});
export type OwnBoletoFilters = InferType<typeof ownBoletoFilters>;
