import { answers, onlyPage } from '@esteto/api-client/testing/story-server';
import { analyst, master } from '@esteto/auth/testing/story-people';
import { type CashBookClosingRow, cashBook } from '@esteto/contract/money/cash-book';
import { screenStates } from '@esteto/shell/testing/screen-states.tsx';
import { storyScreen, theServer } from '@esteto/shell/testing/story-screen.tsx';
import { dialogCalled } from '@esteto/ui/testing/story-dialog';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { routes } from '../../../routes.ts';

const where = { app: 'painel', routes, at: '/painel/mensal/fechados-livro-caixa', person: master } as const;

const ana: CashBookClosingRow = {
  id: 1,
  name: 'Ana Souza',
  company_name: 'Clínica Souza Ltda.',
  analyst_name: 'Marcos Lima',
  month: '2026-10',
  taxable: null,
  darf: null,
  changes: [],
  guide: null,
  month_status: 'open',
  entries_count: 14,
  income: 2_450_000,
  deductions: 420_000,
  closed_at: null,
};
const rows: CashBookClosingRow[] = [
  ana,
  {
    ...ana,
    id: 2,
    name: 'Bruno Alves',
    month_status: 'closed',
    taxable: 810_000,
    darf: 132_000,
    changes: ['Excesso de meses anteriores: R$ 0,00 no fechamento, R$ 500,00 agora.'],
    guide: { id: 31, status: 'paid', difference: 'A guia é de R$ 1.200,00; o mês fechado dá R$ 1.320,00.' },
    closed_at: '2026-11-10T12:00:00Z',
  },
  { ...ana, id: 3, name: 'Carla Dias', month_status: 'reopened', entries_count: 0, income: 0, deductions: 0 },
];

const screen = screenStates({
  ...where,
  endpoint: cashBook.closings,
  filled: { body: onlyPage(rows), sees: 'Bruno Alves' },
  empty: { body: onlyPage<CashBookClosingRow>([]), sees: /^Nenhum livro-caixa ainda/ },
  refused: { person: analyst, sees: 'Você não possui acesso a este módulo.', lacks: 'Bruno Alves' },
});

export default { title: 'Telas/Painel/Fechamentos de livro-caixa' } satisfies Meta;

export const Filled: StoryObj = { ...screen.filled, name: 'Com linhas' };
export const Empty: StoryObj = { ...screen.empty, name: 'Vazia' };
export const Refused: StoryObj = { ...screen.refused, name: 'Sem permissão' };
export const OnAPhone: StoryObj = { ...screen.onPhone, name: 'No celular' };

/** A guide that was paid before the month was closed anew is told apart. */
export const OtherAmount: StoryObj = {
  ...storyScreen({ ...where, answers: [answers(cashBook.closings, onlyPage(rows.slice(1, 2)))] }),
  name: 'Guia de outro valor',
  globals: { viewport: { value: 'desktop' } },
  play: async () => {
    await expect(await within(document.body).findByText('Outro valor')).toBeVisible();
  },
};

/** The month of the list is the one that is closed. */
export const Closed: StoryObj = {
  ...storyScreen({
    ...where,
    answers: [answers(cashBook.closings, onlyPage(rows.slice(0, 1))), { endpoint: cashBook.closeMonth, answer: () => ({ status: 204 }) }],
  }),
  name: 'Fechar mês',
  play: async () => {
    const page = within(document.body);
    const row = within((await page.findByText('Ana Souza')).closest<HTMLElement>('[data-row]') ?? document.body);
    const menu = row.queryByRole('button', { name: /ações/i });
    if (menu) await userEvent.click(menu);
    await userEvent.click(
      menu ? await page.findByRole('menuitem', { name: 'Fechar mês' }) : row.getByRole('button', { name: 'Fechar mês' }),
    );
    const form = await dialogCalled('Fechar mês');
    await userEvent.click(await form.findByRole('button', { name: 'Fechar mês' }));
    await waitFor(() => expect(theServer().requests.findLast(({ method }) => method === 'POST')?.body).toEqual({ month: '2026-10' }));
  },
};
