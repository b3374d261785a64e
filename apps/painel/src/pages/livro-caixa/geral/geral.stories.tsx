import { onlyPage } from '@esteto/api-client/testing/story-server';
import { analyst, master } from '@esteto/auth/testing/story-people';
import { type CashBookRow, cashBook } from '@esteto/contract/money/cash-book';
import { screenStates } from '@esteto/shell/testing/screen-states.tsx';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { storyBooks } from '../../../features/livro-caixa/story-books.ts';
import { routes } from '../../../routes.ts';

const screen = screenStates({
  app: 'painel',
  routes,
  at: '/painel/livro-caixa/geral',
  person: master,
  endpoint: cashBook.everyBook,
  filled: { body: onlyPage(storyBooks), sees: 'Bruno Alves' },
  empty: { body: onlyPage<CashBookRow>([]), sees: /^Nenhum livro-caixa ainda/ },
  refused: { person: analyst, sees: 'Você não possui acesso a este módulo.', lacks: 'Bruno Alves' },
});

export default { title: 'Telas/Painel/Livro-caixa' } satisfies Meta;

export const Filled: StoryObj = { ...screen.filled, name: 'Com linhas' };
export const Empty: StoryObj = { ...screen.empty, name: 'Vazia' };
export const Loading: StoryObj = { ...screen.loading, name: 'Carregando' };
export const Failed: StoryObj = { ...screen.failed, name: 'Com erro' };
export const Refused: StoryObj = { ...screen.refused, name: 'Sem permissão' };
export const OnAPhone: StoryObj = { ...screen.onPhone, name: 'No celular' };
