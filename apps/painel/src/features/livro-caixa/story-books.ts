import type { CashBookRow } from '@esteto/contract/money/cash-book';

const book: CashBookRow = {
  id: 1,
  name: 'Ana Souza',
  company_name: 'Clínica Souza Ltda.',
  analyst_name: 'Marcos Lima',
  income: 14_500_000,
  deductions: 4_200_000,
  entries_count: 96,
  last_entry_at: '2026-11-19T12:00:00Z',
  last_closed: '2026-09',
  changed_since: 3,
  late_months: 1,
  created_at: '2024-02-01T12:00:00Z',
};

export const storyBooks: CashBookRow[] = [
  book,
  {
    ...book,
    id: 2,
    name: 'Bruno Alves',
    last_closed: null,
    late_months: 10,
    entries_count: 0,
    income: 0,
    deductions: 0,
    last_entry_at: null,
  },
];
