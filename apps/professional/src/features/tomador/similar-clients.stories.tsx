import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import SimilarClients from './similar-clients.tsx';

const decide = fn();

const lucas = {
  id: 3,
  name: 'Associação Hospitalar São Lucas de Campinas',
  fantasy_name: 'Hospital São Lucas',
  document: '11222333000181',
  status: 'active',
  by: 'name',
} as const;

const meta = {
  title: 'Padrões/Tomador/Antes de cadastrar',
  component: SimilarClients,
  args: { similar: [lucas], decide },
  beforeEach: () => {
    decide.mockClear();
  },
} satisfies Meta<typeof SimilarClients>;

export default meta;
type Story = StoryObj<typeof SimilarClients>;

const shown = () => within(document.body).findByRole('alertdialog');

export const NearEqualName: Story = {
  name: 'Nome quase igual',
  play: async () => {
    const dialog = within(await shown());
    await expect(await dialog.findByText('nome quase igual', { exact: false })).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Criar mesmo assim' }));
    await userEvent.click(dialog.getByRole('button', { name: `Usar este: ${lucas.name}` }));
    await expect(decide.mock.calls).toEqual([['create'], [{ use: 3 }]]);
  },
};

export const SameDocument: Story = {
  name: 'Mesmo documento: só há um',
  args: {
    similar: [
      { ...lucas, by: 'document' },
      { ...lucas, id: 4, name: 'Hosp. S. Lucas', document: null, status: 'inactive' },
    ],
  },
  play: async () => {
    const dialog = within(await shown());
    await expect(await dialog.findByRole('heading', { name: 'Este documento já está cadastrado' })).toBeVisible();
    await expect(dialog.queryByRole('button', { name: 'Criar mesmo assim' })).toBeNull();
    await userEvent.keyboard('{Escape}');
    await expect(decide).toHaveBeenLastCalledWith('back');
  },
};

export const ArchivedDocument: Story = {
  name: 'Documento de um arquivado: o número está livre',
  args: { similar: [{ ...lucas, by: 'document', status: 'archived' }] },
  play: async () => {
    const dialog = within(await shown());
    await expect(await dialog.findByText('Arquivado')).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Criar mesmo assim' })).toBeVisible();
  },
};
