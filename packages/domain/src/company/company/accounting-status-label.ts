import type { Tone } from '../../shared/status/tone.ts';
import type { AccountingStatus } from './accounting-status.ts';

// What the ways to stand are called in lists (docs/rules/statuses.md), and which comes first.

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
