import { answers, onlyPage } from '@esteto/api-client/testing/story-server';
import { analyst, master } from '@esteto/auth/testing/story-people';
import { companyRegister } from '@esteto/contract/company/company-register';
import {
  type MatrixRow,
  type MonthlyObligationDetail,
  type MonthlyObligationRow,
  monthlyObligation,
} from '@esteto/contract/month/monthly-obligation';
import { screenStates } from '@esteto/shell/testing/screen-states.tsx';
import { storyScreen, theServer } from '@esteto/shell/testing/story-screen.tsx';
import { dialogCalled, drawnEvent, phone } from '@esteto/ui/testing/story-dialog';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { storyDetail } from '../../../features/empresa/story-register.ts';
import { routes } from '../../../routes.ts';

const where = { app: 'painel', routes, person: master } as const;

const das: MonthlyObligationRow = {
  id: 1,
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
  status: 'to_do',
  amount: 123_456,
  amount_due: 123_456,
  analyst_id: 4,
  analyst_name: 'Marcos Lima',
  delivered_on: null,
  delivery_kind: null,
  protocol_number: null,
  paid_on: null,
  boleto_id: null,
  guide_status: null,
};
const rows: MonthlyObligationRow[] = [
  das,
  { ...das, id: 2, rule_key: 'pgdas', status: 'running' },
  { ...das, id: 3, rule_key: 'dctfweb', company_name: 'Prado Cardiologia', status: 'overdue', legal_date: '2026-10-30' },
  { ...das, id: 4, rule_key: 'iss', company_name: 'Prado Cardiologia', status: 'awaiting_client', legal_date: null, target_date: null },
  {
    ...das,
    id: 5,
    rule_key: 'inss',
    status: 'delivered',
    delivered_on: '2026-11-12',
    delivery_kind: 'digital',
    protocol_number: '2026001',
    boleto_id: 8,
    guide_status: 'opened',
  },
];
const detail: MonthlyObligationDetail = {
  ...das,
  observations: 'Conferir a folha antes.',
  company_observations: 'Enviar a guia por e-mail.',
  steps: [
    { label: 'Vencimento', formula: null, source: 'Res. CGSN 140/2018, art. 40', shown: '20/11/2026' },
    {
      label: 'Dia útil',
      formula: '20/11/2026: Dia da Consciência Negra. Posterga para o dia útil seguinte.',
      source: null,
      shown: '23/11/2026',
    },
  ],
  guide: null,
  fine_estimate: 660,
  generates_fine: null,
  seen_at: null,
  profits_since: 0,
  files: [{ id: 'f1', name: 'guia.pdf', mime: 'application/pdf', size: 4000, created_at: '2026-11-10T12:00:00Z' }],
};
const done = { answer: () => ({ status: 204 }) };
const list = answers(monthlyObligation.list, onlyPage(rows));

const sent = () =>
  theServer()
    .requests.filter(({ method }) => method === 'POST')
    .map(({ body }) => body);

const screen = screenStates({
  ...where,
  at: '/painel/mensal/obrigacoes-mensais',
  endpoint: monthlyObligation.list,
  filled: { body: onlyPage(rows), sees: 'Prado Cardiologia' },
  empty: { body: onlyPage<MonthlyObligationRow>([]), sees: /^Nenhuma obrigação ainda/ },
  refused: { person: analyst, sees: 'Você não possui acesso a este módulo.', lacks: 'Prado Cardiologia' },
});

export default { title: 'Telas/Painel/Obrigações mensais' } satisfies Meta;

export const Filled: StoryObj = { ...screen.filled, name: 'Com linhas' };
export const Empty: StoryObj = { ...screen.empty, name: 'Vazia' };
export const Refused: StoryObj = { ...screen.refused, name: 'Sem permissão' };
export const OnAPhone: StoryObj = { ...screen.onPhone, name: 'No celular' };

/** Why it is due when, and how it was delivered; it goes with the version that was seen. */
export const Delivered: StoryObj = {
  ...storyScreen({
    ...where,
    at: '/painel/mensal/obrigacoes-mensais/obrigacao/1/detalhes?situation=late',
    answers: [
      list,
      answers(monthlyObligation.comments, []),
      answers(monthlyObligation.detail, detail),
      { endpoint: monthlyObligation.deliver, ...done },
    ],
  }),
  name: 'Detalhes e entrega',
  play: async () => {
    const dialog = await dialogCalled('DAS de outubro de 2026 · Souza Serviços Médicos');
    await expect(await dialog.findByText('R$ 6,60')).toBeVisible();
    await expect(dialog.getByText(/Dia da Consciência Negra/)).toBeVisible();
    await expect(dialog.getByRole('link', { name: 'Criar a guia' })).toHaveAttribute('href', '/painel/boletos/criar?obrigacao=1');
    await userEvent.click(dialog.getByRole('link', { name: 'Registrar entrega' }));
    const form = await dialogCalled('Registrar entrega');
    await userEvent.type(await form.findByLabelText(/^Protocolo/), '0123');
    await userEvent.click(form.getByRole('button', { name: 'Registrar entrega' }));
    await waitFor(() => expect(sent()).toMatchObject([{ protocol_number: '0123', amount: 123_456, version: 3 }]));
    const back = await dialogCalled('DAS de outubro de 2026 · Souza Serviços Médicos');
    await expect(await back.findByRole('link', { name: 'Registrar entrega' })).toHaveAttribute(
      'href',
      '/painel/mensal/obrigacoes-mensais/obrigacao/1/entrega?situation=late',
    );
  },
};

/** What a guide stands for is paid and opened again at its guide. */
export const WithGuide: StoryObj = {
  ...storyScreen({
    ...where,
    at: '/painel/mensal/obrigacoes-mensais/obrigacao/1/detalhes',
    answers: [
      list,
      answers(monthlyObligation.comments, []),
      answers(monthlyObligation.detail, {
        ...detail,
        status: 'delivered',
        delivered_on: '2026-11-10',
        delivery_kind: 'digital',
        boleto_id: 8,
        guide_status: 'opened',
        guide: { id: 8, status: 'opened', amount: 123_456, pay_by: '2026-11-23', paid_on: null },
      }),
    ],
  }),
  name: 'Com a guia',
  play: async () => {
    const dialog = await dialogCalled('DAS de outubro de 2026 · Souza Serviços Médicos');
    await expect(await dialog.findByRole('link', { name: /1\.234,56/ })).toHaveAttribute('href', '/painel/boletos/boleto/8/detalhes');
    await userEvent.click(dialog.getByRole('button', { name: /ações/i }));
    const menu = within(document.body);
    await expect(await menu.findByRole('menuitem', { name: 'Histórico' })).toBeVisible();
    for (const name of ['Marcar como paga', 'Reabrir']) await expect(menu.queryByRole('menuitem', { name })).toBeNull();
  },
};

/** A waiver asks why. */
export const Waived: StoryObj = {
  ...storyScreen({
    ...where,
    at: '/painel/mensal/obrigacoes-mensais/obrigacao/1/detalhes',
    answers: [
      list,
      answers(monthlyObligation.comments, []),
      answers(monthlyObligation.detail, detail),
      { endpoint: monthlyObligation.move, ...done },
    ],
  }),
  name: 'Dispensar',
  play: async () => {
    const dialog = await dialogCalled('DAS de outubro de 2026 · Souza Serviços Médicos');
    await userEvent.click(await dialog.findByRole('button', { name: /ações/i }));
    await userEvent.click(await within(document.body).findByRole('menuitem', { name: 'Dispensar' }));
    const form = await dialogCalled('Dispensar a obrigação');
    await userEvent.type(await form.findByLabelText(/^Motivo/), 'Empresa nova');
    await userEvent.click(form.getByRole('button', { name: 'Dispensar' }));
    await waitFor(() => expect(sent()).toEqual([{ action: 'waive', reason: 'Empresa nova', version: 3 }]));
  },
};

/** Two of a page on one day. */
export const Bulk: StoryObj = {
  ...storyScreen({
    ...where,
    at: '/painel/mensal/obrigacoes-mensais',
    answers: [list, answers(monthlyObligation.deliverMany, { changed: 2 })],
  }),
  name: 'Entregar várias',
  play: async () => {
    const page = within(document.body);
    await page.findAllByText('Prado Cardiologia');
    for (const box of page.getAllByRole('checkbox').slice(-2)) await userEvent.click(box);
    await userEvent.click(await page.findByRole('button', { name: 'Entregar' }));
    const form = await dialogCalled('Registrar entregas');
    await userEvent.click(await form.findByRole('button', { name: 'Registrar entregas' }));
    await waitFor(() => expect(sent()).toMatchObject([{ ids: [4, 5], delivery_kind: 'digital' }]));
  },
};

/** Whoever opens a company for its obligations reads what it is, and changes what obligations go by. */
export const EditsOwnSection: StoryObj = {
  ...storyScreen({
    ...where,
    at: '/painel/mensal/obrigacoes-mensais/empresa/1/editar',
    person: {
      ...analyst,
      user: { ...analyst.user, permissions: [{ name: 'monthly.obligations', view: true, edit: true, delete: false }] },
    },
    answers: [list, answers(companyRegister.detail, storyDetail())],
  }),
  name: 'Cadastro da empresa, só o que é das obrigações',
  play: async () => {
    const dialog = await dialogCalled('Souza Serviços Médicos Ltda.');
    await expect(await dialog.findByRole('textbox', { name: 'CNPJ' })).toBeDisabled();
    await expect(dialog.getByRole('textbox', { name: 'Nome fantasia' })).toBeDisabled();
    await userEvent.click(dialog.getByRole('link', { name: 'Regime' }));
    await expect(await dialog.findByRole('switch', { name: 'Regime de caixa' })).toBeDisabled();
    await userEvent.click(dialog.getByRole('link', { name: 'Observações' }));
    await expect(await dialog.findByRole('textbox', { name: 'Observações das obrigações mensais' })).toBeEnabled();
  },
};

/** Each day with its state in words; one leads to its obligation. */
export const AsCalendar: StoryObj = {
  ...storyScreen({
    ...where,
    at: '/painel/mensal/obrigacoes-mensais?vista=calendario&view=month',
    answers: [
      list,
      answers(monthlyObligation.calendar, { items: rows, is_cut: true }),
      answers(monthlyObligation.comments, []),
      answers(monthlyObligation.detail, detail),
    ],
  }),
  name: 'Calendário',
  play: async () => {
    const page = within(document.body);
    await expect(await page.findByText(/^Há dias com mais de 20 obrigações/)).toBeVisible();
    await drawnEvent('DAS de outubro de 2026 · Souza Serviços Médicos');
    await expect(page.getByRole('link', { name: 'Calendário' })).toHaveAttribute('aria-current', 'true');
  },
};

/** A company a line, a word in each cell, which leads to the obligation. */
export const AsMatrix: StoryObj = {
  ...storyScreen({
    ...where,
    at: '/painel/mensal/obrigacoes-mensais?vista=matriz',
    answers: [
      answers(
        monthlyObligation.matrix,
        onlyPage<MatrixRow>([
          { id: 7, name: 'Souza Serviços Médicos', obligations: rows.filter(({ id }) => [1, 2, 5].includes(id)) },
          {
            id: 8,
            name: 'Prado Cardiologia',
            obligations: [
              ...rows.filter(({ id }) => [3, 4].includes(id)),
              { ...das, id: 9, rule_key: null, rule_id: 3, rule_name: 'Taxa de fiscalização', status: 'awaiting_client' },
            ],
          },
        ]),
      ),
      answers(monthlyObligation.comments, []),
      answers(monthlyObligation.detail, detail),
    ],
  }),
  name: 'Empresas × obrigações',
  play: async () => {
    const page = within(document.body);
    for (const name of ['DAS', 'PGDAS-D', 'INSS e IRRF da folha', 'DCTFWeb', 'ISS', 'Taxa de fiscalização'])
      await expect(await page.findByRole('columnheader', { name })).toBeVisible();
    await userEvent.click(page.getByRole('link', { name: 'A fazer: DAS de outubro de 2026 · Souza Serviços Médicos' }));
    await dialogCalled('DAS de outubro de 2026 · Souza Serviços Médicos');
  },
};

/** Without room for a grid there is the list. */
export const ListOnAPhone: StoryObj = {
  ...storyScreen({ ...where, at: '/painel/mensal/obrigacoes-mensais?vista=matriz', answers: [list] }),
  ...phone,
  name: 'Lista no celular',
  play: async () => {
    const page = within(document.body);
    await expect((await page.findAllByText('Prado Cardiologia'))[0]).toBeVisible();
    await expect(page.queryByRole('navigation', { name: 'Como ver' })).toBeNull();
  },
};
