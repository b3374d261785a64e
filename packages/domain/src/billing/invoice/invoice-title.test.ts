import { expect, test } from 'vitest';
import { invoiceTitle } from './invoice-title.ts';

test('an issued invoice is called by its year and number', () => {
  expect(invoiceTitle({ number: '118', issue_date: '2026-01-03', competence: '2025-12' })).toBe('Nota 2026/118');
});

test('before that it is called by its month', () => {
  expect(invoiceTitle({ number: null, issue_date: null, competence: '2026-11' })).toBe('Nota de nov/2026');
});
