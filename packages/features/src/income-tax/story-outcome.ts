/** Of a return in stories, that nothing has come out of it yet. */
export const NO_OUTCOME = {
  rectifies_id: null,
  result: null,
  tax_due: null,
  quotas_count: null,
  uses_simplified: false,
  refund_amount: null,
  refund_batch: null,
  receipt_number: null,
  ecac_status: null,
  audit_note: null,
  audit_points: [],
};
