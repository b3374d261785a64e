import { expect, it } from 'vitest';
import { incomeTaxFileForm, inssProofForm } from './sent-document-form.ts';

it.each([
  [{ competence: '2026-10', payer: 'Hospital São Lucas', amount: 93_231 }, true],
  [{ competence: '2026-10', payer: 'Hospital São Lucas', amount: null }, true],
  [{ competence: '2026-13', payer: 'Hospital São Lucas', amount: 1 }, false],
  [{ competence: '2026-10', payer: '', amount: 1 }, false],
  [{ competence: '2026-10', payer: 'Hospital', amount: -1 }, false],
])('a proof of INSS %o: %s', (form, ok) => {
  expect(inssProofForm.isValidSync(form)).toBe(ok);
});

it.each([
  [{ year: 2025, type: 'health', payer: null }, true],
  [{ year: 2025, type: 'lottery', payer: null }, false],
  [{ year: 1999, type: 'health', payer: null }, false],
])('a file for the income tax %o: %s', (form, ok) => {
  expect(incomeTaxFileForm.isValidSync(form)).toBe(ok);
});
