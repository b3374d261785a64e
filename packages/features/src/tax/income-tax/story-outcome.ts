import { NO_ACCOUNT } from '@esteto/domain/company/bank-account/personal-account';
import { incomeTaxResultForm } from '@esteto/domain/tax/income-tax/income-tax-form';

/** Fields of a return's outcome while there is none, for stories. */
export const NO_OUTCOME = {
  ...incomeTaxResultForm.getDefault(),
  rectifies_id: null,
  refund_priority: null,
  refund_received_on: null,
  refund_received_amount: null,
  account_use: null,
  ...NO_ACCOUNT,
  audit_points: [],
  office_deadline: '2026-05-29',
};
