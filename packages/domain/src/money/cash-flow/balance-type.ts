import { DEAD_STATUSES, type InvoiceStatus, isIssued } from '../../billing/invoice/invoice-status.ts';

// Which invoices count in the balances of the dashboards (docs/rules/tables.md).

export const BALANCE_TYPES = ['actual_month', 'all_invoices', 'include_only_paid_nf'] as const;
export type BalanceType = (typeof BALANCE_TYPES)[number];

export const DEFAULT_BALANCE_TYPE: BalanceType = 'all_invoices';

export const balanceTypeLabel: Record<BalanceType, string> = {
  actual_month: 'Previsto: notas autorizadas do mês',
  all_invoices: 'Previsto: todas as notas do mês',
  include_only_paid_nf: 'Recebido no mês',
};

export const balanceTypeSettings: Record<BalanceType, { only_authorized_invoices: boolean; only_paid_received: boolean }> = {
  actual_month: { only_authorized_invoices: true, only_paid_received: false },
  all_invoices: { only_authorized_invoices: false, only_paid_received: false },
  include_only_paid_nf: { only_authorized_invoices: false, only_paid_received: true },
};

/** Discarded, cancelled and replaced invoices never count; the rest by the balance type. What was received is judged by amount, not by status. */
export const countsInBalance = (status: InvoiceStatus, type: BalanceType): boolean => {
  if ((DEAD_STATUSES as readonly InvoiceStatus[]).includes(status)) return false;
  return !balanceTypeSettings[type].only_authorized_invoices || isIssued(status);
};
