/** Of a return in stories, that nothing has come out of it yet. */
export const NO_OUTCOME = {
  rectifies_id: null,
  result: null,
  tax_due: null,
  quotas_count: null,
  uses_simplified: false,
  refund_amount: null,
  taxable_income: null,
  exempt_income: null,
  exclusive_income: null,
  year_tax: null,
  assets_value: null,
  debts_value: null,
  refund_batch: null,
  receipt_number: null,
  ecac_status: null,
  audit_note: null,
};
