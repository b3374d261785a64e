import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { dialogCalled, done, never, phone } from '../../testing/story-dialog.ts';
import { StoryError } from '../../testing/story-error.ts';
import { EmailVerificationDialog } from './email-verification-dialog.tsx';

const sent = () => Promise.resolve({ wait_seconds: 0 });

const meta = {
  title: 'Diálogos/E-mail não verificado',
  component: EmailVerificationDialog,
  args: { email: 'ana.souza@clinica.com.br', verify: fn(done), resend: fn(sent), onAnswer: fn() },
} satisfies Meta<typeof EmailVerificationDialog>;
export default meta;
type Story = StoryObj<typeof EmailVerificationDialog>;

const opened = () => dialogCalled('E-mail não verificado');

const typeCode = async (code: string) => {
  const dialog = await opened();
  await userEvent.click(dialog.getByRole('textbox', { name: /1 de 6/ }));
  await userEvent.keyboard(code);
  return dialog;
};

/** The whole code, Enter, and the person is in. */
export const Verified: Story = {
  name: 'Verificar',
  play: async ({ args }) => {
    await typeCode('a7k2{Enter}');
    await waitFor(() => expect(args.onAnswer).toHaveBeenCalledWith(true));
    await expect(args.verify).toHaveBeenLastCalledWith('A7K2');
    await expect(await within(document.body).findByText('E-mail verificado com sucesso.')).toBeVisible();
  },
};

export const Phone: Story = { name: 'No celular', ...phone };

/** Fewer than four characters never leave the browser. */
export const TooShort: Story = {
  name: 'Código incompleto',
  play: async ({ args }) => {
    const dialog = await typeCode('A7K');
    await userEvent.click(dialog.getByRole('button', { name: 'Verificar' }));
    await expect(await dialog.findByText('Insira um código válido.')).toBeVisible();
    await expect(args.verify).not.toHaveBeenCalled();
  },
};

export const Refused: Story = {
  name: 'Código recusado',
  args: { verify: () => Promise.reject(new StoryError(422, 'Este código não confere ou já venceu. Peça outro.')) },
  play: async ({ args }) => {
    const dialog = await typeCode('A7K2');
    await userEvent.click(dialog.getByRole('button', { name: 'Verificar' }));
    await expect(await dialog.findByText('Este código não confere ou já venceu. Peça outro.')).toBeVisible();
    await waitFor(() => expect(dialog.getByRole('textbox', { name: /1 de 6/ })).toHaveFocus());
    await expect(args.onAnswer).not.toHaveBeenCalled();
  },
};

/** While the code is on its way nobody leaves. */
export const Busy: Story = {
  name: 'Verificando',
  args: { verify: never },
  play: async ({ args }) => {
    const dialog = await typeCode('A7K2{Enter}');
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Verificar' })).toHaveAttribute('aria-busy', 'true'));
    await userEvent.keyboard('{Escape}');
    for (const button of dialog.getAllByRole('button', { name: 'Fechar' })) await expect(button).toBeDisabled();
    await expect(args.onAnswer).not.toHaveBeenCalled();
  },
};

/** After an e-mail has been sent again, 60 seconds pass before the next; the button keeps the focus. */
export const Waiting: Story = {
  name: 'Esperar para reenviar',
  play: async ({ args }) => {
    const dialog = await opened();
    await userEvent.click(dialog.getByRole('button', { name: 'Reenviar código' }));
    const again = await dialog.findByRole('button', { name: 'Reenviar em 60 s' });
    await expect(await within(document.body).findByText('E-mail reenviado com sucesso.')).toBeVisible();
    await userEvent.click(again);
    await expect(again).toHaveFocus();
    await expect(await dialog.findByRole('button', { name: /^Reenviar em 5\d s$/ })).toHaveAttribute('aria-disabled', 'true');
    await expect(args.resend).toHaveBeenCalledOnce();
  },
};

export const WaitOver: Story = {
  name: 'Reenviar de novo',
  args: { resendWait: 1 },
  play: async ({ args }) => {
    const dialog = await opened();
    await userEvent.click(dialog.getByRole('button', { name: 'Reenviar código' }));
    await dialog.findByRole('button', { name: 'Reenviar em 1 s' });
    await userEvent.click(await dialog.findByRole('button', { name: 'Reenviar código' }));
    await waitFor(() => expect(args.resend).toHaveBeenCalledTimes(2));
  },
};

/** Where nothing was sent it is not said to be, and how long to wait is. */
export const TooEarly: Story = {
  name: 'Reenviar cedo demais',
  args: { resend: fn(() => Promise.resolve({ wait_seconds: 42 })) },
  play: async () => {
    const dialog = await opened();
    await userEvent.click(dialog.getByRole('button', { name: 'Reenviar código' }));
    await dialog.findByRole('button', { name: 'Reenviar em 42 s' });
    await expect(await within(document.body).findByText('Um código já foi pedido há pouco. Espere 42 s para pedir outro.')).toBeVisible();
  },
};

/** Away from Login, closing would leave the person outside: it asks. */
export const Closing: Story = {
  name: 'Fechar fora do login',
  play: async ({ args }) => {
    const dialog = await opened();
    await userEvent.keyboard('{Escape}');
    const question = await dialogCalled('Fechar Verificação', 'alertdialog');
    await userEvent.click(await question.findByRole('button', { name: 'Voltar à verificação' }));
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Verificar' })).toBeVisible());
    await expect(args.onAnswer).not.toHaveBeenCalled();
    const [, close] = dialog.getAllByRole('button', { name: 'Fechar' });
    await userEvent.click(close as HTMLElement);
    await userEvent.click((await dialogCalled('Fechar Verificação', 'alertdialog')).getByRole('button', { name: 'Fechar verificação' }));
    await waitFor(() => expect(args.onAnswer).toHaveBeenCalledWith(false));
  },
};

export const AtLogin: Story = {
  name: 'Fechar no login',
  args: { atLogin: true },
  play: async ({ args }) => {
    await opened();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(args.onAnswer).toHaveBeenCalledWith(false));
  },
};
