import { answers, onlyPage } from '@esteto/api-client/testing/story-server';
import { analyst, master } from '@esteto/auth/testing/story-people';
import { type IncomeTaxRow, incomeTax } from '@esteto/contract/income-tax';
import { screenStates } from '@esteto/shell/testing/screen-states.tsx';
import { storyScreen, theServer } from '@esteto/shell/testing/story-screen.tsx';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { routes } from '../../routes.ts';

const where = { app: 'painel', routes, person: master } as const;

const ana: IncomeTaxRow = {
  id: 1,
  version: 3,
  created_at: '2026-03-23T12:00:00Z',
  updated_at: '2026-04-02T12:00:00Z',
  exercise_year: 2026,
  kind: 'original',
  status: 'awaiting_documents',
  deadline: '2030-05-29',
  is_covered: false,
  price: 49_000,
  boleto_id: 9,
  boleto_status: 'paid',
  approved_at: null,
  transmitted_at: null,
  user_id: 5,
  user_name: 'Ana Souza',
  responsible_id: 4,
  responsible_name: 'Marina Teles',
  waiting: 2,
  overdue: 1,
  answered: 1,
  items_count: 11,
  items_settled: 4,
};
const pace = answers(incomeTax.pace, {
  exercise_year: 2026,
  deadline: '2030-05-29',
  total: 40,
  sent: 10,
  waiting_for_people: 12,
  days_left: 20,
  needed_per_day: 1.5,
  sent_per_day: 0.8,
  ends_on: '2030-07-01',
  responsibles: [{ id: 4, name: 'Marina Teles', open: 30, sent: 10 }],
});

const screen = screenStates({
  ...where,
  at: '/painel/irpf?ver=lista',
  endpoint: incomeTax.list,
  others: [pace],
  filled: { body: onlyPage<IncomeTaxRow>([ana]), sees: '2 do médico (1 em atraso), 1 para conferir' },
  empty: { body: onlyPage<IncomeTaxRow>([]), sees: /^Nenhuma declaração ainda/ },
  refused: { person: analyst, sees: 'Você não possui acesso a este módulo.', lacks: 'Ana Souza' },
});

export default { title: 'Telas/Painel/IRPF' } satisfies Meta;

export const Filled: StoryObj = { ...screen.filled, name: 'Com linhas' };
export const Empty: StoryObj = { ...screen.empty, name: 'Vazia' };
export const Loading: StoryObj = { ...screen.loading, name: 'Carregando' };
export const Failed: StoryObj = { ...screen.failed, name: 'Com erro' };
export const Refused: StoryObj = { ...screen.refused, name: 'Sem permissão' };
export const OnAPhone: StoryObj = { ...screen.onPhone, name: 'No celular' };

/** A card goes on by the keyboard, from its menu. */
export const OnTheBoard: StoryObj = {
  ...storyScreen({
    ...where,
    at: '/painel/irpf',
    answers: [answers(incomeTax.list, onlyPage<IncomeTaxRow>([ana])), { endpoint: incomeTax.move, answer: () => ({ status: 204 }) }],
  }),
  name: 'No quadro',
  play: async () => {
    const page = within(document.body);
    const [menu] = await page.findAllByRole('button', { name: 'Mover Ana Souza' });
    if (!menu) throw new Error('no card has a menu');
    menu.focus();
    await userEvent.keyboard('{Enter}');
    await userEvent.click(await page.findByRole('menuitem', { name: 'Começar a preencher' }));
    const moves = () =>
      theServer()
        .requests.filter(({ path, method }) => path === 'admin/income-taxes/1/move' && method === 'POST')
        .map(({ body }) => body);
    await waitFor(() => expect(moves()).toEqual([{ action: 'fill', reason: null, version: 3 }]));
  },
};
