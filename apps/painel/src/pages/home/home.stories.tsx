import { analyst, master } from '@esteto/auth/testing/story-people';
import { workQueue } from '@esteto/contract/work-queue';
import { screenStates } from '@esteto/shell/testing/screen-states.tsx';
import type { Meta, StoryObj } from '@storybook/react-vite';
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
