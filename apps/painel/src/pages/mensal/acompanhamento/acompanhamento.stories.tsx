import { answers, onlyPage } from '@esteto/api-client/testing/story-server';
import { analyst, master } from '@esteto/auth/testing/story-people';
import { type ClosingRow, type ClosingWorkload, closing } from '@esteto/contract/month/closing';
import { addDays } from '@esteto/domain/shared/date/date';
import { screenStates } from '@esteto/shell/testing/screen-states.tsx';
import { storyScreen, theServer } from '@esteto/shell/testing/story-screen.tsx';
import { today } from '@esteto/ui/system/context/today';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { routes } from '../../../routes.ts';
import { storyClosings } from '../fechados/story-closings.ts';

const workload: ClosingWorkload = {
  month: '2026-10',
  deadline: addDays(today(), 3),
  analysts: [
    { analyst_id: 4, analyst_name: 'Marcos Lima', total: 12, done: 4, with_client: 2, after_deadline: 3 },
    { analyst_id: null, analyst_name: null, total: 2, done: 2, with_client: 0, after_deadline: 0 },
  ],
};
const where = { app: 'painel', routes, at: '/painel/mensal/acompanhamento', person: master } as const;
const load = answers(closing.workload, workload);

const screen = screenStates({
  ...where,
  others: [load],
  endpoint: closing.followUp,
  filled: { body: onlyPage(storyClosings), sees: 'Plantões do Vale' },
  empty: { body: onlyPage<ClosingRow>([]), sees: 'Nenhum fechamento neste mês.' },
  refused: { person: analyst, sees: 'Você não possui acesso a este módulo.', lacks: 'Plantões do Vale' },
});

export default { title: 'Telas/Painel/Acompanhamento' } satisfies Meta;

export const Filled: StoryObj = { ...screen.filled, name: 'Com linhas' };
export const Empty: StoryObj = { ...screen.empty, name: 'Vazia' };
export const Refused: StoryObj = { ...screen.refused, name: 'Sem permissão' };
export const OnAPhone: StoryObj = { ...screen.onPhone, name: 'No celular' };

/** Who has how much, and what will be late. */
export const Load: StoryObj = {
  ...storyScreen({ ...where, answers: [load, answers(closing.followUp, onlyPage(storyClosings))] }),
  name: 'Carga de cada um',
  play: async () => {
    const page = within(document.body);
    await expect(await page.findByText(/^8 meses por fechar · 2 com o cliente · no ritmo de hoje, 3 para depois de /)).toBeVisible();
    await expect(page.getByText('Tudo fechado')).toBeVisible();
    await expect(page.getByText('Cliente')).toBeVisible();
  },
};

/** Each company with its steps, of the same month: whose turn it is in a word, and the sentence beside it. */
export const Matrix: StoryObj = {
  ...storyScreen({
    ...where,
    at: '/painel/mensal/acompanhamento?vista=matriz&month=2026-10',
    answers: [load, answers(closing.followUp, onlyPage(storyClosings))],
  }),
  name: 'Matriz',
  play: async () => {
    const page = within(document.body);
    await expect(await page.findByRole('heading', { name: /^Acompanhamento de outubro de 2026/ })).toBeVisible();
    await expect(await page.findByTitle('1 exigência à espera do cliente')).toHaveTextContent('Cliente');
  },
};

/** Where each stands; a card leads to its closing, and its menu moves it on. */
export const AsBoard: StoryObj = {
  ...storyScreen({
    ...where,
    at: '/painel/mensal/acompanhamento?vista=quadro&month=2026-10',
    answers: [
      {
        endpoint: closing.followUp,
        answer: ({ query }) => ({ body: onlyPage(storyClosings.filter(({ status }) => status === query?.['status'])) }),
      },
      { endpoint: closing.move, answer: () => ({ status: 204 }) },
    ],
  }),
  name: 'Quadro',
  play: async () => {
    const page = within(document.body);
    const column = within(await page.findByRole('region', { name: 'Em andamento' }));
    await expect(await column.findByRole('link', { name: 'Plantões do Vale' })).toHaveAttribute(
      'href',
      '/painel/mensal/acompanhamento/fechamento/3/detalhes?vista=quadro&month=2026-10',
    );
    await userEvent.click(column.getByRole('button', { name: 'Mover Plantões do Vale' }));
    await userEvent.click(await page.findByRole('menuitem', { name: 'Enviar para revisão' }));
    await waitFor(() =>
      expect(theServer().requests.find(({ method }) => method === 'POST')?.body).toMatchObject({ action: 'send_to_review' }),
    );
  },
};
