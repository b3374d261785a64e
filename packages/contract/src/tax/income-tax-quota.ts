import { RECORD_FILE_KINDS } from '@esteto/domain/company/file/file-kinds';
import { quotaPaymentForm, quotaVersionForm } from '@esteto/domain/tax/income-tax/income-tax-quota-form';
import { INCOME_TAX_QUOTA_STATUSES } from '@esteto/domain/tax/income-tax/income-tax-quota-life';
import { array, type InferType, number, object, string } from 'yup';
import { ownIncomeTaxes as own, incomeTaxes as staff } from '../access.ts';
import { get, post } from '../endpoint.ts';
import { recordFields } from '../record.ts';

/**
 * A quota of the tax of a return, cents. `cost`: what it comes to when it is paid today, or came to on the day it was paid; `missing`: months whose Selic is
 * not known yet and counts as nothing.
 */
const quota = object({
  ...recordFields,
  income_tax_id: number().required(),
  number: number().required(),
  amount: number().required(),
  due_date: string().required(),
  status: string().oneOf(INCOME_TAX_QUOTA_STATUSES).required(),
  paid_on: string().nullable().defined(),
  paid_amount: number().nullable().defined(),
  cost: object({
    fine: number().required(),
    interest: number().required(),
    total: number().required(),
    missing: array(string().required()).required(),
  }).required(),
});
export type IncomeTaxQuota = InferType<typeof quota>;

const quotas = array(quota.required()).required();
const upload = { kinds: RECORD_FILE_KINDS };

/** Quotas of the tax of a return, until when each is paid and what was: as the team sees them, and as their person does. */
export const incomeTaxQuota = {
  list: get('admin/income-taxes/:id/quotas', {
    summary: 'As quotas do imposto de uma declaração, com o que cada uma custa hoje.',
    who: staff.view,
    answer: quotas,
  }),
  note: post('admin/income-tax-quotas/:id/payment', {
    summary: 'Registra que uma quota foi paga.',
    who: staff.edit,
    body: quotaPaymentForm,
  }),
  undo: post('admin/income-tax-quotas/:id/reopening', {
    summary: 'Desfaz o pagamento de uma quota, informado por engano.',
    who: staff.edit,
    body: quotaVersionForm,
  }),
  attachGuide: post('admin/income-tax-quotas/:id/files', {
    summary: 'Guarda o DARF de uma quota.',
    who: staff.edit,
    upload,
  }),
  own: get('income-tax-quotas', {
    summary: 'As quotas do próprio imposto, com o que cada uma custa hoje.',
    who: own.view,
    answer: quotas,
  }),
  pay: post('income-tax-quotas/:id/payment', {
    summary: 'Informa que uma quota do próprio imposto foi paga.',
    who: own.edit,
    body: quotaPaymentForm,
  }),
  unpay: post('income-tax-quotas/:id/reopening', {
    summary: 'Desfaz o pagamento de uma quota do próprio imposto, informado por engano.',
    who: own.edit,
    body: quotaVersionForm,
  }),
  attachProof: post('income-tax-quotas/:id/files', {
    summary: 'Envia o comprovante de uma quota do próprio imposto.',
    who: own.edit,
    upload,
  }),
};
