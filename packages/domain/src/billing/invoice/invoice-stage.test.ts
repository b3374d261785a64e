import { expect, test } from 'vitest';
import { INVOICE_STAGES, statusesOf } from './invoice-stage.ts';

test('an invoice is in one stage at most', () => {
  const statuses = INVOICE_STAGES.flatMap(statusesOf);
  expect(new Set(statuses).size).toBe(statuses.length);
});

test('what is issued and unpaid is to be received, whatever has come of it', () => {
  expect(statusesOf('receivable')).toEqual(['authorized', 'sent', 'partially_paid', 'overdue']);
});
