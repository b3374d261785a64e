import type { ClientDetail } from '@esteto/contract/billing/client';
import { Page } from '@esteto/ui/components/card/page.tsx';
import { dialogCalled } from '@esteto/ui/testing/story-dialog';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Outlet } from 'react-router';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { ClientDialog } from './client-dialog.tsx';
import { storyClient } from './story-client.ts';

const lucas = storyClient({
  email: 'notas@saolucas.com.br',
  phone: '1930000000',
  taker_kind: 'hospital',
  withholds_irrf: true,
  withholds_csrf: true,
  contacts: [{ name: 'Marta Dias', cpf: null, email: 'marta@saolucas.com.br', phone: null, receives_invoice: true }],
  open_balance: 2_815_500,
  invoice_count: 14,
  avg_days_to_pay: 34,
  late_share: '0.25',
});

const mutationFn = fn((_input: { id: number; body: object }) => Promise.resolve(lucas));
const move = fn(() => Promise.resolve());

const dialog = (client: ClientDetail, may = true) => (
  <ClientDialog
    id={client.id}
    query={{ queryKey: ['client', client.status, may], queryFn: () => Promise.resolve(client) }}
    update={may && { mutationFn }}
    move={may && move}
    invoicesOf={may && ((_client, filter) => `/notas?${new URLSearchParams(filter).toString()}`)}
  />
);

const meta = {
  title: 'Diálogos/Tomador',
  beforeEach: () => {
    mutationFn.mockClear();
    move.mockClear();
  },
  parameters: {
    at: '/dialogo',
    routes: [
      { path: 'dialogo', element: dialog(lucas) },
      { path: 'arquivado', element: dialog({ ...lucas, status: 'archived' }) },
      { path: 'leitura', element: dialog(lucas, false) },
    ],
  },
  render: () => (
    <Page title="Tomadores">
      <Outlet />
    </Page>
  ),
} satisfies Meta;

export default meta;
type Story = StoryObj;

const shown = () => dialogCalled(lucas.name);

export const Facts: Story = {
  name: 'Cada número leva às suas notas',
  play: async () => {
    const dialog = await shown();
    await expect(await dialog.findByRole('link', { name: /A receber/ })).toHaveAttribute('href', '/notas?stage=receivable');
    await expect(dialog.getByRole('link', { name: /Prazo médio/ })).toHaveAttribute('href', '/notas?status=paid');
    const late = dialog.getByRole('link', { name: /Pagas com atraso/ });
    await expect(late).toHaveAttribute('href', '/notas?paid_late=true');
    await expect(late).toHaveTextContent('25,00');
  },
};

export const Edit: Story = {
  name: 'Editar',
  play: async () => {
    const dialog = await shown();
    await userEvent.click(await dialog.findByRole('button', { name: 'Editar' }));
    const name = await dialog.findByRole('textbox', { name: 'Razão social' });
    await userEvent.clear(name);
    await userEvent.type(name, 'Hospital São Lucas');
    await userEvent.click(dialog.getByRole('button', { name: 'Salvar' }));
    const changes = await dialogCalled('Confirmar Alterações', 'alertdialog');
    await userEvent.click(await changes.findByRole('button', { name: 'Salvar' }));
    await waitFor(() => expect(mutationFn.mock.lastCall?.[0]).toMatchObject({ id: 3, body: { name: 'Hospital São Lucas', version: 2 } }));
  },
};

export const Archive: Story = {
  name: 'Arquivar',
  play: async () => {
    const dialog = await shown();
    await userEvent.click(await dialog.findByRole('button', { name: 'Arquivar' }));
    await expect(move).toHaveBeenCalledWith(lucas, 'archive');
    await expect(await within(document.body).findByText('Tomador arquivado. Sai da lista; as notas dele ficam.')).toBeVisible();
  },
};

export const Archived: Story = {
  name: 'Arquivado: só volta',
  parameters: { at: '/arquivado' },
  play: async () => {
    const dialog = await shown();
    await expect(await dialog.findByRole('button', { name: 'Reativar' })).toBeVisible();
    await expect(dialog.queryByRole('button', { name: 'Arquivar' })).toBeNull();
  },
};

export const ReadOnly: Story = {
  name: 'Só leitura',
  parameters: { at: '/leitura' },
  play: async () => {
    const dialog = await shown();
    await expect(await dialog.findByText('Marta Dias')).toBeVisible();
    await expect(dialog.queryByRole('button', { name: 'Editar' })).toBeNull();
    await expect(dialog.queryByRole('link', { name: /A receber/ })).toBeNull();
  },
};
