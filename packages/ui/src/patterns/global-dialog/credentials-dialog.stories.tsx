import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { dialogCalled, done, never, phone } from '../../testing/story-dialog.ts';
import { StoryError } from '../../testing/story-error.ts';
import { CredentialsDialog } from './credentials-dialog.tsx';

const meta = {
  title: 'Diálogos/Credenciais',
  component: CredentialsDialog,
  args: { fields: ['Senha do certificado digital', 'Senha do portal da prefeitura'], save: fn(done), onAnswer: fn() },
} satisfies Meta<typeof CredentialsDialog>;
export default meta;
type Story = StoryObj<typeof CredentialsDialog>;

const opened = () => dialogCalled('Confirmar credenciais', 'alertdialog');

export const Saving: Story = {
  name: 'Salvar',
  play: async ({ args }) => {
    const dialog = await opened();
    await expect(dialog.getAllByRole('listitem').map((item) => item.textContent)).toEqual(args.fields);
    await userEvent.click(dialog.getByRole('button', { name: 'Salvar assim mesmo' }));
    await waitFor(() => expect(args.onAnswer).toHaveBeenCalledWith(true));
    await expect(args.save).toHaveBeenCalledOnce();
  },
};

export const Cancelling: Story = {
  name: 'Cancelar',
  args: { fields: ['Senha do certificado digital'] },
  play: async ({ args }) => {
    await userEvent.click((await opened()).getByRole('button', { name: 'Cancelar' }));
    await expect(args.onAnswer).toHaveBeenCalledWith(false);
    await expect(args.save).not.toHaveBeenCalled();
  },
};

export const Phone: Story = { name: 'No celular', ...phone };

export const Failed: Story = {
  name: 'Falha',
  args: { save: () => Promise.reject(new StoryError(422, 'A senha do certificado não confere.')) },
  play: async () => {
    const dialog = await opened();
    await userEvent.click(dialog.getByRole('button', { name: 'Salvar assim mesmo' }));
    await expect(await dialog.findByRole('alert')).toHaveTextContent('A senha do certificado não confere.');
  },
};

export const Busy: Story = {
  name: 'Salvando',
  args: { save: never },
  play: async () => {
    const dialog = await opened();
    await userEvent.click(dialog.getByRole('button', { name: 'Salvar assim mesmo' }));
    await expect(dialog.getByRole('button', { name: 'Cancelar' })).toBeDisabled();
  },
};
