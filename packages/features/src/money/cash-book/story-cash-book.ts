import type { CashBookEntry, CashBookMonth, CashBookYear } from '@esteto/contract/money/cash-book';

const empty = (index: number): CashBookMonth => ({
  month: `2026-${String(index + 1).padStart(2, '0')}`,
  month_status: 'open',
  changes: [],
  entries_count: 0,
  income_pf: 0,
  income_pj: 0,
  income_ex: 0,
  without_receipt: 0,
  deductions: 0,
  social_security: 0,
  alimony: 0,
  carry_in: 0,
  carry_out: 0,
  taxable: 0,
  tax: 0,
  darf: 0,
  due_date: '2026-12-30',
  guide: null,
  steps: [],
});

/** A year with a month that is closed and one that is open. */
export const storyYear: CashBookYear = {
  dependents: 1,
  works_at_home: true,
  months: Array.from({ length: 12 }, (_, index) => empty(index)).map((month) =>
    month.month === '2026-09' || month.month === '2026-10'
      ? {
          ...month,
          month_status: month.month === '2026-09' ? ('closed' as const) : ('open' as const),
          entries_count: 12,
          income_pf: 1_450_000,
          without_receipt: month.month === '2026-10' ? 3 : 0,
          deductions: 420_000,
          social_security: 90_000,
          taxable: 921_041,
          tax: 162_413,
          darf: 162_413,
          due_date: month.month === '2026-09' ? '2026-10-30' : '2026-11-30',
          guide: month.month === '2026-09' ? { id: 31, status: 'paid' as const, difference: null } : null,
          steps: [
            {
              label: 'Livro-caixa aproveitado',
              formula: 'Até o rendimento do mês, R$ 14.500,00',
              source: 'Lei 8.134/1990, art. 6º, § 3º',
              shown: 'R$ 4.200,00',
            },
          ],
        }
      : month,
  ),
};

export const storyEntry: CashBookEntry = {
  id: 1,
  version: 1,
  created_at: '2026-10-05T12:00:00Z',
  updated_at: '2026-10-05T12:00:00Z',
  kind: 'income',
  entry_date: '2026-10-05',
  code: 'R01.001.001',
  amount: 45_000,
  history: 'Consulta',
  received_from: 'PF',
  payer_cpf: '12345678909',
  beneficiary_cpf: null,
  beneficiary_cpf_missing: false,
  payer_cnpj: null,
  irrf_amount: null,
  deduction: null,
  competence: null,
  fine: null,
  interest: null,
  is_home_office: false,
  receipt_number: null,
  receipt_issued_on: null,
  receipt_cancelled_on: null,
  deductible: 0,
  proofs_count: 0,
  is_closed: false,
};
