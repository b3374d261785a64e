import { BOLETO_STATUSES } from '@esteto/domain/money/boleto/boleto-life';
import { AUDIT_ANSWERS, AUDIT_POINT_STATUSES } from '@esteto/domain/tax/income-tax/audit-point-life';
import { ACCOUNT_USES } from '@esteto/domain/tax/income-tax/income-tax-account';
import { INCOME_TAX_FILE_ROLES } from '@esteto/domain/tax/income-tax/income-tax-file';
import { CHECKLIST_ITEM_STATUSES, INCOME_TAX_KINDS, INCOME_TAX_RESULTS } from '@esteto/domain/tax/income-tax/income-tax-kinds';
import { REFUND_PRIORITIES } from '@esteto/domain/tax/income-tax/income-tax-refund';
import { ECAC_STATUSES, INCOME_TAX_STATUSES } from '@esteto/domain/tax/income-tax/income-tax-status';
import { INFORME_KINDS } from '@esteto/domain/tax/income-tax/informe';
import { INFORME_READING_STATUSES } from '@esteto/domain/tax/income-tax/informe-reading';
import { PENDENCY_KINDS, PENDENCY_STATUSES } from '@esteto/domain/tax/income-tax/pendency-status';
import { array, boolean, type InferType, number, object, string } from 'yup';
import { bankAccountRecord } from '../company/bank-account.ts';
import { recordFields } from '../record.ts';

/** What the team and the person see of a return alike. `price` in cents; `boleto_status`: null where nothing is charged by Esteto. */
export const incomeTaxFields = {
  ...recordFields,
  exercise_year: number().required(),
  kind: string().oneOf(INCOME_TAX_KINDS).required(),
  status: string().oneOf(INCOME_TAX_STATUSES).required(),
  deadline: string().required(),
  is_covered: boolean().required(),
  price: number().required(),
  boleto_id: number().nullable().defined(),
  boleto_status: string().oneOf(BOLETO_STATUSES).nullable().defined(),
  approved_at: string().nullable().defined(),
  transmitted_at: string().nullable().defined(),
};

const figure = number().nullable().defined();

/** The figures of a year, cents; null of what is not known. */
export const yearFiguresFields = {
  taxable_income: figure,
  exempt_income: figure,
  exclusive_income: figure,
  year_tax: figure,
  assets_value: figure,
  debts_value: figure,
};

/** What came out of it. */
export const incomeTaxOutcome = {
  ...yearFiguresFields,
  rectifies_id: number().nullable().defined(),
  result: string().oneOf(INCOME_TAX_RESULTS).nullable().defined(),
  tax_due: number().nullable().defined(),
  quotas_count: number().nullable().defined(),
  uses_simplified: boolean().required(),
  refund_amount: number().nullable().defined(),
  refund_batch: string().nullable().defined(),
  refund_priority: string().oneOf(REFUND_PRIORITIES).nullable().defined(),
  refund_received_on: string().nullable().defined(),
  refund_received_amount: number().nullable().defined(),
  /** How the tax is paid, or where the refund goes: domain, accountWords. */
  account_use: string().oneOf(ACCOUNT_USES).nullable().defined(),
  pix_key: string().nullable().defined(),
  ...bankAccountRecord,
  receipt_number: string().nullable().defined(),
  ecac_status: string().oneOf(ECAC_STATUSES).nullable().defined(),
  audit_note: string().nullable().defined(),
};

/** `reason`: why it is asked of this person; null of what is asked of everybody. */
export const incomeTaxItem = object({
  id: number().required(),
  version: number().required(),
  section: string().required(),
  title: string().required(),
  source: string().nullable().defined(),
  reason: string().nullable().defined(),
  status: string().oneOf(CHECKLIST_ITEM_STATUSES).required(),
  refused_reason: string().nullable().defined(),
});
export type IncomeTaxItem = InferType<typeof incomeTaxItem>;

/** `reason`: why the answer came back, or why it is asked no more. */
export const pendencyFields = {
  ...recordFields,
  income_tax_id: number().required(),
  kind: string().oneOf(PENDENCY_KINDS).required(),
  title: string().required(),
  text: string().required(),
  due_on: string().required(),
  status: string().oneOf(PENDENCY_STATUSES).required(),
  answer: string().nullable().defined(),
  answered_at: string().nullable().defined(),
  reason: string().nullable().defined(),
  reminders_sent: number().required(),
};
export const pendencyRecord = object(pendencyFields);
export type PendencyRecord = InferType<typeof pendencyRecord>;

/** What a statement of income says, cents. */
export const informeFields = {
  kind: string().oneOf(INFORME_KINDS).required(),
  payer_cnpj: string().required(),
  payer_name: string().required(),
  year: number().required(),
  income: number().required(),
  social_security: number().required(),
  tax: number().required(),
  thirteenth: number().required(),
  thirteenth_tax: number().required(),
};

/** What became of a file that was sent where a statement of income is asked for. `reason`: why it was not read; `informe`: what it says. */
const informeReading = object({
  status: string().oneOf(INFORME_READING_STATUSES).required(),
  reason: string().nullable().defined(),
  informe: object(informeFields).nullable().defined(),
});
export type InformeReading = InferType<typeof informeReading>;

/** `item_id`, `pendency_id`, `quota_id`: what it was sent for, or is beside; `reading`: null where it is no statement of income that is asked for. */
export const incomeTaxFile = object({
  id: number().required(),
  income_tax_id: number().required(),
  name: string().required(),
  mime: string().required(),
  size: number().required(),
  role: string().oneOf(INCOME_TAX_FILE_ROLES).required(),
  item_id: number().nullable().defined(),
  pendency_id: number().nullable().defined(),
  quota_id: number().nullable().defined(),
  from_client: boolean().required(),
  created_at: string().required(),
  reading: informeReading.nullable().defined(),
});
export type IncomeTaxFile = InferType<typeof incomeTaxFile>;

/** What the tax office points out, cents. `plan`: what the team does about it; `answered_on` and `protocol`: of what went to the tax office. */
const auditPoint = object({
  ...recordFields,
  title: string().required(),
  text: string().nullable().defined(),
  declared_amount: number().nullable().defined(),
  office_amount: number().nullable().defined(),
  due_on: string().nullable().defined(),
  plan: string().oneOf(AUDIT_ANSWERS).nullable().defined(),
  status: string().oneOf(AUDIT_POINT_STATUSES).required(),
  answered_on: string().nullable().defined(),
  protocol: string().nullable().defined(),
});
export type AuditPoint = InferType<typeof auditPoint>;

/** What the person is asked to approve with a code, or approved. */
export const incomeTaxApproval = object({
  title: string().required(),
  text: string().required(),
  approved_at: string().nullable().defined(),
});

/** What hangs on a return: its list, what is asked besides, its files, and what the tax office points out in it. `approval`: the last that was asked for. */
export const incomeTaxParts = {
  items: array(incomeTaxItem.required()).required(),
  pendencies: array(pendencyRecord.required()).required(),
  files: array(incomeTaxFile.required()).required(),
  audit_points: array(auditPoint.required()).required(),
  approval: incomeTaxApproval.nullable().defined(),
  /** The last day to deliver of its exercise, from which its quotas are counted: domain, irpfDeadline. The `deadline` of a return may be another. */
  office_deadline: string().required(),
};

/** A return as its person sees it. `boleto_company_id`: which of their companies is charged for it. */
export const ownReturn = object({
  ...incomeTaxFields,
  ...incomeTaxOutcome,
  boleto_company_id: number().nullable().defined(),
  responsible_name: string().nullable().defined(),
  ...incomeTaxParts,
});
export type OwnReturn = InferType<typeof ownReturn>;
