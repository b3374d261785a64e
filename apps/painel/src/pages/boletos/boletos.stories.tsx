import { answers, onlyPage } from '@esteto/api-client/testing/story-server';
import { analyst, master } from '@esteto/auth/testing/story-people';
import { type BoletoDetail, type BoletoRow, boleto } from '@esteto/contract/money/boleto';
import { type BoletoSendingDetail, boletoSending } from '@esteto/contract/money/boleto-sending';
import { type MonthlyObligationDetail, monthlyObligation } from '@esteto/contract/month/monthly-obligation';
import { boletoForm } from '@esteto/domain/money/boleto/boleto-form';
import { screenStates } from '@esteto/shell/testing/screen-states.tsx';
import { storyScreen, theServer } from '@esteto/shell/testing/story-screen.tsx';
import { dialogCalled } from '@esteto/ui/testing/story-dialog';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { routes } from '../../routes.ts';

const where = { app: 'painel', routes, person: master } as const;

const das: BoletoRow = {
  id: 1,
  version: 2,
  created_at: '2026-11-10T12:00:00Z',
  updated_at: '2026-11-10T12:00:00Z',
  company_id: 7,
  company_name: 'Souza Medicina',
  kind: 'tax',
  tax_key: 'das',
  status: 'opened',
  description: 'DAS de outubro',
  competence: '2026-10',
  amount: 452_250,
  due_date: '2026-11-23',
  pay_by: '2026-11-23',
  paid_on: null,
  paid_amount: null,
  claimed_on: '2026-11-20',
  new_guide_asked_on: null,
  viewed_at: '2026-11-18T13:00:00Z',
  now: 452_250,
  per_day: 1_492,
  discount_amount: null,
  discount_until: null,
  discount: 0,
  needs_new_guide: false,
  selic_missing: [],
};
const rows: BoletoRow[] = [
  das,
  {
    ...das,
    id: 2,
    kind: 'fee',
    description: 'Honorários de novembro',
    status: 'overdue',
    due_date: '2026-11-10',
    pay_by: '2026-11-10',
    amount: 81_240,
  },
  { ...das, id: 3, description: 'Alvará', kind: 'public_fee', status: 'paid', paid_on: '2026-11-05', paid_amount: 45_000, now: 0 },
];
const owed: MonthlyObligationDetail = {
  id: 5,
  version: 3,
  created_at: '2026-11-01T06:20:00Z',
  updated_at: '2026-11-10T12:00:00Z',
  company_id: 7,
  company_name: 'Souza Serviços Médicos',
  rule_key: 'das',
  rule_id: null,
  rule_name: null,
  competence: '2026-10',
  legal_date: '2026-11-23',
  target_date: '2026-11-17',
  status: 'running',
  amount: null,
  amount_due: 452_250,
  analyst_id: null,
  analyst_name: null,
  delivered_on: null,
  delivery_kind: null,
  protocol_number: null,
  paid_on: null,
  boleto_id: null,
  guide_status: null,
  guide: null,
  observations: null,
  company_observations: null,
  steps: [],
  fine_estimate: null,
  generates_fine: null,
  seen_at: null,
  profits_since: 0,
  files: [],
};
const detail: BoletoDetail = {
  ...boletoForm.getDefault(),
  ...das,
  pix_qr: null,
  awaits_guide: false,
  recurrence: null,
  file: null,
  cancel_reason: null,
  proof: { id: 'f2', name: 'pix.jpg', mime: 'image/jpeg', size: 4000 },
  replaces: null,
  replaced_by: null,
  price_lines: null,
  notes: 'Guia do PGDAS-D.',
  obligation: { id: 7, status: 'delivered' },
  views: [{ name: 'Ana Souza', at: '2026-11-18T13:00:00Z' }],
  financial_emails: ['financeiro@clinica.test'],
  financial_phones: ['11987654321'],
};
const list = answers(boleto.list, { ...onlyPage(rows), sums: { amount: 578_490 } });

const screen = screenStates({
  ...where,
  at: '/painel/boletos',
  endpoint: boleto.list,
  filled: { body: { ...onlyPage(rows), sums: { amount: 578_490 } }, sees: 'Honorários de novembro' },
  empty: { body: { ...onlyPage<BoletoRow>([]), sums: { amount: 0 } }, sees: 'Nenhum boleto ainda.' },
  refused: { person: analyst, sees: 'Você não possui acesso a este módulo.', lacks: 'Honorários de novembro' },
});

export default { title: 'Telas/Painel/Boletos' } satisfies Meta;

export const Filled: StoryObj = { ...screen.filled, name: 'Com linhas' };
export const Empty: StoryObj = { ...screen.empty, name: 'Vazia' };
export const Refused: StoryObj = { ...screen.refused, name: 'Sem permissão' };
export const OnAPhone: StoryObj = { ...screen.onPhone, name: 'No celular' };

const sent = () =>
  theServer()
    .requests.filter(({ method }) => method === 'POST')
    .map(({ body }) => body);

/** The day that the client told is proposed. */
export const Paid: StoryObj = {
  ...storyScreen({
    ...where,
    at: '/painel/boletos/boleto/1/detalhes?search=das',
    answers: [list, answers(boleto.detail, detail), { endpoint: boleto.pay, answer: () => ({ status: 204 }) }],
  }),
  name: 'Detalhes e pagamento',
  play: async () => {
    const dialog = await dialogCalled('DAS de outubro');
    await expect(await dialog.findByText('Hoje R$ 4.522,50; a partir de amanhã + R$ 14,92 por dia.')).toBeVisible();
    await expect(dialog.getByText(/^Ana Souza/)).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Ver Comprovante do pagamento' })).toBeVisible();
    await userEvent.click(dialog.getByRole('link', { name: 'Registrar pagamento' }));
    const form = await dialogCalled('Registrar pagamento');
    await userEvent.click(await form.findByRole('button', { name: 'Registrar pagamento' }));
    await waitFor(() => expect(sent()).toEqual([{ paid_on: '2026-11-20', paid_amount: 452_250, version: 2 }]));
    const back = await dialogCalled('DAS de outubro');
    await expect(await back.findByRole('link', { name: 'Registrar pagamento' })).toHaveAttribute(
      'href',
      '/painel/boletos/boleto/1/pagamento?search=das',
    );
  },
};

const cheaper: BoletoDetail = {
  ...detail,
  kind: 'fee',
  tax_key: null,
  description: 'Honorários de outubro',
  amount: 81_240,
  now: 79_240,
  discount: 2_000,
  discount_amount: 2_000,
  discount_until: '2026-11-20',
};

/** What is proposed is less until the last day of the discount, and the whole after it. */
export const Cheaper: StoryObj = {
  ...storyScreen({
    ...where,
    at: '/painel/boletos/boleto/1/pagamento',
    answers: [list, answers(boleto.detail, cheaper), { endpoint: boleto.pay, answer: () => ({ status: 204 }) }],
  }),
  name: 'Pagamento com desconto',
  play: async () => {
    const form = await dialogCalled('Registrar pagamento');
    const amount = await form.findByLabelText(/^Valor pago/);
    await waitFor(() => expect(amount).toHaveValue('792,40'));
    await expect(form.getByText('Com desconto, R$ 792,40 até 20/11.')).toBeVisible();
    await userEvent.clear(form.getByLabelText(/^Pago em/));
    await userEvent.type(form.getByLabelText(/^Pago em/), '21112026');
    await waitFor(() => expect(amount).toHaveValue('812,40'));
    await userEvent.click(form.getByRole('button', { name: 'Registrar pagamento' }));
    await waitFor(() => expect(sent()).toEqual([{ paid_on: '2026-11-21', paid_amount: 81_240, version: 2 }]));
    const back = await dialogCalled('Honorários de outubro');
    await expect(await back.findByText('Com desconto, R$ 792,40 até 20/11/2026; depois, R$ 812,40.')).toBeVisible();
  },
};

/** What the line says and what stands beside it must agree. */
export const Created: StoryObj = {
  ...storyScreen({ ...where, at: '/painel/boletos/criar', answers: [list] }),
  name: 'Novo, com linha errada',
  play: async () => {
    const dialog = await dialogCalled('Novo boleto');
    await userEvent.type(await dialog.findByLabelText(/^Linha digitável/), '12345');
    await userEvent.click(dialog.getByRole('button', { name: 'Incluir boleto' }));
    await expect(await dialog.findByText(/são 47 números/)).toBeVisible();
    await expect(within(document.body).queryByText('Boleto incluído.')).toBeNull();
  },
};

/** From an obligation comes who pays what of which month; what it should say is computed. */
export const OfObligation: StoryObj = {
  ...storyScreen({
    ...where,
    at: '/painel/boletos/criar?obrigacao=5',
    answers: [
      list,
      answers(monthlyObligation.comments, []),
      answers(monthlyObligation.detail, owed),
      answers(boleto.guide, { amount: 452_250, due_date: '2026-11-23', words: null }),
      answers(boleto.create, detail),
    ],
  }),
  name: 'Novo, de uma obrigação',
  play: async () => {
    const dialog = await dialogCalled('Novo boleto');
    await expect(await dialog.findByText('DAS de outubro de 2026: R$ 4.522,50, pode ser pago até 23/11/2026.')).toBeVisible();
    await expect(dialog.getByRole('combobox', { name: /^Empresa/ })).toHaveValue('Souza Serviços Médicos');
    await userEvent.click(dialog.getByRole('button', { name: 'Incluir boleto' }));
    await waitFor(() =>
      expect(sent()).toEqual([
        expect.objectContaining({
          company_id: 7,
          kind: 'tax',
          tax_key: 'das',
          competence: '2026-10',
          amount: 452_250,
          due_date: '2026-11-23',
        }),
      ]),
    );
  },
};

/** What it is of stays; what is paid by is the new one's, and so is why. */
export const Replaced: StoryObj = {
  ...storyScreen({
    ...where,
    at: '/painel/boletos/boleto/1/substituir',
    answers: [
      list,
      answers(boleto.detail, { ...detail, kind: 'fee', tax_key: null, description: 'Honorários de outubro' }),
      answers(boleto.replace, { id: 9 }),
    ],
  }),
  name: 'Substituir',
  play: async () => {
    const dialog = await dialogCalled('Substituir boleto');
    await userEvent.type(await dialog.findByLabelText(/^Por que o antigo não serve/), 'Valor errado');
    await expect(dialog.getByLabelText(/^Descrição/)).toHaveValue('Honorários de outubro');
    await userEvent.type(dialog.getByLabelText(/^Vencimento/), '30112026');
    await userEvent.click(dialog.getByRole('button', { name: 'Substituir boleto' }));
    await waitFor(() =>
      expect(sent()).toEqual([
        expect.objectContaining({ reason: 'Valor errado', kind: 'fee', amount: 452_250, due_date: '2026-11-30', version: 2 }),
      ]),
    );
  },
};

const sending: BoletoSendingDetail = {
  id: 5,
  created_at: '2026-11-20T12:00:00Z',
  total: 3,
  waiting: 3,
  done: 0,
  failed: 0,
  rows: rows.map(({ id, description, company_name }) => ({
    boleto_id: id,
    description,
    company_name,
    state: 'waiting' as const,
    told: 0,
    error: null,
  })),
};
const sentAgain: BoletoSendingDetail = {
  ...sending,
  waiting: 0,
  done: 1,
  failed: 2,
  rows: sending.rows.map((row, index) => ({
    ...row,
    state: index === 0 ? ('done' as const) : ('failed' as const),
    told: index === 0 ? 2 : 0,
    error: ['Não está à espera de pagamento.', 'Ninguém desta empresa recebe avisos de boletos.'][index - 1] ?? null,
  })),
};

/** It is asked about first; each boleto has its own result, in words. */
export const SentAgain: StoryObj = {
  ...storyScreen({
    ...where,
    at: '/painel/boletos',
    answers: [list, answers(boletoSending.start, sending), answers(boletoSending.detail, sentAgain), answers(boletoSending.retry, sending)],
  }),
  name: 'Enviar vários de novo',
  play: async () => {
    const body = within(document.body);
    await body.findByText('Honorários de novembro');
    await userEvent.click(body.getByRole('checkbox', { name: /^Selecionar tod/ }));
    await userEvent.click(await body.findByRole('button', { name: 'Enviar de novo' }));
    const question = within(await body.findByRole('alertdialog'));
    await expect(question.getByText('Enviar 3 boletos de novo')).toBeVisible();
    await userEvent.click(question.getByRole('button', { name: 'Enviar' }));
    await waitFor(() => expect(sent()).toEqual([{ boleto_ids: [1, 2, 3], filters: null, except_ids: [] }]));
    const dialog = await dialogCalled('Envio de boletos');
    await expect(await dialog.findByText('Enviado a 2 pessoas.')).toBeVisible();
    await expect(dialog.getByText('Ninguém desta empresa recebe avisos de boletos.')).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Tentar de novo os que falharam' })).toBeVisible();
  },
};
