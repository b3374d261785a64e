import type { InferType, TestContext } from 'yup';
import { SPECIAL_REGIMES, specialRegimeLabel } from '../../company/company/company-kinds.ts';
import { CONCIERGE_FILTERS, conciergeFilterLabel } from '../../company/company/concierge-filter.ts';
import { type InvoiceValues, ISS_WITHHOLDERS, invoiceAmounts, issWithholderLabel } from '../../law/tax/invoice-amounts.ts';
import { isRate } from '../../shared/money/percent.ts';
import { besides, cents, competence, flag, id, isoDate, longText, object, oneOf, rate, text } from '../../shared/schema/fields.ts';
import { TAKER_KIND_FILTERS, takerKindFilterLabel } from '../client/client-kinds.ts';
import { SUSPENSIONS, suspensionLabel } from '../nfse/dps-facts.ts';
import { serviceCodeLabel } from '../nfse/service-codes.ts';
import { asksFor, missingNote } from './description-template.ts';
import { competenceProblem, dateTest, dueDateProblem, newDueDateProblem } from './invoice-dates.ts';
import { INVOICE_STAGES, invoiceStageLabel } from './invoice-stage.ts';
import { INVOICE_STATUSES, invoiceStatusLabel } from './invoice-status.ts';

/** Longest text on the invoice, with its placeholders filled in (national NFS-e layout, xDescServ). */
export const DESCRIPTION_MAX = 2000;

const requestFields = {
  client_id: id('Tomador').required('Escolha um tomador da lista.'),
  competence: competence()
    .required()
    .test(dateTest('sound-competence', (month, _values, today) => competenceProblem(month, today))),
  due_date: isoDate('Vencimento').test(
    dateTest('sound-due-date', (due, values, today) => newDueDateProblem(due, values['competence'], today)),
  ),
  gross_amount: cents('Valor do serviço').min(1, '${path}: escreva um valor maior que zero.').required(),
  description: longText('Descrição do serviço').max(DESCRIPTION_MAX).required(),
  service_place_ibge: ibgeCode('Local da prestação'),
  notes: longText('Observações para a equipe').max(1000),
};

/** What a doctor says when asking for an invoice. The rest follows from the client and the company, or is staff's work. */
export const invoiceRequestForm = object({ ...requestFields, shifts: shiftsOfDescription() });
export type InvoiceRequestForm = InferType<typeof invoiceRequestForm>;

/** What an invoice says of its taxes: staff's to say, from what the law and the client's record propose. */
const taxFields = {
  iss_rate: rate('Alíquota do ISS').test({
    name: 'iss-ceiling',
    // LC 116/2003, art. 8º, II
    message: '${path}: o ISS vai no máximo até 5 %.',
    skipAbsent: true,
    test: (value) => Number(value) <= 0.05,
  }),
  iss_withheld: oneOf('ISS retido', ISS_WITHHOLDERS, issWithholderLabel),
  irrf: partOfGross('IRRF retido'),
  inss_withheld: partOfGross('INSS retido'),
  csrf_withheld_total: partOfGross('PIS, Cofins e CSLL retidos'),
  other_withholdings: partOfGross('Outras retenções'),
  /** Lei 12.741/2012: told to the taker on the note; inside the Simples it is the rate of the DAS. */
  approx_tax_pct: rate('Total aproximado dos tributos'),
};

/** What staff says when asking for an invoice in a company's name: what its doctor would say, and what is withheld. */
export const receivableRequestForm = object({
  company_id: id('Empresa').required('Escolha uma empresa da lista.'),
  ...requestFields,
  shifts: shiftsOfDescription(),
  ...taxFields,
  iss_withheld: taxFields.iss_withheld.required(),
  /** Why, for a company that as it stands does not ask by itself. */
  reason: longText('Motivo').max(500),
}).test(netNotNegative());
export type ReceivableRequestForm = InferType<typeof receivableRequestForm>;

/** What few notes have. */
const rareFields = {
  special_regime: oneOf('Regime especial do ISS', SPECIAL_REGIMES, specialRegimeLabel),
  /** The intermediary through whom the money goes, and who then may withhold the ISS. */
  intermediary_id: id('Intermediário').test({
    name: 'withholds',
    message: 'Escolha o intermediário que retém o ISS.',
    test: (value, { parent }) => !!value || besides(parent, 'iss_withheld') !== 'intermediary',
  }),
  suspension_type: oneOf('Exigibilidade do ISS suspensa', SUSPENSIONS, suspensionLabel).test(together('suspension_process')),
  suspension_process: text('Número do processo')
    .matches(/^\d{1,30}$/, { message: '${path}: use só números, até 30.', excludeEmptyString: true })
    .test(together('suspension_type')),
  ibscbs_indicator: text('Indicador da operação (IBS e CBS)').matches(/^\d{6}$/, {
    message: '${path}: use os 6 dígitos, como 030101.',
    excludeEmptyString: true,
  }),
};

/** What staff may change until the invoice is issued. */
export const invoiceEditForm = object({
  ...requestFields,
  /** The note may be late by now, so its due date may have passed. */
  due_date: isoDate('Vencimento').test(
    dateTest('sound-due-date', (due, values, today) => dueDateProblem(due, values['competence'], today)),
  ),
  national_tax_code: text('Código de tributação nacional')
    .matches(/^\d{6}$/, { message: '${path}: use os 6 dígitos, como 040101.', excludeEmptyString: true })
    .meta({ labels: serviceCodeLabel }),
  municipal_tax_code: text('Código de tributação municipal').matches(/^\d{3}$/, {
    message: '${path}: use os 3 dígitos.',
    excludeEmptyString: true,
  }),
  nbs_code: text('Código NBS').matches(/^\d{9}$/, { message: '${path}: use os 9 dígitos.', excludeEmptyString: true }),
  unconditional_discount: partOfGross('Desconto incondicionado'),
  conditional_discount: partOfGross('Desconto condicionado'),
  deduction_reduction: partOfGross('Deduções e reduções'),
  ...taxFields,
  ...rareFields,
  responsible_id: id('Responsável'),
}).test(netNotNegative());
export type InvoiceEditForm = InferType<typeof invoiceEditForm>;

/** Why a note of a company that asks for none as it stands is issued all the same. */
const issuedAllTheSame = { reason: longText('Motivo').max(300) };
export const invoiceTransmitForm = object(issuedAllTheSame);

/** What staff copy from the emitter when the invoice is issued by hand. Without an issue date it is today. */
export const invoiceIssueForm = object({
  number: text('Número da NFS-e')
    .matches(/^[1-9]\d{0,14}$/, { message: '${path}: use só números, até 15.', excludeEmptyString: true })
    .required(),
  verification_code: text('Código de verificação').max(60).required(),
  issue_date: isoDate('Emissão'),
  access_key: text('Chave de acesso').matches(/^[0-9A-Z]{50}$/, { message: '${path}: use os 50 caracteres.', excludeEmptyString: true }),
  ...issuedAllTheSame,
});
export type InvoiceIssueForm = InferType<typeof invoiceIssueForm>;

export const invoiceFilters = object({
  search: text('Buscar').max(120),
  status: oneOf('Situação', INVOICE_STATUSES, invoiceStatusLabel),
  stage: oneOf('Etapa', INVOICE_STAGES, invoiceStageLabel),
  client_id: id('Tomador'),
  competence_from: competence('Competência de'),
  competence_to: competence('Competência até'),
  /** Only those whose money is late (`isLate`), a part of it paid or none. */
  late: flag('Em atraso').nullable(),
  /** Only those whose money came after they fell due. */
  paid_late: flag('Pagas com atraso').nullable(),
  /** Only those of a request that repeats itself every month. */
  recurring: flag('Recorrentes').nullable(),
});
export type InvoiceFilters = InferType<typeof invoiceFilters>;

/** The filters of a company's own list: with them a number of its charts opens the rows that it is made of. */
export const ownInvoiceFilters = invoiceFilters.shape({
  taker_kind: oneOf('Tipo de tomador', TAKER_KIND_FILTERS, takerKindFilterLabel),
  /** Only those that are revenue of their competence: not what died, nor a note that is to replace one and is not issued yet. */
  revenue: flag('Contam na receita').nullable(),
});
export type OwnInvoiceFilters = InferType<typeof ownInvoiceFilters>;

/** The staff's filters: they see every company's invoices. */
export const receivableFilters = invoiceFilters.shape({
  company_id: id('Empresa'),
  responsible_id: id('Analista'),
  concierge: oneOf('Concierge', CONCIERGE_FILTERS, conciergeFilterLabel),
  /** What is archived is shown only when it is asked for, and then alone. */
  archived: flag('Arquivadas').nullable().default(null),
});
export type ReceivableFilters = InferType<typeof receivableFilters>;

/** The shifts that stand in the description for '{plantões}'; asked for only where it does. */
function shiftsOfDescription() {
  return text('Plantões').test({
    name: 'shifts-for-description',
    message: missingNote.plantões,
    test: (value, { parent }) => {
      const { description } = parent as { description?: unknown };
      return !!value || typeof description !== 'string' || !asksFor(description, 'plantões');
    },
  });
}

/** Asked for where the field beside it says something. */
function together(other: string) {
  return {
    name: 'together',
    message: 'Preencha o campo ${path}.',
    test: (value: unknown, { parent }: TestContext) => !!value || besides(parent, other) === null,
  };
}

function ibgeCode(label: string) {
  return text(label).matches(/^\d{7}$/, { message: '${path}: escolha a cidade.', excludeEmptyString: true });
}

/** Judged once the values are ones that their own fields accept. */
function netNotNegative() {
  return {
    name: 'net-not-negative',
    test: (value: unknown, { createError }: TestContext) => {
      const values = value as InvoiceValues;
      if (!canSum(values) || invoiceAmounts(values).net_amount >= 0) return true;
      return createError({ path: 'gross_amount', message: 'Descontos e retenções somam mais que o valor do serviço.' });
    },
  };
}

/** An amount that is never more than the service itself. */
function partOfGross(label: string) {
  return cents(label).test({
    name: 'within-gross',
    message: '${path}: não pode ser maior que o valor do serviço.',
    skipAbsent: true,
    test: (value, { parent }) => {
      const { gross_amount } = parent as Partial<InvoiceValues>;
      return typeof gross_amount !== 'number' || (value ?? 0) <= gross_amount;
    },
  });
}

const PARTS = [
  'unconditional_discount',
  'conditional_discount',
  'deduction_reduction',
  'irrf',
  'inss_withheld',
  'csrf_withheld_total',
  'other_withholdings',
] as const;

/** The net is only computed from values that their own fields accept; this runs before they are judged, on whatever was sent. */
const isWhole = (value: unknown): boolean => value === null || value === undefined || Number.isSafeInteger(value);

const canSum = ({ iss_rate, ...values }: InvoiceValues): boolean =>
  Number.isSafeInteger(values.gross_amount) &&
  PARTS.every((name) => isWhole(values[name])) &&
  (!iss_rate || (typeof iss_rate === 'string' && isRate(iss_rate)));
