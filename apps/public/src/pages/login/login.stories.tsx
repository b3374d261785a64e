import { passwordRecovery } from '@esteto/contract/identity/password-recovery';
import { publicScreen, publicServer } from '@esteto/shell/testing/public-screen.tsx';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { routes } from '../../routes.ts';

const screen = publicScreen({ routes, at: '/', answers: [{ endpoint: passwordRecovery.ask, answer: () => ({ status: 204 }) }] });

export default { title: 'Telas/Público/Entrar' } satisfies Meta;

export const AtRest: StoryObj = { ...screen, name: 'Entrar' };

/** The answer is the same whether there is an account or not. */
export const Forgotten: StoryObj = {
  ...screen,
  name: 'Esqueci minha senha',
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Esqueci minha senha' }));
    const dialog = within(await within(document.body).findByRole('dialog', { name: 'Esqueci minha senha' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Enviar link' }));
    await expect(await dialog.findByText(/E-mail/, { selector: '[id$=-error]' })).toBeVisible();
    await userEvent.type(dialog.getByLabelText(/^E-mail/), 'ana@souza.com.br');
    await userEvent.click(dialog.getByRole('button', { name: 'Enviar link' }));
    await expect(await within(document.body).findByText('Se houver uma conta com este e-mail, o link chega em instantes.')).toBeVisible();
    await waitFor(() => expect(within(document.body).queryByRole('dialog')).toBeNull());
    await expect(publicServer().requests).toEqual([{ method: 'POST', path: 'recover-password/ask', body: { email: 'ana@souza.com.br' } }]);
  },
};
