import { answers } from '@esteto/api-client/testing/story-server';
import { doctor, employee } from '@esteto/auth/testing/story-people';
import { type CompanyMonth, companyMonth } from '@esteto/contract/month/company-month';
import { screenStates } from '@esteto/shell/testing/screen-states.tsx';
import { storyScreen, theServer } from '@esteto/shell/testing/story-screen.tsx';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { routes } from '../../routes.ts';

const month: CompanyMonth = {
  month: '2026-10',
  status: 'closed',
  closed_at: '2026-11-12T12:00:00Z',
  regime: 'simples',
  revenue: 4_500_000,
  waiting: 0,
  withheld: 67_500,
  payroll: 1_300_000,
  annex: 'III',
  ratio: '0.2889',
  effective_rate: '0.1005',
  das: 452_250,
  presumido: null,
  dividends_free: 1_421_910,
  guides: [
    {
      obligation_id: 1,
      rule_key: 'das',
      status: 'delivered',
      legal_date: '2026-11-23',
      amount: 452_250,
      boleto_id: 8,
      guide_status: 'opened',
      pay_by: '2026-11-23',
      paid_on: null,
    },
    {
      obligation_id: 2,
      rule_key: 'inss',
      status: 'paid',
      legal_date: '2026-11-19',
      amount: 143_000,
      boleto_id: 9,
      guide_status: 'paid',
      pay_by: '2026-11-19',
      paid_on: '2026-11-18',
    },
  ],
  missing: [],
};

const nothing: CompanyMonth = {
  ...month,
  status: null,
  closed_at: null,
  revenue: 0,
  withheld: 0,
  payroll: null,
  annex: null,
  ratio: null,
  effective_rate: null,
  das: null,
  dividends_free: null,
  guides: [],
  missing: ['Falta o extrato de 10/2026'],
};

const where = { app: 'professional', routes, at: '/app/mes?month=2026-10', person: doctor } as const;
const seen = { endpoint: companyMonth.see, answer: () => ({ status: 204 }) };

const screen = screenStates({
  ...where,
  endpoint: companyMonth.detail,
  others: [seen],
  filled: { body: month, sees: /^Alíquota de 10,05 % no anexo III/ },
  empty: { body: nothing, sees: 'Falta o extrato de 10/2026' },
  refused: { person: employee, sees: 'Olá, Bruno.', lacks: /anexo III/ },
});

export default { title: 'Telas/Médico/O mês' } satisfies Meta;

export const Filled: StoryObj = { ...screen.filled, name: 'Fechado' };
export const Empty: StoryObj = { ...screen.empty, name: 'Em aberto, com o que falta' };
export const Loading: StoryObj = { ...screen.loading, name: 'Carregando' };
export const Failed: StoryObj = { ...screen.failed, name: 'Com falha' };
export const Refused: StoryObj = { ...screen.refused, name: 'Sem permissão' };
export const OnAPhone: StoryObj = { ...screen.onPhone, name: 'No celular' };

/** The guide is paid from here, and the office sees that a closed month was read. */
export const Read: StoryObj = {
  ...storyScreen({ ...where, answers: [answers(companyMonth.detail, month), seen] }),
  name: 'Pagar e visto',
  play: async () => {
    const page = within(document.body);
    await expect(await page.findByRole('link', { name: 'Pagar' })).toHaveAttribute('href', '/app/boleto/8');
    await waitFor(() => expect(theServer().requests.find(({ method }) => method === 'POST')?.body).toEqual({ month: '2026-10' }));
  },
};
