import type { Tone } from '../shared/status/tone.ts';

// How a company stands with its accountants (docs/rules/statuses.md): what it is called, which comes first, what is said, what may still be done.

export const ACCOUNTING_STATUSES = ['active', 'delinquent', 'frozen', 'closed', 'inactive'] as const;
export type AccountingStatus = (typeof ACCOUNTING_STATUSES)[number];

export const accountingStatusLabel: Record<AccountingStatus, string> = {
  active: 'Ativo',
  delinquent: 'Inadimplente',
  frozen: 'Congelado',
  closed: 'Baixado',
  inactive: 'Inativo',
};

export const accountingStatusTone: Record<AccountingStatus, Tone> = {
  active: 'done',
  delinquent: 'attention',
  frozen: 'waiting',
  closed: 'ended',
  inactive: 'ended',
};

export const accountingStatusWeight: Record<AccountingStatus, number> = { active: 1, delinquent: 1, frozen: 2, closed: 3, inactive: 4 };

export const accountingStatusMessage: Record<AccountingStatus, string | null> = {
  active: null,
  delinquent: 'Essa empresa está inadimplente',
  frozen: 'Essa empresa está congelada',
  closed: 'Esse CNPJ não existe mais. Essa empresa foi baixada.',
  inactive: 'Essa empresa está inativa',
};

/** Only an active company is written to; paying boletos is decided apart. */
export const canWrite = (status: AccountingStatus): boolean => status === 'active';

/** A frozen or delinquent company still pays what it owes; an inactive or closed one is read only. */
export const canPayBoletos = (status: AccountingStatus): boolean => status === 'active' || status === 'frozen' || status === 'delinquent';
