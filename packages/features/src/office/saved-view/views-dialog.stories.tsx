import type { SavedViewRow } from '@esteto/contract/office/saved-view';
import { dialogCalled } from '@esteto/ui/testing/story-dialog';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useLocation } from 'react-router';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { ViewsDialog } from './views-dialog.tsx';

const ready: SavedViewRow = { id: 1, version: 1, name: 'Prontas para emitir', query: 'status=ready', is_default: true };
const late: SavedViewRow = { id: 2, version: 3, name: 'Atrasadas do concierge', query: 'concierge=1&paid_late=true', is_default: false };

const create = fn(() => Promise.resolve());
const update = fn(() => Promise.resolve());
const remove = fn(() => Promise.resolve());
const onClose = fn();

const Where = () => <output aria-label="Endereço">{useLocation().search}</output>;

const found = (data: SavedViewRow[]) => ({ data, error: null, refetch: fn(), isFetching: false });

const meta = {
  title: 'Diálogos/Visões salvas',
  component: ViewsDialog,
  args: { views: found([late, ready]), create, update, remove, onClose },
  parameters: { at: '/?status=requested&after=abc' },
  render: (args) => (
    <>
      <Where />
      <ViewsDialog {...args} />
    </>
  ),
  beforeEach: () => {
    for (const mock of [create, update, remove, onClose]) mock.mockClear();
  },
} satisfies Meta<typeof ViewsDialog>;

export default meta;
type Story = StoryObj<typeof ViewsDialog>;

const shown = () => dialogCalled('Visões salvas');

export const Keep: Story = {
  name: 'Salvar a lista como está',
  play: async () => {
    const dialog = await shown();
    await userEvent.type(await dialog.findByRole('textbox', { name: 'Nome da visão' }), 'Novas');
    await userEvent.click(dialog.getByRole('button', { name: 'Salvar visão' }));
    await waitFor(() => expect(create).toHaveBeenCalledWith({ name: 'Novas', is_default: false, query: 'status=requested' }));
  },
};

export const Open: Story = {
  name: 'Abrir',
  play: async ({ canvasElement }) => {
    const dialog = await shown();
    await userEvent.click(await dialog.findByRole('button', { name: /^Atrasadas/ }));
    await expect(onClose).toHaveBeenCalledOnce();
    await expect(within(canvasElement).getByLabelText('Endereço')).toHaveTextContent('?concierge=1&paid_late=true');
  },
};

export const Change: Story = {
  name: 'Renomear e trocar os filtros',
  play: async () => {
    const dialog = await shown();
    await userEvent.click(await dialog.findByRole('button', { name: 'Alterar Atrasadas do concierge' }));
    const name = await dialog.findByRole('textbox', { name: 'Nome da visão' });
    await userEvent.clear(name);
    await userEvent.type(name, 'Pedidas');
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Trocar pelos filtros e pela ordem de agora' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Salvar' }));
    await waitFor(() => expect(update).toHaveBeenCalledWith(late, { name: 'Pedidas', is_default: false, query: 'status=requested' }));
  },
};

export const Default: Story = {
  name: 'A que abre a lista, e excluir',
  play: async () => {
    const dialog = await shown();
    await userEvent.click(await dialog.findByRole('button', { name: 'Abrir a lista com Atrasadas do concierge' }));
    await expect(update).toHaveBeenCalledWith(late, { name: late.name, query: late.query, is_default: true });
    await userEvent.click(dialog.getByRole('button', { name: 'Excluir Prontas para emitir' }));
    const question = await dialogCalled('Excluir visão', 'alertdialog');
    await userEvent.click(await question.findByRole('button', { name: 'Excluir visão' }));
    await waitFor(() => expect(remove).toHaveBeenCalledWith(ready));
  },
};

export const Empty: Story = { name: 'Nenhuma, e nada filtrado', args: { views: found([]) }, parameters: { at: '/' } };
