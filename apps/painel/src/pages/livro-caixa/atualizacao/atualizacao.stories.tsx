import { answers, onlyPage } from '@esteto/api-client/testing/story-server';
import { analyst, master } from '@esteto/auth/testing/story-people';
import { type CashBookRow, cashBook, type PersonProof } from '@esteto/contract/money/cash-book';
import { storyYear } from '@esteto/features/money/cash-book/story-cash-book';
import { screenStates } from '@esteto/shell/testing/screen-states.tsx';
import { storyScreen, theServer } from '@esteto/shell/testing/story-screen.tsx';
import { dialogCalled } from '@esteto/ui/testing/story-dialog';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { storyBooks } from '../../../features/livro-caixa/story-books.ts';
import { routes } from '../../../routes.ts';

const where = { app: 'painel', routes, at: '/painel/livro-caixa/atualizacao', person: master } as const;

const screen = screenStates({
  ...where,
  endpoint: cashBook.everyBook,
  filled: { body: onlyPage(storyBooks), sees: 'Bruno Alves' },
  empty: { body: onlyPage<CashBookRow>([]), sees: /^Nenhum livro-caixa ainda/ },
  refused: { person: analyst, sees: 'Você não possui acesso a este módulo.', lacks: 'Bruno Alves' },
});

export default { title: 'Telas/Painel/Atualização do livro-caixa' } satisfies Meta;

export const Filled: StoryObj = { ...screen.filled, name: 'Com linhas' };
export const Empty: StoryObj = { ...screen.empty, name: 'Vazia' };
export const Loading: StoryObj = { ...screen.loading, name: 'Carregando' };
export const Failed: StoryObj = { ...screen.failed, name: 'Com erro' };
export const Refused: StoryObj = { ...screen.refused, name: 'Sem permissão' };
export const OnAPhone: StoryObj = { ...screen.onPhone, name: 'No celular' };

const list = answers(cashBook.everyBook, onlyPage(storyBooks.slice(0, 1)));

/** Beside the row where there is room, in its menu where there is none. */
const choose = async (label: string) => {
  const page = within(document.body);
  const row = within((await page.findByText('Ana Souza')).closest<HTMLElement>('[data-row]') ?? document.body);
  const menu = row.queryByRole('button', { name: /ações/i });
  if (menu) await userEvent.click(menu);
  await userEvent.click(menu ? await page.findByRole('menuitem', { name: label }) : row.getByRole('button', { name: label }));
};

/** The month after the last one that was closed is proposed. */
export const Close: StoryObj = {
  ...storyScreen({ ...where, answers: [list, { endpoint: cashBook.closeMonth, answer: () => ({ status: 204 }) }] }),
  name: 'Fechar mês',
  play: async () => {
    await choose('Fechar mês');
    const dialog = await dialogCalled('Fechar mês');
    await expect(await dialog.findByRole('textbox', { name: 'Mês' })).toHaveValue('10/2026');
    await userEvent.click(dialog.getByRole('button', { name: 'Fechar mês' }));
    await waitFor(() => expect(theServer().requests.find(({ method }) => method === 'POST')?.body).toEqual({ month: '2026-10' }));
  },
};

const proof: PersonProof = {
  id: 'f1',
  proof_id: 1,
  name: 'aluguel.pdf',
  mime: 'application/pdf',
  size: 42_000,
  entry_date: '2026-10-08',
  history: 'Aluguel do consultório',
  amount: 180_000,
};

/** The months of a book with their guides, and the papers of its entries. */
export const Book: StoryObj = {
  ...storyScreen({
    ...where,
    answers: [list, answers(cashBook.yearOfPerson, storyYear), answers(cashBook.proofsOfPerson, { items: [proof] })],
  }),
  name: 'Ver livro',
  play: async () => {
    await choose('Ver livro');
    const dialog = await dialogCalled('Livro-caixa de 2026');
    await expect(await dialog.findByText('setembro de 2026')).toBeVisible();
    await expect(dialog.getByRole('link', { name: 'Ver a guia' })).toHaveAttribute('href', '/painel/boletos/boleto/31/detalhes');
    await expect(await dialog.findByRole('button', { name: /^Ver Aluguel do consultório/ })).toBeVisible();
  },
};
