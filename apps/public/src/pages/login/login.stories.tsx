import { startApi } from '@esteto/api-client/api';
import { type FakeAnswer, fakeFetch } from '@esteto/api-client/testing/fake-fetch';
import { PublicScreen } from '@esteto/shell/testing/public-screen.tsx';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { routes } from '../../routes.ts';

let answer: FakeAnswer;
let server: ReturnType<typeof fakeFetch>;

const meta = {
  title: 'Telas/Público/Entrar',
  component: PublicScreen,
  args: { routes, at: '/' },
  parameters: { screen: true },
  beforeEach: () => {
    answer = { status: 204 };
    server = fakeFetch(() => answer);
    startApi({ token: () => null, onFailure: () => undefined });
    return () => server.undo();
  },
} satisfies Meta<typeof PublicScreen>;
export default meta;
type Story = StoryObj<typeof PublicScreen>;

export const AtRest: Story = { name: 'Entrar' };

/** The answer is the same whether there is an account or not. */
export const Forgotten: Story = {
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
    await expect(server.requests).toEqual([{ method: 'POST', path: 'recover-password/ask', body: { email: 'ana@souza.com.br' } }]);
  },
};
