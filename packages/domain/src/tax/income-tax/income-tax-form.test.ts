import { expect, test } from 'vitest';
import { incomeTaxResultForm } from './income-tax-form.ts';

const problemOf = (tax_due: number, quotas_count: number): string | null => {
  const form = { result: 'to_pay', tax_due, quotas_count, uses_simplified: false };
  try {
    incomeTaxResultForm.validateSync(form);
    return null;
  } catch (error) {
    return (error as Error).message.replaceAll('\u00a0', ' ');
  }
};

// Lei 9.250/1995, art. 14: at most eight, none below R$ 50,00; what is below R$ 100,00 is one.
test.each([
  [800, 1, null],
  [9_999, 1, null],
  [9_999, 2, 'Até R$ 100,00, uma quota só.'],
  [10_000, 2, null],
  [10_000, 3, 'Cabem 2 quotas: cada uma é de pelo menos R$ 50,00.'],
  [39_999, 8, 'Cabem 7 quotas: cada uma é de pelo menos R$ 50,00.'],
  [40_000, 8, null],
])('a balance of %i cents in %i quotas: %s', (tax_due, quotas_count, problem) => {
  expect(problemOf(tax_due, quotas_count)).toBe(problem);
});
