import { answers, onlyPage, refuses, type StoryAnswer } from '@esteto/api-client/testing/story-server';
import { doctor, employee } from '@esteto/auth/testing/story-people';
import { calendarEvent } from '@esteto/contract/agenda/calendar-event';
import { boleto, type OwnBoletoRow } from '@esteto/contract/money/boleto';
import { statement } from '@esteto/contract/month/statement';
import { overview } from '@esteto/contract/office/overview';
import { type SentDocumentRow, sentDocument } from '@esteto/contract/office/sent-document';
import { storyInvoiceRows } from '@esteto/features/billing/invoice/story-invoice';
import { screenStates } from '@esteto/shell/testing/screen-states.tsx';
import { storyScreen, theServer } from '@esteto/shell/testing/story-screen.tsx';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
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

const counts = { open: 0, attention: 0, attention_id: null, attention_due: null, late: 0, at_risk: null, latest: [] };

const at_risk = { amount: 1_230_000, client_name: 'Hospital São Lucas', due_date: '2026-10-08' };

/** Nothing is due, and nothing comes. */
const nothingElse = [
  answers(sentDocument.own, []),
  answers(statement.year, { accounts: [], statements: [] }),
  answers(calendarEvent.within, []),
  answers(boleto.own, onlyPage<OwnBoletoRow>([])),
];

const may = (name: string) => ({ name, view: true, edit: false, delete: false });

const screen = screenStates({
  ...where,
  endpoint: overview.home,
  others: nothingElse,
  filled: {
    body: { months, invoices: { ...counts, open: 2, attention: 1, attention_id: 10, late: 1, at_risk, latest: storyInvoiceRows } },
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

/** An employee who may see the notes that they ask for, and the calendar: nothing is missing without a word. */
export const InPart: StoryObj = {
  ...storyScreen({
    ...where,
    person: {
      ...employee,
      companies: employee.companies.map((one) => ({ ...one, permissions: [may('invoices'), may('calendar')] })),
    },
    answers: [answers(overview.home, { months: null, invoices: counts }), ...nothingElse],
  }),
  name: 'Só uma parte',
  play: async () => {
    const line = await within(document.body).findByText(/^Você não vê/);
    await expect(line).toHaveTextContent(
      'Você não vê entradas e saídas, boletos ou extratos desta empresa. Das notas, você vê as que pediu. Um sócio pode liberar o resto em Empresa.',
    );
    await expect(await within(document.body).findByText(/^Nada mais na agenda até/)).toBeVisible();
  },
};

/** Each block says by itself what failed, and leaves the others alone. */
export const EachFails: StoryObj = {
  ...storyScreen({
    ...where,
    answers: [overview.home, calendarEvent.within, boleto.own, sentDocument.own].map((endpoint) =>
      refuses(endpoint, 500, 'O servidor falhou.'),
    ),
  }),
  name: 'Com erro em cada parte',
  play: async () => {
    const body = within(document.body);
    for (const name of ['Dinheiro e notas', 'A seguir', 'A pagar', 'O que enviar'])
      await expect(await within(await body.findByRole('region', { name })).findByRole('button', { name: 'Tentar de novo' })).toBeVisible();
    await expect(body.getByRole('navigation', { name: 'Atalhos' })).toBeVisible();
  },
};

/** The same blocks, denser: the months as a table that opens each of them, and what is to be done in a column beside it. */
export const Classic: StoryObj = {
  ...storyScreen({
    ...where,
    layout: 'classic',
    answers: [answers(overview.home, { months, invoices: { ...counts, latest: storyInvoiceRows } }), ...nothingElse],
  }),
  name: 'No visual clássico',
  play: async () => {
    const body = within(document.body);
    const table = within(await body.findByRole('region', { name: 'Entradas e saídas por mês' }));
    await expect(table.getAllByRole('row')).toHaveLength(months.length + 2);
    await expect(table.getByRole('columnheader', { name: 'Saldo' })).toBeVisible();
    await expect(table.getByRole('button', { name: 'nov/2026' })).toBeVisible();
    const [left, right] = [body.getByRole('heading', { name: 'Últimas notas' }), body.getByRole('navigation', { name: 'Atalhos' })];
    await expect(left.getBoundingClientRect().right).toBeLessThan(right.getBoundingClientRect().left);
    await userEvent.click(body.getByRole('button', { name: 'Ocultar valores' }));
    await expect(body.queryByRole('region', { name: 'Entradas e saídas por mês' })).toBeNull();
    await userEvent.click(body.getByRole('button', { name: 'Mostrar valores' }));
    await expect(theServer().unanswered).toEqual([]);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};

/** What late invoices still owe, with whom has owed for longest; covered with the other amounts. */
export const AtRisk: StoryObj = {
  ...storyScreen({
    ...where,
    answers: [answers(overview.home, { months, invoices: { ...counts, late: 3, at_risk } }), ...nothingElse],
  }),
  name: 'Dinheiro em risco',
  play: async () => {
    const body = within(document.body);
    const line = await body.findByRole('link', { name: /^Dinheiro em risco/ });
    await expect(line).toHaveTextContent(
      'Dinheiro em risco: R$ 12.300,003 notas em atraso. A mais antiga é de Hospital São Lucas: venceu em 8 out.',
    );
    await expect(line).toHaveAttribute('href', expect.stringMatching(/contas-a-receber\?late=true$/));
    await userEvent.click(body.getByRole('button', { name: 'Ocultar valores' }));
    await expect(line).not.toHaveTextContent('12.300');
    await userEvent.click(body.getByRole('button', { name: 'Mostrar valores' }));
  },
};

/** A shift of today stands on top with its hours and its place, and what comes later below. */
export const ShiftToday: StoryObj = {
  ...storyScreen({
    ...where,
    answers: [
      answers(overview.home, { months, invoices: counts }),
      answers(calendarEvent.within, [
        { ...shift, title: 'UTI adulto' },
        { ...shift, id: 2, title: 'De Paula', mine: false },
      ]),
      ...nothingElse,
    ],
  }),
  name: 'Com plantão hoje',
  play: async () => {
    const body = within(document.body);
    const line = await body.findByRole('link', { name: /Plantão hoje/ });
    await expect(line).toHaveTextContent('Plantão hoje, das 19:00 às 7:00UTI adulto · Santa Casa');
    await expect(line).toHaveAttribute('href', '/app/evento/1/editar');
    const next = within(await body.findByRole('region', { name: 'A seguir' }));
    await expect(next.getByRole('link', { name: /De Paula/ })).toBeVisible();
    await expect(next.queryByText('UTI adulto')).toBeNull();
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

const august = {
  id: 1,
  bank_account_id: 1,
  month: 8,
  status: 'sent',
  has_gap: false,
  message: null,
  sent_at: '2026-09-02T12:00:00Z',
} as const;
const proof: SentDocumentRow = {
  id: 4,
  kind: 'inss',
  competence: '2026-09',
  year: null,
  type: null,
  payer: 'Hospital São Lucas',
  amount: 93_231,
  name: 'holerite-setembro.pdf',
  mime: 'application/pdf',
  created_at: '2026-10-06T13:00:00Z',
};
const withSends = (...first: StoryAnswer[]) =>
  storyScreen({ ...where, answers: [...first, answers(overview.home, { months, invoices: counts }), ...nothingElse] });
const twoMonths = answers(statement.year, { accounts: [{ id: 1, name: 'Banco 341, conta final 3456' }], statements: [august] });

/** Statements of the months that are over, up to October, from the first word of the account on; and the proof of INSS that follows September's. */
export const ToSend: StoryObj = {
  ...withSends(twoMonths, answers(sentDocument.own, [proof])),
  name: 'Com o que enviar',
  play: async () => {
    const card = within(await within(document.body).findByRole('region', { name: 'O que enviar' }));
    const line = await card.findByRole('link', { name: /Extratos que faltam/ });
    await expect(line).toHaveTextContent('2 meses. Comece por setembro de 2026.');
    await expect(line).toHaveAttribute('href', expect.stringContaining('/enviar-extrato/ano/2026/mes/9'));
    const inss = await card.findByRole('link', { name: /Comprovante de INSS/ });
    await expect(inss).toHaveTextContent('Envie o de outubro de 2026');
    await expect(inss).toHaveAttribute('href', expect.stringContaining('/app/empresa/1/enviar-inss'));
    await expect(card.queryByText('Documentos para o IR')).toBeNull();
  },
};

/** With nothing due no card stands there, and both ways to send are below the shortcuts. */
export const NothingToSend: StoryObj = {
  ...withSends(answers(statement.year, { accounts: [], statements: [] }), answers(sentDocument.own, [])),
  name: 'Sem nada a enviar',
  play: async () => {
    const shortcuts = within(await within(document.body).findByRole('navigation', { name: 'Atalhos' }));
    const hrefs = ['Enviar INSS', 'Enviar arquivos para o IR'].map((name) => shortcuts.getByRole('link', { name }).getAttribute('href'));
    await expect(hrefs).toEqual(['/app/empresa/1/enviar-inss', '/app/empresa/1/enviar-arquivos-para-ir']);
    await expect(within(document.body).queryByText('O que enviar')).toBeNull();
  },
};

/** One question that fails hides nothing of what the other says. */
export const HalfToSend: StoryObj = {
  ...withSends(twoMonths, refuses(sentDocument.own, 500, 'O servidor da história falhou.')),
  name: 'Com um envio que não se sabe',
  play: async () => {
    const card = within(await within(document.body).findByRole('region', { name: 'O que enviar' }));
    await expect(await card.findByRole('link', { name: /Extratos que faltam/ })).toBeVisible();
    await expect(await card.findByRole('button', { name: 'Tentar de novo' })).toBeVisible();
    await expect(within(document.body).getByText('Últimas notas')).toBeVisible();
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
  discount_amount: null,
  discount_until: null,
  discount: 0,
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
  ...withDues([
    das,
    { ...fee, discount_amount: 2000, discount_until: '2099-12-05', discount: 2000, now: 39_500 },
    { ...fee, id: 3, description: 'Taxa da prefeitura', claimed_on: '2026-11-18' },
  ]),
  name: 'Com contas a pagar',
  play: async () => {
    const body = within(document.body);
    await expect(await body.findByText('R$ 5.508,31')).toBeVisible();
    await expect(body.getByText(/venceu em .*\+R\$ 16,01 por dia/)).toBeVisible();
    await expect(body.getByRole('button', { name: 'Pedir guia nova' })).toBeVisible();
    await expect(body.getByRole('link', { name: 'Pagar agora' })).toHaveAttribute('href', expect.stringContaining('/app/boleto/1'));
    await expect(body.getByText(/a equipe confere/)).toBeVisible();
    await expect(body.getByText(/R\$ 395,00 até 05\/12\/2099\./)).toBeVisible();
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
