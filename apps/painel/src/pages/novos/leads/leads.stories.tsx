import { answers, keepsWaiting, onlyPage, refuses } from '@esteto/api-client/testing/story-server';
import { analyst, master } from '@esteto/auth/testing/story-people';
import { type LeadDetail, type LeadFunnel, type LeadRow, lead } from '@esteto/contract/opening/lead';
import { type ProposalRow, proposal } from '@esteto/contract/opening/proposal';
import { LEAD_STAGES, LEAD_WAY } from '@esteto/domain/opening/lead/lead-life';
import { storyOffer } from '@esteto/features/plan/plan/story-plan';
import { screenStates } from '@esteto/shell/testing/screen-states.tsx';
import { storyScreen, theServer } from '@esteto/shell/testing/story-screen.tsx';
import { dragTo } from '@esteto/ui/testing/drag';
import { dialogCalled } from '@esteto/ui/testing/story-dialog';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { routes } from '../../../routes.ts';

const where = { app: 'painel', routes, person: master } as const;

const helena: LeadRow = {
  id: 1,
  version: 2,
  created_at: '2026-11-10T12:00:00Z',
  updated_at: '2026-11-18T12:00:00Z',
  name: 'Helena Duarte',
  email: 'helena@demo.test',
  phone: '11987654321',
  source: 'whatsapp',
  stage: 'new',
  next_step: 'Ligar para explicar os planos',
  next_step_on: '2026-11-01',
  analyst_id: 4,
  analyst_name: 'Marcos Lima',
  lost_reason: null,
  company_id: null,
  company_name: null,
};
const rows: LeadRow[] = [
  helena,
  { ...helena, id: 2, name: null, email: 'fabio@demo.test', source: 'signup', next_step: null, next_step_on: null, analyst_name: null },
  { ...helena, id: 3, name: 'Caio Ferraz', stage: 'contacted', source: 'simulation', next_step_on: '2030-01-10' },
  { ...helena, id: 4, name: 'Larissa Antunes', stage: 'signed_up', source: 'referral', company_id: 9, company_name: 'Larissa Antunes' },
  { ...helena, id: 5, name: 'Rebeca Moura', stage: 'lost', lost_reason: 'Achou o plano caro.', next_step: null, next_step_on: null },
];
const detail: LeadDetail = {
  ...helena,
  notes: 'Prefere a tarde.',
  referrer_name: null,
  simulations: [{ id: 7, consented_at: '2026-11-10T12:00:00Z' }],
  proposals: [],
  retention_until: '2027-11-10T12:00:00Z',
};

const sent: ProposalRow = {
  id: 3,
  plan_name: 'Essencial',
  total: 24_910,
  sent_to: 'helena@demo.test',
  sent_at: '2026-11-12T12:00:00Z',
  valid_until: '2030-11-26',
  opened_at: '2026-11-13T11:30:00Z',
  opened_count: 3,
  taken_at: null,
};

const funnel: LeadFunnel = {
  from: '2026-08-27',
  until: '2026-11-24',
  total: 40,
  steps: LEAD_WAY.map((stage, index) => ({
    stage,
    reached: 40 - 9 * index,
    went_on: stage === 'won' ? null : 20 - 5 * index,
    median_days: index === 0 ? null : index * 1.5,
  })),
  standing: LEAD_STAGES.map((stage, index) => ({ stage, count: 12 - index })),
  sources: [
    { source: 'signup', total: 22, signed_up: 9, won: 3, lost: 4, median_days: 12.5 },
    { source: 'referral', total: 18, signed_up: 12, won: 1, lost: 1, median_days: null },
  ],
};

const quotes = answers(proposal.quotes, [storyOffer]);

/** The list of a stage, as the board asks for it; all without one. */
const byStage = (all: readonly LeadRow[]) =>
  answers(lead.list, ({ query }) => onlyPage(all.filter(({ stage }) => !query?.['stage'] || stage === query['stage'])));
const done = { answer: () => ({ status: 204 }) };

const screen = screenStates({
  ...where,
  at: '/painel/novos/leads?ver=lista',
  endpoint: lead.list,
  filled: { body: onlyPage(rows), sees: 'Helena Duarte' },
  empty: { body: onlyPage<LeadRow>([]), sees: /^Nenhum lead ainda/ },
  refused: { person: analyst, sees: 'Você não possui acesso a este módulo.', lacks: 'Helena Duarte' },
});

export default { title: 'Telas/Painel/Leads' } satisfies Meta;

export const Filled: StoryObj = { ...screen.filled, name: 'Com linhas' };
export const Empty: StoryObj = { ...screen.empty, name: 'Vazia' };
export const Refused: StoryObj = { ...screen.refused, name: 'Sem permissão' };
export const OnAPhone: StoryObj = { ...screen.onPhone, name: 'No celular' };

const board = '/painel/novos/leads';

/** A move is made from the card's menu, with the version that was seen; what is lost asks why, of the lead as it is when it is asked. */
export const BoardMoves: StoryObj = {
  ...storyScreen({
    ...where,
    at: board,
    answers: [byStage(rows), answers(lead.detail, { ...detail, version: 3 }), { endpoint: lead.move, ...done }],
  }),
  name: 'Quadro',
  play: async () => {
    const page = within(document.body);
    const column = within(await page.findByRole('region', { name: /^Novo/ }));
    await expect(await column.findByText('Helena Duarte')).toBeVisible();
    await expect(column.getByText('fabio@demo.test')).toBeVisible();
    await expect(column.getByText(/^Venceu/)).toBeVisible();
    await userEvent.click(column.getByRole('button', { name: 'Mover Helena Duarte' }));
    await userEvent.click(await page.findByRole('menuitem', { name: 'Registrar contato' }));
    const sent = () =>
      theServer()
        .requests.filter(({ path }) => path === 'admin/leads/1/move')
        .map(({ body }) => body);
    await waitFor(() => expect(sent()).toEqual([{ action: 'contact', reason: null, version: 2 }]));
    await userEvent.click(column.getByRole('button', { name: 'Mover Helena Duarte' }));
    await userEvent.click(await page.findByRole('menuitem', { name: 'Marcar como perdido' }));
    const dialog = await dialogCalled('Marcar como perdido');
    await userEvent.click(await dialog.findByRole('button', { name: 'Marcar como perdido' }));
    await expect(await dialog.findByText('Preencha o campo Motivo.')).toBeVisible();
    await userEvent.type(dialog.getByRole('textbox', { name: 'Motivo' }), 'Vai esperar.');
    await userEvent.click(dialog.getByRole('button', { name: 'Marcar como perdido' }));
    await waitFor(() => expect(sent().at(-1)).toEqual({ action: 'lose', reason: 'Vai esperar.', version: 3 }));
  },
};

/** The pointer takes a card to the next column; nothing is dropped where only signing up leads, and 'Proposta' asks which one is sent. */
export const BoardDrag: StoryObj = {
  ...storyScreen({ ...where, at: board, answers: [byStage(rows), answers(lead.detail, detail), quotes, { endpoint: lead.move, ...done }] }),
  name: 'Quadro: arrastar',
  play: async () => {
    const page = within(document.body);
    const card = (await page.findByText('Helena Duarte')).closest('li');
    if (!card) throw new Error('the card is no item of a list');
    for (const name of [/^Cliente/, /^Em contato/]) await dragTo(card, page.getByRole('region', { name }));
    await waitFor(() =>
      expect(
        theServer()
          .requests.filter(({ method }) => method === 'POST')
          .map(({ body }) => body),
      ).toEqual([{ action: 'contact', reason: null, version: 2 }]),
    );
    await dragTo(card, page.getByRole('region', { name: /^Proposta/ }));
    await dialogCalled('Enviar proposta');
  },
};

export const BoardFailed: StoryObj = {
  ...storyScreen({ ...where, at: board, answers: [refuses(lead.list, 500, 'Erro.')] }),
  name: 'Quadro com erro',
  play: async () => {
    await expect((await within(document.body).findAllByRole('button', { name: /tentar/i })).length).toBeGreaterThan(1);
  },
};

export const Funnel: StoryObj = {
  ...storyScreen({ ...where, at: `${board}?ver=funil`, answers: [answers(lead.funnel, funnel)] }),
  name: 'Funil',
  play: async () => {
    const page = within(document.body);
    await expect(await page.findByRole('figure', { name: 'Até onde os leads chegam' })).toBeVisible();
    await expect(page.getByText('12,5 dias')).toBeVisible();
    await expect(page.getByText(/^Conta os leads que chegaram de 27\/08\/2026 a 24\/11\/2026\./)).toBeVisible();
    await expect(page.getByText('20 (50 %)')).toBeVisible();
    await userEvent.click(page.getByRole('link', { name: 'Último ano' }));
    await waitFor(() => expect(theServer().requests.at(-1)?.query).toMatchObject({ period: '365' }));
  },
};
export const FunnelEmpty: StoryObj = {
  ...storyScreen({
    ...where,
    at: `${board}?ver=funil`,
    answers: [answers(lead.funnel, { ...funnel, total: 0, steps: [], standing: [], sources: [] })],
  }),
  name: 'Funil vazio',
  play: async () => {
    await expect(await within(document.body).findByText('Nenhum lead neste período.')).toBeVisible();
  },
};
export const FunnelWaiting: StoryObj = {
  ...storyScreen({ ...where, at: `${board}?ver=funil`, answers: [keepsWaiting(lead.funnel)] }),
  name: 'Funil carregando',
};

export const Create: StoryObj = {
  ...storyScreen({ ...where, at: `${board}/criar`, answers: [byStage(rows), answers(lead.create, detail)] }),
  name: 'Novo lead',
  play: async () => {
    const dialog = await dialogCalled('Novo lead');
    await userEvent.type(await dialog.findByRole('textbox', { name: 'Nome' }), 'Igor Vasconcelos');
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Origem' }), 'WhatsApp');
    await userEvent.click(dialog.getByRole('button', { name: 'Cadastrar lead' }));
    await expect(await dialog.findByText('Informe o e-mail ou o telefone.')).toBeVisible();
    await userEvent.type(dialog.getByRole('textbox', { name: 'Telefone' }), '11984410021');
    await userEvent.click(dialog.getByRole('button', { name: 'Cadastrar lead' }));
    await waitFor(() =>
      expect(theServer().requests.find(({ method }) => method === 'POST')?.body).toMatchObject({
        name: 'Igor Vasconcelos',
        phone: '11984410021',
        source: 'whatsapp',
      }),
    );
  },
};

/** What is known of one, and its fields after 'Editar', with the version that was seen. */
export const Details: StoryObj = {
  ...storyScreen({
    ...where,
    at: `${board}/lead/1/detalhes`,
    answers: [byStage(rows), answers(lead.detail, detail), answers(lead.update, detail)],
  }),
  name: 'Detalhes',
  play: async () => {
    const dialog = await dialogCalled('Helena Duarte');
    await expect(await dialog.findByText('Prefere a tarde.')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Editar' }));
    const step = await dialog.findByRole('textbox', { name: 'Próximo passo' });
    await userEvent.clear(step);
    await userEvent.type(step, 'Enviar a proposta');
    await userEvent.click(dialog.getByRole('button', { name: 'Salvar' }));
    await waitFor(() =>
      expect(theServer().requests.find(({ method }) => method === 'PUT')?.body).toMatchObject({
        version: 2,
        next_step: 'Enviar a proposta',
      }),
    );
  },
};

/** Which plan at what price, by the same choice as the registration has; coupon and simulation go along, with the version that was seen. */
export const Proposal: StoryObj = {
  ...storyScreen({
    ...where,
    at: `${board}/lead/1/proposta`,
    answers: [byStage(rows), answers(lead.detail, detail), quotes, answers(proposal.send, sent)],
  }),
  name: 'Enviar proposta',
  play: async () => {
    const dialog = await dialogCalled('Enviar proposta');
    await userEvent.click(await dialog.findByRole('button', { name: 'Enviar proposta' }));
    await expect(await dialog.findByText('Escolha um plano da lista.')).toBeVisible();
    await userEvent.type(dialog.getByRole('textbox', { name: 'Cupom' }), 'BEMVINDO');
    await waitFor(() => expect(theServer().requests.at(-1)?.query).toMatchObject({ coupon: 'BEMVINDO', account_type: 'new_company' }));
    await userEvent.click(dialog.getByRole('radio', { name: /^Essencial/ }));
    await userEvent.type(dialog.getByRole('textbox', { name: 'Recado' }), 'Como conversamos.');
    await userEvent.click(dialog.getByRole('button', { name: 'Enviar proposta' }));
    await waitFor(() =>
      expect(theServer().requests.find(({ path }) => path === 'admin/leads/1/proposals')?.body).toMatchObject({
        account_type: 'new_company',
        plan: 1,
        partners: 1,
        coupon: 'BEMVINDO',
        simulation_id: 7,
        message: 'Como conversamos.',
        version: 2,
      }),
    );
    await expect(await within(document.body).findByText('Proposta enviada para helena@demo.test.')).toBeVisible();
  },
};

/** A lead without an e-mail is asked for one before a proposal is sent. */
export const ProposalWithoutEmail: StoryObj = {
  ...storyScreen({
    ...where,
    at: `${board}/lead/1/proposta`,
    answers: [byStage(rows), answers(lead.detail, { ...detail, email: null, simulations: [] }), quotes],
  }),
  name: 'Enviar proposta sem e-mail',
  play: async () => {
    const dialog = await dialogCalled('Enviar proposta');
    await expect(await dialog.findByRole('textbox', { name: /^E-mail/ })).toBeVisible();
    await expect(dialog.queryByRole('combobox', { name: 'Simulação' })).toBeNull();
  },
};

/** Who is on the way in, or a client, is sent none. */
export const ProposalRefused: StoryObj = {
  ...storyScreen({
    ...where,
    at: `${board}/lead/4/proposta`,
    answers: [byStage(rows), answers(lead.detail, { ...detail, ...rows[3] })],
  }),
  name: 'Enviar proposta a quem já se cadastra',
  play: async () => {
    const dialog = await dialogCalled('Enviar proposta');
    await expect(await dialog.findByText('Quem está em “Em cadastro” não recebe proposta.')).toBeVisible();
  },
};

/** When it was sent, when it was opened, and how often; another one may follow. */
export const Proposed: StoryObj = {
  ...storyScreen({
    ...where,
    at: `${board}/lead/1/detalhes`,
    answers: [
      byStage(rows),
      answers(lead.detail, { ...detail, stage: 'proposal', proposals: [sent, { ...sent, id: 2, opened_at: null }] }),
    ],
  }),
  name: 'Com propostas',
  play: async () => {
    const dialog = await dialogCalled('Helena Duarte');
    await expect(
      await dialog.findByText(/^Enviada em 12 de novembro de 2026, 09:00, aberta em 13 de novembro de 2026, 08:30 \(3 vezes\)\./),
    ).toBeVisible();
    await expect(dialog.getByText('Ainda não aberta')).toBeVisible();
    await expect(dialog.getByRole('link', { name: 'Enviar outra proposta' })).toBeVisible();
  },
};

/** Who does not finish the registration is taken to the next by the team, with the reason. */
export const Force: StoryObj = {
  ...storyScreen({
    ...where,
    at: `${board}/lead/4/detalhes`,
    answers: [byStage(rows), answers(lead.detail, { ...detail, ...rows[3] }), { endpoint: lead.force, ...done }],
  }),
  name: 'Forçar registro',
  play: async () => {
    const dialog = await dialogCalled('Larissa Antunes');
    await userEvent.click(await dialog.findByRole('button', { name: 'Mais ações' }));
    await userEvent.click(await within(document.body).findByRole('menuitem', { name: 'Forçar registro' }));
    const question = await dialogCalled('Forçar registro');
    await userEvent.type(await question.findByRole('textbox', { name: 'Motivo' }), 'Documentos por e-mail.');
    await userEvent.click(question.getByRole('button', { name: 'Forçar registro' }));
    await waitFor(() =>
      expect(theServer().requests.find(({ path }) => path === 'admin/leads/4/force-registration')?.body).toEqual({
        reason: 'Documentos por e-mail.',
        version: 2,
      }),
    );
  },
};
