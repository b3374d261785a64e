import { answers, onlyPage } from '@esteto/api-client/testing/story-server';
import { doctor, employee } from '@esteto/auth/testing/story-people';
import { calendarEvent } from '@esteto/contract/agenda/calendar-event';
import { boleto, type OwnBoletoRow } from '@esteto/contract/money/boleto';
import { statement } from '@esteto/contract/month/statement';
import { overview } from '@esteto/contract/office/overview';
import { storyInvoiceRows } from '@esteto/features/billing/invoice/story-invoice';
import { screenStates } from '@esteto/shell/testing/screen-states.tsx';
import { storyScreen, theServer } from '@esteto/shell/testing/story-screen.tsx';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { shift, weekly } from '../../features/evento/story-events.ts';
import { routes } from '../../routes.ts';

const where = { app: 'professional', routes, at: '/app', person: doctor } as const;

const months = [6, 7, 8, 9, 10, 11].map((month) => ({
  month: `2026-${String(month).padStart(2, '0')}`,
  in: { expected: 4_800_000 + month * 31_700, received: 3_900_000 },
  out: { expected: 1_200_000, paid: 1_100_000 },
  balance: 2_800_000,
  mean: null,
}));
const still = months.map(({ month }) => ({
  month,
  in: { expected: 0, received: 0 },
  out: { expected: 0, paid: 0 },
  balance: 0,
  mean: null,
}));

const counts = { open: 0, attention: 0, attention_id: null, attention_due: null, late: 0, latest: [] };

const screen = screenStates({
  ...where,
  endpoint: overview.home,
  others: [
    answers(statement.year, { accounts: [], statements: [] }),
    answers(calendarEvent.within, []),
    answers(boleto.own, onlyPage<OwnBoletoRow>([])),
  ],
  filled: {
    body: { months, invoices: { ...counts, open: 2, attention: 1, attention_id: 10, late: 1, latest: storyInvoiceRows } },
    sees: '1 nota com exigência',
  },
  empty: { body: { months: still, invoices: counts }, sees: 'Nenhuma nota ainda.' },
  refused: { person: employee, sees: 'Olá, Bruno.', lacks: 'Solicitar nota' },
});

export default { title: 'Telas/Médico/Início' } satisfies Meta;

export const Filled: StoryObj = { ...screen.filled, name: 'Com movimento' };
export const Empty: StoryObj = { ...screen.empty, name: 'Sem movimento' };
export const Loading: StoryObj = { ...screen.loading, name: 'Carregando' };
export const Failed: StoryObj = { ...screen.failed, name: 'Com erro' };
export const Refused: StoryObj = { ...screen.refused, name: 'Sem permissão' };
export const OnAPhone: StoryObj = { ...screen.onPhone, name: 'No celular' };

export const NoCompany: StoryObj = {
  ...storyScreen({ ...where, person: { ...doctor, companies: [] }, answers: [] }),
  name: 'Ainda sem empresa',
  play: async () => {
    await expect(await within(document.body).findByText('Você ainda não faz parte de uma empresa.')).toBeVisible();
    await expect(theServer().requests.filter(({ path }) => path === 'overview')).toEqual([]);
  },
};

/** Next events of the calendar, each a link to its own address. */
export const UpNext: StoryObj = {
  ...storyScreen({
    ...where,
    answers: [
      answers(overview.home, { months, invoices: counts }),
      answers(boleto.own, onlyPage<OwnBoletoRow>([])),
      answers(statement.year, { accounts: [], statements: [] }),
      answers(calendarEvent.within, [
        { ...shift, starts_on: '2099-11-24', ends_on: '2099-11-25' },
        { ...weekly, starts_on: '2099-11-26', ends_on: '2099-11-26', occurrence_on: '2099-11-26' },
        { ...shift, id: 3, title: 'Em outra empresa', company_name: 'Outra', starts_on: '2099-11-27', ends_on: '2099-11-28' },
      ]),
    ],
  }),
  name: 'A seguir',
  play: async () => {
    const body = within(document.body);
    await expect(await body.findByRole('link', { name: /Santa Casa/ })).toHaveAttribute(
      'href',
      expect.stringMatching(/\/evento\/1\/editar$/),
    );
    await expect(body.getByRole('link', { name: /Consultório/ })).toHaveAttribute('href', expect.stringContaining('occurrence=2099-11-26'));
    await expect(body.queryByText('Em outra empresa')).toBeNull();
  },
};

/** The months that are over and were not sent, up to October, from the first word of the account on. */
export const MissingStatements: StoryObj = {
  ...storyScreen({
    ...where,
    answers: [
      answers(overview.home, { months, invoices: counts }),
      answers(boleto.own, onlyPage<OwnBoletoRow>([])),
      answers(statement.year, {
        accounts: [{ id: 1, name: 'Banco 341, conta final 3456' }],
        statements: [
          { id: 1, bank_account_id: 1, month: 8, status: 'sent', has_gap: false, message: null, sent_at: '2026-09-02T12:00:00Z' },
        ],
      }),
    ],
  }),
  name: 'Com extratos que faltam',
  play: async () => {
    const line = await within(document.body).findByRole('link', { name: /Extratos que faltam/ });
    await expect(line).toHaveTextContent('2 meses. Comece por setembro de 2026.');
    await expect(line).toHaveAttribute('href', expect.stringContaining('/enviar-extrato/ano/2026/mes/9'));
  },
};

const das: OwnBoletoRow = {
  id: 1,
  version: 1,
  created_at: '2026-11-02T12:00:00Z',
  updated_at: '2026-11-02T12:00:00Z',
  kind: 'tax',
  status: 'overdue',
  tax_key: 'das',
  description: 'DAS de outubro de 2026',
  competence: '2026-10',
  amount: 534_700,
  due_date: '2026-11-16',
  pay_by: '2026-11-16',
  paid_on: null,
  paid_amount: null,
  claimed_on: null,
  new_guide_asked_on: null,
  now: 550_831,
  per_day: 1601,
  needs_new_guide: true,
  selic_missing: [],
};
const fee: OwnBoletoRow = {
  ...das,
  id: 2,
  kind: 'fee',
  tax_key: null,
  status: 'opened',
  description: 'Honorários de novembro',
  amount: 41_500,
  now: 41_500,
  per_day: 0,
  due_date: '2099-12-10',
  pay_by: '2099-12-10',
};
const withDues = (rows: OwnBoletoRow[]) =>
  storyScreen({
    ...where,
    answers: [
      answers(boleto.own, onlyPage(rows)),
      answers(overview.home, { months, invoices: counts }),
      answers(statement.year, { accounts: [], statements: [] }),
      answers(calendarEvent.within, []),
    ],
  });

/** What is late stands first, with what each day adds, one step from being paid. */
export const Dues: StoryObj = {
  ...withDues([das, fee, { ...fee, id: 3, description: 'Taxa da prefeitura', claimed_on: '2026-11-18' }]),
  name: 'Com contas a pagar',
  play: async () => {
    const body = within(document.body);
    await expect(await body.findByText('R$ 5.508,31')).toBeVisible();
    await expect(body.getByText(/venceu em .*\+R\$ 16,01 por dia/)).toBeVisible();
    await expect(body.getByRole('button', { name: 'Pedir guia nova' })).toBeVisible();
    await expect(body.getByRole('link', { name: 'Pagar agora' })).toHaveAttribute('href', expect.stringContaining('/app/boleto/1'));
    await expect(body.getByText(/a equipe confere/)).toBeVisible();
  },
};

export const SeveralLate: StoryObj = {
  ...withDues([das, { ...das, id: 4, description: 'INSS de outubro', now: 100_000, per_day: 300 }]),
  name: 'Com várias contas atrasadas',
  play: async () => {
    const body = within(document.body);
    await expect(await body.findByText(/2 boletos venceram, \+R\$ 19,01 por dia/)).toBeVisible();
    await expect(body.getByRole('link', { name: 'Ver e pagar' })).toHaveAttribute(
      'href',
      expect.stringContaining('/app/boletos-atrasados'),
    );
  },
};
