// How a company stands with its accountants (docs/rules/statuses.md): what is said of it, and what may still be done. Every page knows this much.

export const ACCOUNTING_STATUSES = ['active', 'delinquent', 'frozen', 'closed', 'inactive'] as const;
export type AccountingStatus = (typeof ACCOUNTING_STATUSES)[number];

export const accountingStatusMessage: Record<AccountingStatus, string | null> = {
  active: null,
  delinquent: 'Essa empresa está inadimplente',
  frozen: 'Essa empresa está congelada',
  closed: 'Esse CNPJ não existe mais. Essa empresa foi baixada.',
  inactive: 'Essa empresa está inativa',
};
