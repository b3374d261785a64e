import { roundHalfUpCents, sumCents } from '../../shared/money/money.ts';

/** Who withholds the ISS, if anybody. */
export const ISS_WITHHOLDERS = ['none', 'taker', 'intermediary'] as const;
export type IssWithholder = (typeof ISS_WITHHOLDERS)[number];

export const issWithholderLabel: Record<IssWithholder, string> = {
  none: 'Não retido',
  taker: 'Pelo tomador',
  intermediary: 'Pelo intermediário',
};

/** Values that staff fill in, integer cents; null counts as zero. */
export type InvoiceValues = {
  gross_amount: number;
  unconditional_discount?: number | null;
  conditional_discount?: number | null;
  deduction_reduction?: number | null;
  iss_rate?: string | null;
  iss_withheld?: IssWithholder | null;
  irrf?: number | null;
  inss_withheld?: number | null;
  csrf_withheld_total?: number | null;
  other_withholdings?: number | null;
};

export type InvoiceAmounts = { iss_base: number; iss_amount: number; withheld_total: number; net_amount: number };

/**
 * Amounts that follow from the filled ones, in cents, as the national NFS-e layout has them: ISS base = service - unconditional discount -
 * deductions; net = service - both discounts - everything withheld (a deduction lowers only the ISS base). The ISS is rounded half up to the cent.
 * The net is below zero when more is taken than the service is worth: the form refuses that.
 */
export const invoiceAmounts = (values: InvoiceValues): InvoiceAmounts => {
  const unconditional = values.unconditional_discount ?? 0;
  const iss_base = Math.max(0, values.gross_amount - unconditional - (values.deduction_reduction ?? 0));
  const iss_amount = values.iss_rate ? roundHalfUpCents(iss_base, values.iss_rate) : 0;
  const issWithheld = (values.iss_withheld ?? 'none') === 'none' ? 0 : iss_amount;
  const withheld_total = sumCents([
    issWithheld,
    values.irrf ?? 0,
    values.inss_withheld ?? 0,
    values.csrf_withheld_total ?? 0,
    values.other_withholdings ?? 0,
  ]);
  return {
    iss_base,
    iss_amount,
    withheld_total,
    net_amount: values.gross_amount - unconditional - (values.conditional_discount ?? 0) - withheld_total,
  };
};
