import { answers } from '@esteto/api-client/testing/story-server';
import { analyst, master } from '@esteto/auth/testing/story-people';
import { type SpreadsheetRow, spreadsheet } from '@esteto/contract/office/spreadsheet';
import { storyScreen, theServer } from '@esteto/shell/testing/story-screen.tsx';
import { dialogCalled, phone } from '@esteto/ui/testing/story-dialog';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { routes } from '../../../routes.ts';

const where = { app: 'painel', routes, at: '/painel/mensal/exportacoes', person: master } as const;

const made: SpreadsheetRow = {
  id: 1,
  kind: 'closings',
  from: '2026-10',
  until: '2026-10',
  state: 'done',
  done: 300,
  total: 300,
  created_at: '2026-11-20T12:00:00Z',
  size: 48_200,
};
const rows: SpreadsheetRow[] = [
  { ...made, id: 4, kind: 'invoices', from: '2026-01', state: 'waiting', done: 12_400, total: 48_000, size: null },
  { ...made, id: 3, kind: 'boletos', state: 'failed', size: null },
  made,
  { ...made, id: 2, created_at: '2026-11-01T12:00:00Z', size: null },
];
const list = answers(spreadsheet.list, rows);

export default { title: 'Telas/Painel/Exportações' } satisfies Meta;

/** One runs, one failed, one waits to be fetched, one is gone. */
export const Filled: StoryObj = {
  ...storyScreen({ ...where, answers: [list] }),
  name: 'Com exportações',
  play: async () => {
    await expect(await screen.findByText('12.400 de 48.000')).toBeVisible();
    await expect(screen.getByText('Não terminou')).toBeVisible();
    await expect(screen.getAllByRole('button', { name: 'Baixar' })).toHaveLength(1);
    await expect(screen.getByText('Apagada')).toBeVisible();
  },
};

export const OnAPhone: StoryObj = { ...Filled, ...phone, name: 'No celular' };

export const Empty: StoryObj = {
  ...storyScreen({ ...where, answers: [answers(spreadsheet.list, [])] }),
  name: 'Vazia',
  play: async () => {
    await expect(await screen.findByText('Nenhuma ainda. Escolha acima o que exportar.')).toBeVisible();
  },
};

/** Without one of the permissions there is no page. */
export const Refused: StoryObj = {
  ...storyScreen({ ...where, person: analyst, answers: [list] }),
  name: 'Sem permissão',
  play: async () => {
    await expect(await screen.findByText('Você não possui acesso a este módulo.')).toBeVisible();
  },
};

/** The last month, unless others are written. */
export const New: StoryObj = {
  ...storyScreen({ ...where, at: `${where.at}/nova/notas-canceladas`, answers: [list, answers(spreadsheet.cancelledInvoices, made)] }),
  name: 'Nova',
  play: async () => {
    const dialog = await dialogCalled('Exportar: Notas canceladas');
    const until = await dialog.findByLabelText(/^Até/);
    await userEvent.clear(until);
    await userEvent.type(until, '01/2026');
    await userEvent.click(dialog.getByRole('button', { name: 'Exportar' }));
    await expect(await dialog.findByText('Até: escolha o mesmo mês do início, ou um depois dele.')).toBeVisible();
    await userEvent.clear(until);
    await userEvent.type(until, '10/2026');
    await userEvent.click(dialog.getByRole('button', { name: 'Exportar' }));
    await waitFor(() =>
      expect(theServer().requests.findLast(({ method }) => method === 'POST')).toMatchObject({
        path: 'admin/spreadsheets/cancelled-invoices',
        body: { from: '2026-10', until: '2026-10' },
      }),
    );
  },
};
