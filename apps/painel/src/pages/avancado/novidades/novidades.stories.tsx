import { answers, onlyPage } from '@esteto/api-client/testing/story-server';
import { analyst, master } from '@esteto/auth/testing/story-people';
import { type NewsDetail, type NewsRow, news } from '@esteto/contract/office/news';
import { plan } from '@esteto/contract/plan/plan';
import { storyPlan } from '@esteto/features/plan/plan/story-plan';
import { screenStates } from '@esteto/shell/testing/screen-states.tsx';
import { storyScreen, theServer } from '@esteto/shell/testing/story-screen.tsx';
import { dialogCalled } from '@esteto/ui/testing/story-dialog';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { routes } from '../../../routes.ts';

const where = { app: 'painel', routes, at: '/painel/avancado/novidades', person: master } as const;

const recess: NewsRow = {
  id: 1,
  version: 2,
  created_at: '2026-11-10T12:00:00Z',
  updated_at: '2026-11-10T12:00:00Z',
  title: 'Recesso de fim de ano',
  body: 'De 24 de dezembro a 2 de janeiro atendemos só urgências.\n\nOs horários estão em https://esteto.com.br/recesso.',
  status: 'scheduled',
  audience: ['doctors', 'employees'],
  plan_ids: [],
  tax_regimes: ['simples'],
  starts_at: '2026-12-08T03:00:00Z',
  ends_at: '2027-01-03T03:00:00Z',
  published_at: null,
  is_pinned: true,
  require_ack: true,
  reads_count: 0,
};
const rows: NewsRow[] = [
  recess,
  {
    ...recess,
    id: 2,
    title: 'Notas em planilha',
    status: 'published',
    published_at: '2026-11-10T12:00:00Z',
    ends_at: null,
    reads_count: 41,
  },
  { ...recess, id: 3, title: 'Ideia', status: 'draft' },
];
const draft: NewsDetail = { ...recess, status: 'draft', people_count: 128 };

const screen = screenStates({
  ...where,
  endpoint: news.list,
  filled: { body: onlyPage(rows), sees: 'Notas em planilha' },
  empty: { body: onlyPage<NewsRow>([]), sees: /^Nenhuma novidade ainda/ },
  refused: { person: analyst, sees: 'Você não possui acesso a este módulo.', lacks: 'Notas em planilha' },
});

export default { title: 'Telas/Painel/Novidades' } satisfies Meta;

export const Filled: StoryObj = { ...screen.filled, name: 'Com linhas' };
export const Empty: StoryObj = { ...screen.empty, name: 'Vazia' };
export const Refused: StoryObj = { ...screen.refused, name: 'Sem permissão' };
export const OnAPhone: StoryObj = { ...screen.onPhone, name: 'No celular' };

const list = answers(news.list, onlyPage(rows));
const plans = answers(plan.list, [storyPlan, { ...storyPlan, id: 2, name: 'Completo' }]);
const sent = (path: string) => theServer().requests.filter((request) => request.method === 'POST' && request.path === path);

/** A draft leads to its own dialog, which publishes it. */
export const Create: StoryObj = {
  ...storyScreen({ ...where, at: `${where.at}/criar`, answers: [list, plans, answers(news.create, draft), answers(news.detail, draft)] }),
  name: 'Nova novidade',
  play: async () => {
    const dialog = await dialogCalled('Nova novidade');
    await userEvent.type(await dialog.findByRole('textbox', { name: 'Título' }), 'Recesso');
    await userEvent.type(dialog.getByRole('textbox', { name: 'Texto' }), 'Só urgências.');
    const start = dialog.getByRole('textbox', { name: 'De' });
    await userEvent.clear(start);
    await userEvent.type(start, '08122030');
    await userEvent.type(dialog.getByRole('textbox', { name: 'Até' }), '01122030');
    await userEvent.click(dialog.getByRole('button', { name: 'Criar rascunho' }));
    await expect(await dialog.findByText('O fim precisa ser depois do início.')).toBeVisible();
    await expect(dialog.getByText('Escolha ao menos um público.')).toBeVisible();
    await userEvent.clear(dialog.getByRole('textbox', { name: 'Até' }));
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Médicos' }));
    await userEvent.click(await dialog.findByRole('checkbox', { name: 'Completo' }));
    await userEvent.click(dialog.getByRole('switch', { name: 'Pedir confirmação de leitura' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Criar rascunho' }));
    await waitFor(() =>
      expect(sent('admin/news').at(-1)?.body).toEqual({
        title: 'Recesso',
        body: 'Só urgências.',
        audience: ['doctors'],
        plan_ids: [2],
        tax_regimes: [],
        starts_at: '2030-12-08T03:00:00.000Z',
        ends_at: null,
        is_pinned: false,
        require_ack: true,
      }),
    );
    await dialogCalled('Recesso de fim de ano');
  },
};

export const Details: StoryObj = {
  ...storyScreen({
    ...where,
    at: `${where.at}/novidade/1/detalhes`,
    answers: [list, answers(news.detail, draft), { endpoint: news.move, answer: () => ({ status: 204 }) }],
  }),
  name: 'Publicar um rascunho',
  play: async () => {
    const dialog = await dialogCalled('Recesso de fim de ano');
    const link = await dialog.findByRole('link', { name: 'https://esteto.com.br/recesso' });
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
    await userEvent.click(dialog.getByRole('button', { name: 'Mais ações' }));
    await userEvent.click(await within(document.body).findByRole('menuitem', { name: 'Publicar agora' }));
    const question = await dialogCalled('Publicar novidade', 'alertdialog');
    await expect(await question.findByText(/^128 pessoas a encontram no início e no sino\./)).toBeVisible();
    await userEvent.click(question.getByRole('button', { name: 'Publicar novidade' }));
    await waitFor(() => expect(sent('admin/news/1/move').at(-1)?.body).toEqual({ action: 'publish', version: 2 }));
  },
};

export const Readers: StoryObj = {
  ...storyScreen({
    ...where,
    at: `${where.at}/novidade/2/leituras`,
    answers: [
      list,
      answers(
        news.readers,
        onlyPage([
          {
            id: 1,
            name: 'Ana Souza',
            email: 'ana@clinica.com.br',
            read_at: '2026-11-11T12:00:00Z',
            acknowledged_at: '2026-11-11T12:00:00Z',
          },
          { id: 2, name: 'Bruno Alves', email: 'bruno@clinica.com.br', read_at: null, acknowledged_at: null },
        ]),
      ),
    ],
  }),
  name: 'Leituras',
  play: async () => {
    const dialog = await dialogCalled('Leituras');
    await expect(await dialog.findByText(/^Confirmou 11 nov/)).toBeVisible();
    await expect(dialog.getByText('Não leu')).toBeVisible();
  },
};
