import type { AuditPoint } from '@esteto/contract/tax/income-tax-record';

export const storyPoint = (more: Partial<AuditPoint> = {}): AuditPoint => ({
  id: 91,
  version: 2,
  created_at: '2026-07-20T12:00:00Z',
  updated_at: '2026-07-20T12:00:00Z',
  title: 'Despesas médicas',
  text: 'O plano de saúde informou menos do que foi declarado.',
  declared_amount: 1_900_000,
  office_amount: 1_200_000,
  due_on: '2026-12-20',
  plan: 'rectify',
  status: 'open',
  answered_on: null,
  protocol: null,
  ...more,
});
