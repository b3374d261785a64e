import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { dialogCalled, done, pasteCode, phone } from '../../testing/story-dialog.ts';
import { StoryError } from '../../testing/story-error.ts';
import { DraftDialog } from './draft-dialog.tsx';

const meta = {
  title: 'Diálogos/Minuta',
  component: DraftDialog,
  args: {
    company: 'Souza Serviços Médicos Ltda.',
    children: '1. A sociedade presta serviços médicos.',
    askCode: fn(() => Promise.resolve({ email: 'ana@exemplo.com' })),
    approve: fn(done),
    reject: fn(done),
    onAnswer: fn(),
  },
} satisfies Meta<typeof DraftDialog>;
export default meta;
type Story = StoryObj<typeof DraftDialog>;

const opened = () => dialogCalled('Minuta do contrato social');

/** Accepts it and types the code that came. */
const sign = async (dialog: Awaited<ReturnType<typeof opened>>) => {
  await userEvent.click(dialog.getByRole('checkbox', { name: 'Li a minuta até o fim e a aprovo como está.' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Receber código por e-mail' }));
  await dialog.findByText('ana@exemplo.com');
  await pasteCode(dialog, 'K7M2QX');
  await userEvent.click(dialog.getByRole('button', { name: 'Assinar e aprovar' }));
};

export const Approving: Story = {
  name: 'Aprovar',
  play: async ({ args }) => {
    const dialog = await opened();
    await expect(dialog.getByText('Você precisa aprovar ou rejeitar a minuta antes de continuar.')).toBeVisible();
    await expect(dialog.getByText('1. A sociedade presta serviços médicos.')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(args.onAnswer).not.toHaveBeenCalled();
    await sign(dialog);
    await waitFor(() => expect(args.onAnswer).toHaveBeenCalledWith(true));
    await expect(args.approve).toHaveBeenLastCalledWith('K7M2QX');
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
    await sign(dialog);
    await expect(await dialog.findByText(/Há uma minuta mais nova\./)).toBeVisible();
    await expect(args.onAnswer).not.toHaveBeenCalled();
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
