import { rFactor } from '@esteto/contract/month/r-factor';
import { type Examples, idOf } from '../../../testing/example.ts';

export const payrollSample = () => ({
  competence: '2026-10',
  pro_labore: 280_000,
  wages: 0,
  inss_employer: 0,
  fgts: 0,
  reason: 'Folha conferida com o eSocial.',
});

export const rFactorExamples: Examples<'rFactor' | 'ownRFactor'> = {
  ownRFactor: {
    detail: () => ({}),
    decide: async ({ api, company }) => {
      // The payroll of every month before is told, and nothing of this one is decided yet.
      await api.sql(
        `insert into payroll_months (company_id, competence, pro_labore, wages, inss_employer, fgts, reason, created_at, updated_at)
          select $1, to_char(month, 'YYYY-MM'), 300000, 0, 0, 0, 'Como sempre.', now(), now()
          from generate_series(date '2025-10-01', date '2026-10-01', interval '1 month') as month on conflict do nothing`,
        [company.id],
      );
      await api.sql('delete from r_factor_decisions where company_id = $1', [company.id]);
      return { body: { competence: '2026-11', decision: 'adjusted', pro_labore: 310_000, note: 'Como no mês passado.' } };
    },
  },
  rFactor: {
    list: () => ({}),
    comments: async (scene) => idOf(await scene.api.make.company()),
    comment: async (scene) => ({ ...idOf(await scene.api.make.company()), body: { text: 'Liguei, volta amanhã.' } }),
    uncomment: async (scene) => {
      const { id } = await scene.api.make.company();
      const [made] = await scene.api.ask(rFactor.comment, { id, body: { text: 'Liguei.' } }, { as: scene.master });
      return { id, comment_id: made?.id ?? 0 };
    },
    history: async ({ api }) => idOf(await api.make.company()),
    // It opens this month, so that no payroll that counts is untold.
    decide: async ({ api }) => ({
      ...idOf(await api.make.company({ opening_date: '2026-11-03' })),
      body: { competence: '2026-11', decision: 'adjusted', pro_labore: 300_000, note: 'Combinado com o sócio.' },
    }),
    savePayroll: async ({ api }) => ({ ...idOf(await api.make.company()), body: payrollSample() }),
  },
};
