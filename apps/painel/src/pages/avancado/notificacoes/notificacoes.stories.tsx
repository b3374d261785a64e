import { answers, onlyPage } from '@esteto/api-client/testing/story-server';
import { analyst, master } from '@esteto/auth/testing/story-people';
import { type BroadcastDetail, type BroadcastRow, broadcast } from '@esteto/contract/office/broadcast';
import { type NoticeRuleRow, noticeRule } from '@esteto/contract/office/notice-rule';
import { plan } from '@esteto/contract/plan/plan';
import { broadcastForm } from '@esteto/domain/office/broadcast/broadcast-form';
import { storyPlan } from '@esteto/features/plan/plan/story-plan';
import { screenStates } from '@esteto/shell/testing/screen-states.tsx';
import { storyScreen, theServer } from '@esteto/shell/testing/story-screen.tsx';
import { dialogCalled, phone } from '@esteto/ui/testing/story-dialog';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { routes } from '../../../routes.ts';

const where = { app: 'painel', routes, at: '/painel/avancado/notificacoes', person: master } as const;

const extracts: BroadcastRow = {
  ...broadcastForm.getDefault(),
  id: 1,
  version: 3,
  created_at: '2026-11-10T12:00:00Z',
  updated_at: '2026-11-10T12:00:00Z',
  title: 'Envie os extratos até sexta',
  body: 'O fechamento do mês começa na segunda-feira.\nSem os extratos, o livro-caixa fica para depois.',
  status: 'sent',
  severity: 'attention',
  by_mail: true,
  page: 'extratos',
  audience: ['doctors', 'employees'],
  tax_regimes: ['simples'],
  state: 'PE',
  started_at: '2026-11-10T12:30:00Z',
  people_count: 112,
  told_count: 112,
  read_count: 61,
};
const draft: BroadcastRow = {
  ...extracts,
  id: 2,
  version: 1,
  title: 'Novo horário de atendimento',
  body: 'Das 8 h às 19 h.',
  status: 'draft',
  severity: 'info',
  audience: ['managers'],
  state: null,
  page: null,
  started_at: null,
  people_count: 0,
  told_count: 0,
  read_count: 0,
};
const rows: BroadcastRow[] = [
  extracts,
  draft,
  { ...draft, id: 3, title: 'DAS vence no dia 20', status: 'scheduled', severity: 'fine_risk', send_on: '2026-12-10', send_time: '09:00' },
];

const reach = { people: 112, in_bell: 110, by_mail: 98, silenced: 2 };
const detailOf = (row: BroadcastRow): BroadcastDetail => ({
  ...row,
  reach,
  mailed_count: row.started_at ? 98 : 0,
  analyst_name: null,
  created_by_name: 'Marina Teles',
  withdrawn_reason: null,
});

const screen = screenStates({
  ...where,
  endpoint: broadcast.list,
  filled: { body: onlyPage(rows), sees: 'Novo horário de atendimento' },
  empty: { body: onlyPage<BroadcastRow>([]), sees: /^Nenhuma mensagem ainda/ },
  refused: { person: analyst, sees: 'Você não possui acesso a este módulo.', lacks: 'Novo horário de atendimento' },
});

export default { title: 'Telas/Painel/Notificações' } satisfies Meta;

export const Filled: StoryObj = { ...screen.filled, name: 'Com linhas' };
export const Empty: StoryObj = { ...screen.empty, name: 'Vazia' };
export const Refused: StoryObj = { ...screen.refused, name: 'Sem permissão' };
export const OnAPhone: StoryObj = { ...screen.onPhone, name: 'No celular' };

const list = answers(broadcast.list, onlyPage(rows));
const plans = answers(plan.list, [storyPlan]);
const sent = (path: string) => theServer().requests.filter((request) => request.method !== 'GET' && request.path === path);

export const Create: StoryObj = {
  ...storyScreen({
    ...where,
    at: `${where.at}/criar`,
    answers: [
      list,
      plans,
      answers(broadcast.preview, reach),
      answers(broadcast.create, detailOf(draft)),
      answers(broadcast.detail, detailOf(draft)),
    ],
  }),
  name: 'Nova mensagem',
  play: async () => {
    const dialog = await dialogCalled('Nova mensagem');
    await userEvent.type(await dialog.findByRole('textbox', { name: 'Título' }), 'Novo horário');
    await userEvent.type(dialog.getByRole('textbox', { name: 'Texto' }), 'Das 8 h às 19 h.');
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Gestores' }));
    await expect(await dialog.findByText('Hoje: 112 pessoas, 110 no sino, 98 por e-mail; 2 silenciaram mensagens assim.')).toBeVisible();
    await userEvent.type(dialog.getByRole('textbox', { name: 'Enviar em' }), '10122030');
    await userEvent.click(dialog.getByRole('button', { name: 'Criar rascunho' }));
    await expect(await dialog.findByText('Diga também a hora do envio, ou deixe os dois em branco.')).toBeVisible();
    await userEvent.type(dialog.getByRole('textbox', { name: 'Às' }), '0900');
    await userEvent.click(dialog.getByRole('button', { name: 'Criar rascunho' }));
    await waitFor(() =>
      expect(sent('admin/broadcasts').at(-1)?.body).toMatchObject({
        title: 'Novo horário',
        severity: 'info',
        by_mail: true,
        audience: ['managers'],
        send_on: '2030-12-10',
        send_time: '09:00',
      }),
    );
    await dialogCalled('Novo horário de atendimento');
  },
};

export const Send: StoryObj = {
  ...storyScreen({
    ...where,
    at: `${where.at}/mensagem/2/detalhes`,
    answers: [list, answers(broadcast.detail, detailOf(draft)), { endpoint: broadcast.move, answer: () => ({ status: 204 }) }],
  }),
  name: 'Enviar um rascunho',
  play: async () => {
    const dialog = await dialogCalled('Novo horário de atendimento');
    await userEvent.click(await dialog.findByRole('button', { name: 'Enviar agora' }));
    const question = await dialogCalled('Enviar agora', 'alertdialog');
    await expect(await question.findByText(/^Hoje: 112 pessoas, 110 no sino/)).toBeVisible();
    await userEvent.click(question.getByRole('button', { name: 'Enviar mensagem' }));
    await waitFor(() => expect(sent('admin/broadcasts/2/move').at(-1)?.body).toEqual({ action: 'send', reason: null, version: 1 }));
  },
};

export const Sending: StoryObj = {
  ...storyScreen({
    ...where,
    at: `${where.at}/mensagem/1/detalhes`,
    answers: [list, answers(broadcast.detail, detailOf({ ...extracts, status: 'sending', told_count: 40, read_count: 3 }))],
  }),
  name: 'Enquanto é enviada',
  play: async () => {
    const dialog = await dialogCalled('Envie os extratos até sexta');
    await expect(await dialog.findByRole('progressbar', { name: 'Envio da mensagem' })).toHaveAttribute('value', '40');
    await expect(dialog.queryByRole('button', { name: 'Editar' })).toBeNull();
  },
};

let looked = 0;

/** Taking it back asks why, of the message as it is when it is asked: the job that sends it has changed it since it was shown. */
export const Withdraw: StoryObj = {
  ...storyScreen({
    ...where,
    at: `${where.at}/mensagem/1/detalhes`,
    answers: [
      list,
      answers(broadcast.detail, () => ({ ...detailOf(extracts), version: 3 + Math.min(1, looked++) })),
      { endpoint: broadcast.move, answer: () => ({ status: 204 }) },
    ],
  }),
  name: 'Retirar',
  play: async () => {
    const dialog = await dialogCalled('Envie os extratos até sexta');
    await expect(await dialog.findByText('61 de 110 pessoas')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Retirar' }));
    const question = await dialogCalled('Retirar mensagem');
    await userEvent.click(await question.findByRole('button', { name: 'Retirar' }));
    await expect(await question.findByText('Preencha o campo Motivo.')).toBeVisible();
    await userEvent.type(question.getByRole('textbox', { name: 'Motivo' }), 'O prazo estava errado.');
    await userEvent.click(question.getByRole('button', { name: 'Retirar' }));
    await waitFor(() =>
      expect(sent('admin/broadcasts/1/move').at(-1)?.body).toEqual({ action: 'withdraw', reason: 'O prazo estava errado.', version: 4 }),
    );
  },
};

export const Recipients: StoryObj = {
  ...storyScreen({
    ...where,
    at: `${where.at}/mensagem/1/destinatarios`,
    answers: [
      list,
      answers(
        broadcast.recipients,
        onlyPage([
          {
            id: 1,
            name: 'Ana Souza',
            email: 'ana@clinica.com.br',
            in_bell: true,
            by_mail: true,
            mailed_at: '2026-11-10T12:35:00Z',
            read_at: '2026-11-11T12:00:00Z',
          },
          { id: 2, name: 'Bruno Alves', email: 'bruno@clinica.com.br', in_bell: true, by_mail: true, mailed_at: null, read_at: null },
          { id: 3, name: 'Carla Lima', email: 'carla@clinica.com.br', in_bell: false, by_mail: false, mailed_at: null, read_at: null },
        ]),
      ),
    ],
  }),
  name: 'Destinatários',
  play: async () => {
    const dialog = await dialogCalled('Destinatários');
    await expect(await dialog.findByText(/^Leu 11 nov/)).toBeVisible();
    await expect(dialog.getByText('bruno@clinica.com.br · e-mail à espera')).toBeVisible();
    await expect(dialog.getByText('Silenciou mensagens assim')).toBeVisible();
  },
};

const boletoRule: NoticeRuleRow = {
  kind: 'boleto.created',
  is_active: true,
  reach: 'all',
  by_mail: true,
  timing: 'at_once',
  version: 1,
  sent_count: 40,
  read_count: 30,
};
const rules: NoticeRuleRow[] = [
  boletoRule,
  { ...boletoRule, kind: 'invoice.issued', by_mail: false, sent_count: 1, read_count: 0 },
  { ...boletoRule, kind: 'statement.missing', is_active: false, sent_count: 0, read_count: 0 },
  { ...boletoRule, kind: 'closing.closed', reach: 'owner', timing: 'daily' },
  { ...boletoRule, kind: 'boleto.payment_claimed', by_mail: false },
];
const ofRules = storyScreen({
  ...where,
  at: `${where.at}?ver=avisos`,
  answers: [answers(noticeRule.list, rules), answers(noticeRule.update, boletoRule)],
});

export const Rules: StoryObj = {
  ...ofRules,
  name: 'Avisos automáticos',
  play: async () => {
    const page = within(document.body);
    const clients = within(await page.findByRole('region', { name: 'Para os clientes' }));
    await expect(clients.getByText(/40 enviados nos últimos 30 dias, 75 % lidos\.$/, { selector: 'li:first-child *' })).toBeVisible();
    await expect(clients.getByText('Desligado')).toBeVisible();
    await expect(clients.getByText('Sino e e-mail do dia')).toBeVisible();
    await userEvent.click(clients.getByRole('button', { name: 'Alterar: Boleto novo para pagar' }));
    const dialog = await dialogCalled('Boleto novo para pagar');
    await userEvent.click(await dialog.findByRole('radio', { name: 'Só o responsável pela empresa' }));
    await userEvent.click(dialog.getByRole('radio', { name: 'No e-mail do dia, às 8 h' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Salvar regra' }));
    await waitFor(() =>
      expect(sent('admin/notice-rules').at(-1)?.body).toEqual({
        kind: 'boleto.created',
        is_active: true,
        reach: 'owner',
        by_mail: true,
        timing: 'daily',
        version: 1,
      }),
    );
  },
};

/** One that only the bell tells has no choice of e-mails. */
export const RulesOnAPhone: StoryObj = {
  ...ofRules,
  ...phone,
  name: 'Avisos no celular',
  play: async () => {
    const page = within(document.body);
    await userEvent.click(await page.findByRole('button', { name: 'Alterar: Nota emitida' }));
    const dialog = await dialogCalled('Nota emitida');
    await dialog.findByRole('switch', { name: 'Enviar este aviso' });
    await expect(dialog.queryByRole('switch', { name: 'Também por e-mail' })).toBeNull();
  },
};
