import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, spyOn, userEvent } from 'storybook/test';
import { dialogCalled, phone } from '../../testing/story-dialog.ts';
import { RecoveryCodesDialog } from './recovery-codes-dialog.tsx';

const CODES = ['7K2QX', 'M9DTR', 'B4WHZ', 'P6NJC', 'A3FVG', 'Y8LKS', 'C5XMQ', 'T2RDP', 'H7ZBW', 'J9GNA'].map((half) => `${half}-9QWER`);

const meta = {
  title: 'Diálogos/Códigos de recuperação',
  component: RecoveryCodesDialog,
  args: { codes: CODES, email: 'ana.souza@clinica.com.br', onClose: fn() },
} satisfies Meta<typeof RecoveryCodesDialog>;
export default meta;
type Story = StoryObj<typeof RecoveryCodesDialog>;

const opened = () => dialogCalled('Guarde seus códigos de recuperação');

/** They are shown this once: neither Esc nor a cross closes it. */
export const Shown: Story = {
  name: 'Mostrados uma vez',
  play: async ({ args }) => {
    const dialog = await opened();
    await expect(dialog.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(CODES);
    await userEvent.keyboard('{Escape}');
    await expect(dialog.queryByRole('button', { name: 'Fechar' })).toBeNull();
    await expect(args.onClose).not.toHaveBeenCalled();
    await userEvent.click(dialog.getByRole('button', { name: 'Guardei os códigos' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const Kept: Story = {
  name: 'Copiar e baixar',
  play: async () => {
    const dialog = await opened();
    const copied = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await userEvent.click(dialog.getByRole('button', { name: 'Copiar' }));
    await expect(copied).toHaveBeenCalledWith(CODES.join('\n'));
    await expect(await dialog.findByRole('button', { name: 'Copiado' })).toBeVisible();
    const saved = spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    await userEvent.click(dialog.getByRole('button', { name: 'Baixar' }));
    await expect(saved).toHaveBeenCalledOnce();
    await expect((saved.mock.contexts[0] as HTMLAnchorElement).download).toBe('esteto-codigos-de-recuperacao.txt');
  },
};

/** Nobody has to enter again for it. */
export const Renewed: Story = {
  name: 'No lugar dos antigos',
  args: { renewed: true },
  play: async () => {
    const dialog = await opened();
    await expect(dialog.getByText(/Os códigos antigos não valem mais/)).toBeVisible();
    await expect(dialog.queryByText(/Nos outros aparelhos/)).toBeNull();
  },
};

export const Phone: Story = { ...Shown, name: 'No celular', ...phone };
