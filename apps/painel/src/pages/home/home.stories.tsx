import { answers } from '@esteto/api-client/testing/story-server';
import { analyst, master } from '@esteto/auth/testing/story-people';
import { news } from '@esteto/contract/news';
import { workQueue } from '@esteto/contract/work-queue';
import { screenStates } from '@esteto/shell/testing/screen-states.tsx';
import { storyScreen, theServer } from '@esteto/shell/testing/story-screen.tsx';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { routes } from '../../routes.ts';

const screen = screenStates({
  app: 'painel',
  routes,
  at: '/painel',
  person: master,
  endpoint: workQueue.list,
  filled: {
    body: [
      { name: 'requested', count: 12, oldest_at: '2026-11-18T12:00:00.000Z' },
      { name: 'ready', count: 3, oldest_at: '2026-11-20T12:00:00.000Z' },
      { name: 'rejected', count: 1, oldest_at: '2026-11-20T15:00:00.000Z' },
      { name: 'overdue', count: 0, oldest_at: null },
      { name: 'nps_tasks', count: 2, oldest_at: '2026-11-19T15:00:00.000Z' },
    ],
    sees: 'Rejeitadas pelo emissor',
  },
  empty: { body: [], sees: 'Nenhuma fila para as suas permissões.' },
  refused: { person: analyst, sees: 'O que espera pela equipe.', lacks: 'Contas a receber' },
});

export default { title: 'Telas/Painel/Início' } satisfies Meta;

export const Filled: StoryObj = { ...screen.filled, name: 'Com filas' };
export const Empty: StoryObj = { ...screen.empty, name: 'Sem filas' };
export const Loading: StoryObj = { ...screen.loading, name: 'Carregando' };
export const Failed: StoryObj = { ...screen.failed, name: 'Com erro' };
export const Refused: StoryObj = { ...screen.refused, name: 'Sem permissão' };
export const OnAPhone: StoryObj = { ...screen.onPhone, name: 'No celular' };

/** What is new stands above, until it is read; what is to be confirmed says so on its button. */
export const News: StoryObj = {
  ...storyScreen({
    app: 'painel',
    routes,
    at: '/painel',
    person: master,
    answers: [
      answers(workQueue.list, []),
      answers(news.current, () => {
        const isRead = theServer().requests.some(({ path }) => path === 'news/4/read');
        const item = { is_pinned: true, require_ack: true, published_at: '2026-11-10T12:00:00Z' };
        return [
          { ...item, id: 4, title: 'Nova política de senhas', body: 'Leia em https://esteto.com.br/senhas.', is_read: isRead },
          { ...item, id: 5, title: 'Plantão', body: '<b>Sem</b> plantão hoje.', is_pinned: false, require_ack: false, is_read: false },
        ];
      }),
      { endpoint: news.read, answer: () => ({ status: 204 }) },
    ],
  }),
  name: 'Com novidades',
  play: async () => {
    const board = within(await within(document.body).findByRole('region', { name: 'Novidades' }));
    await expect(board.getByText('<b>Sem</b> plantão hoje.')).toBeVisible();
    await expect(board.getByRole('link', { name: 'https://esteto.com.br/senhas' })).toBeVisible();
    await userEvent.click(board.getByRole('button', { name: 'Li e confirmo' }));
    await waitFor(() => expect(board.queryByRole('button', { name: 'Li e confirmo' })).toBeNull());
    await expect(board.getByText(/leitura confirmada$/)).toBeVisible();
    await expect(board.getByRole('button', { name: 'Marcar como lida' })).toBeVisible();
  },
};
