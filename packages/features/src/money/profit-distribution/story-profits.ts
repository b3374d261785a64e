import type { ProfitRow, ProfitYear } from '@esteto/contract/money/profit-distribution';

/** Profits of Ana, 12345678909, in October of the stories' year. */
export const profitRow = (given: Partial<ProfitRow> = {}): ProfitRow => ({
  id: 1,
  version: 1,
  created_at: '2026-10-20T12:00:00Z',
  updated_at: '2026-10-20T12:00:00Z',
  user_id: 1,
  person: '12345678909',
  person_name: 'Ana Souza',
  person_cpf: '12345678909',
  paid_on: '2026-10-20',
  amount: 1_800_000,
  is_earlier: false,
  origin: 'typed',
  note: null,
  is_matched: false,
  voided_at: null,
  void_reason: null,
  ...given,
});

const ana = { person: '12345678909', user_id: 1, name: 'Ana Souza', cpf: '12345678909', is_partner: true, elsewhere: 12_000_000 };

/** A year in which nobody was paid yet. */
export const emptyYear: ProfitYear = {
  year: 2026,
  company_id: 1,
  company_name: 'Souza Medicina Ltda.',
  cnpj: '11222333000181',
  people: [ana],
  payments: [],
  waiting: [],
  free: [],
  guides: [],
  filed: [],
};

/** Near the limit in November, after an October that passed it; one of the payments is told by the bank, one was voided. */
export const fullYear: ProfitYear = {
  ...emptyYear,
  people: [ana, { person: '52998224725', user_id: 7, name: 'Bruno Alves', cpf: '52998224725', is_partner: true, elsewhere: null }],
  payments: [
    profitRow({ id: 6, paid_on: '2026-11-10', amount: 4_200_000, is_matched: true }),
    profitRow({ id: 5, paid_on: '2026-10-20', amount: 5_600_000, origin: 'statement', is_matched: true }),
    profitRow({
      id: 4,
      paid_on: '2026-10-19',
      amount: 5_600_000,
      voided_at: '2026-10-21T12:00:00Z',
      void_reason: 'Valor lançado em dobro',
    }),
    profitRow({ id: 3, paid_on: '2026-09-20', amount: 2_000_000, is_earlier: true, note: 'Ata de 12/2025' }),
    profitRow({ id: 2, paid_on: '2026-09-20', amount: 1_200_000, user_id: 7, person: '52998224725', person_name: 'Bruno Alves' }),
  ],
  free: [1_421_910, 1_390_000, 1_350_000],
  guides: [{ id: 8, month: '2026-10', status: 'paid', amount: 560_000, due_date: '2026-11-19' }],
};

/** A movement of the bank waits to be told whose. */
export const unnamedYear: ProfitYear = {
  ...fullYear,
  waiting: [{ id: 31, date: '2026-11-12', memo: 'PIX ENVIADO SOCIO', amount: 900_000 }],
};
