import { cashBook } from '@esteto/contract/money/cash-book';
import { type Examples, idOf } from '../../../testing/example.ts';
import { type Scene, whileActive } from '../../../testing/scene.ts';

export const incomeSample = () => ({
  kind: 'income' as const,
  entry_date: '2026-10-05',
  code: 'R01.001.001',
  amount: 45_000,
  history: 'Consulta',
  received_from: 'PF' as const,
  payer_cpf: '12345678909',
});

export const rentSample = () => ({
  kind: 'payment' as const,
  entry_date: '2026-10-08',
  code: 'P10.01.00002',
  amount: 180_000,
  history: 'Aluguel do consultório',
});

export const newEntry = (scene: Scene, body: object = incomeSample()) =>
  whileActive(scene, ({ api, company, partner }) =>
    api.ask(cashBook.create, { company_id: company.id, body: body as ReturnType<typeof incomeSample> }, { as: partner }),
  );

export const cashBookExamples: Examples<'cashBook'> = {
  cashBook: {
    year: () => ({ year: 2026 }),
    settings: () => ({ body: { dependents: 2 } }),
    entries: () => ({}),
    detail: async (scene) => idOf(await newEntry(scene)),
    create: () => ({ body: incomeSample() }),
    update: async (scene) => ({ ...idOf(await newEntry(scene)), body: { ...rentSample(), version: 1 } }),
    remove: async (scene) => idOf(await newEntry(scene)),
    file: () => ({ year: 2026, kind: 'income' }),
    everyBook: () => ({}),
    closings: () => ({}),
    yearOfCompany: ({ company }) => ({ ...idOf(company), year: 2026 }),
    closeMonth: async ({ api }) => ({ ...idOf(await api.make.company({ is_self_employed: true })), body: { month: '2026-09' } }),
    reopenMonth: async ({ api, master }) => {
      const { id } = await api.make.company({ is_self_employed: true });
      await api.ask(cashBook.closeMonth, { id, body: { month: '2026-09' } }, { as: master });
      return { id, body: { month: '2026-09', reason: 'Faltou um recibo.' } };
    },
  },
};
