import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { dialogCalled, done, never, phone } from '../../testing/story-dialog.ts';
import { StoryError } from '../../testing/story-error.ts';
import { DraftDialog } from './draft-dialog.tsx';

const meta = {
  title: 'Diálogos/Minuta',
  component: DraftDialog,
  args: {
    company: 'Souza Serviços Médicos Ltda.',
    children: '1. A sociedade presta serviços médicos.',
    approve: fn(done),
    reject: fn(done),
    onAnswer: fn(),
  },
} satisfies Meta<typeof DraftDialog>;
export default meta;
type Story = StoryObj<typeof DraftDialog>;

const opened = () => dialogCalled('Minuta do contrato social');

export const Approving: Story = {
  name: 'Aprovar',
  play: async ({ args }) => {
    const dialog = await opened();
    await expect(dialog.getByText('Você precisa aprovar ou rejeitar a minuta antes de continuar.')).toBeVisible();
    await expect(dialog.getByText('1. A sociedade presta serviços médicos.')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(args.onAnswer).not.toHaveBeenCalled();
    await userEvent.click(dialog.getByRole('button', { name: 'Aprovar' }));
    await waitFor(() => expect(args.onAnswer).toHaveBeenCalledWith(true));
    await expect(args.approve).toHaveBeenCalledOnce();
  },
};

/** A rejection says why; without a reason it goes nowhere. */
export const Rejecting: Story = {
  name: 'Rejeitar',
  play: async ({ args }) => {
    const dialog = await opened();
    await userEvent.click(dialog.getByRole('button', { name: 'Rejeitar' }));
    await userEvent.click(await dialog.findByRole('button', { name: 'Rejeitar minuta' }));
    await expect(await dialog.findByText('Conte o que precisa mudar na minuta.')).toBeVisible();
    await expect(args.reject).not.toHaveBeenCalled();
    await userEvent.type(dialog.getByRole('textbox', { name: /Motivo da rejeição/ }), 'O endereço é o antigo.');
    await userEvent.click(dialog.getByRole('button', { name: 'Rejeitar minuta' }));
    await waitFor(() => expect(args.onAnswer).toHaveBeenCalledWith(true));
    await expect(args.reject).toHaveBeenLastCalledWith('O endereço é o antigo.');
  },
};

export const Phone: Story = { name: 'No celular', ...phone };

export const Leaving: Story = {
  name: 'Sair da conta',
  play: async ({ args }) => {
    await userEvent.click((await opened()).getByRole('button', { name: 'Sair da conta' }));
    await expect(args.onAnswer).toHaveBeenCalledWith(false);
  },
};

export const Failed: Story = {
  name: 'Aprovação falha',
  args: { approve: () => Promise.reject(new StoryError(409, 'Há uma minuta mais nova. Abra a página de novo para vê-la.')) },
  play: async ({ args }) => {
    const dialog = await opened();
    await userEvent.click(dialog.getByRole('button', { name: 'Aprovar' }));
    await expect(await dialog.findByRole('alert')).toHaveTextContent('Há uma minuta mais nova.');
    await expect(args.onAnswer).not.toHaveBeenCalled();
  },
};

export const Busy: Story = {
  name: 'Aprovando',
  args: { approve: never },
  play: async () => {
    const dialog = await opened();
    await userEvent.click(dialog.getByRole('button', { name: 'Aprovar' }));
    for (const name of ['Sair da conta', 'Rejeitar']) await expect(dialog.getByRole('button', { name })).toBeDisabled();
  },
};

/** Opened to be read: it may be left undecided. */
export const Free: Story = {
  name: 'Aberta para ler',
  args: { free: true },
  play: async ({ args }) => {
    await userEvent.click((await opened()).getByRole('button', { name: 'Decidir depois' }));
    await expect(args.onAnswer).toHaveBeenCalledWith(false);
  },
};
