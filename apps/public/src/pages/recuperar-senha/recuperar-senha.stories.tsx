import type { FakeAnswer } from '@esteto/api-client/testing/fake-fetch';
import { codedError } from '@esteto/contract/coded-error';
import { passwordRecovery } from '@esteto/contract/identity/password-recovery';
import { publicScreen, publicServer } from '@esteto/shell/testing/public-screen.tsx';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { routes } from '../../routes.ts';

const HOLDS: FakeAnswer = { status: 200, body: { is_invite: false } };
const OVER: FakeAnswer = { status: 422, body: codedError('recovery_link_invalid') };

const screen = ({ look = HOLDS, recover }: { look?: FakeAnswer; recover: FakeAnswer }) =>
  publicScreen({
    routes,
    at: '/recuperar-senha/um-link',
    answers: [
      { endpoint: passwordRecovery.look, answer: () => look },
      { endpoint: passwordRecovery.recover, answer: () => recover },
      { endpoint: passwordRecovery.ask, answer: () => ({ status: 204 }) },
    ],
  });

const setting = () => publicServer().requests.filter(({ path }) => path === 'recover-password');

export default { title: 'Telas/Público/Definir a senha' } satisfies Meta;

const choose = async (root: HTMLElement, password: string) => {
  const field = await within(root).findByLabelText(/^Nova senha/);
  await userEvent.clear(field);
  await userEvent.type(field, password);
  await userEvent.click(within(root).getByRole('button', { name: 'Definir a senha' }));
};

/** A password that is too short is refused here; a good one is sent once, with what the link brought. */
export const Sets: StoryObj = {
  ...screen({ recover: { status: 204 } }),
  name: 'Definir',
  play: async ({ canvasElement }) => {
    await choose(canvasElement, 'curta');
    await expect(await within(canvasElement).findByText(/pelo menos 8 caracteres\.$/)).toBeVisible();
    await expect(setting()).toEqual([]);
    await choose(canvasElement, 'a senha que escolhi');
    await expect(await within(canvasElement).findByRole('heading', { name: 'Senha definida' })).toBeVisible();
    await expect(setting()).toEqual([
      { method: 'POST', path: 'recover-password', body: { token: 'um-link', password: 'a senha que escolhi' } },
    ]);
    await expect(within(canvasElement).getByRole('link', { name: 'Entrar' })).toHaveAttribute('href', '/');
  },
};

/** A link that was used, or is too old, says so before anybody types, and asks for another. */
export const Ended: StoryObj = {
  ...screen({ look: OVER, recover: OVER }),
  name: 'Link que não vale mais',
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('heading', { name: 'Este link não vale mais' })).toBeVisible();
    await expect(within(canvasElement).queryByLabelText(/^Nova senha/)).toBeNull();
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Pedir outro link' }));
    const dialog = within(await within(document.body).findByRole('dialog', { name: 'Esqueci minha senha' }));
    await userEvent.type(dialog.getByRole('textbox', { name: 'E-mail' }), 'ana@exemplo.com.br');
    await userEvent.click(dialog.getByRole('button', { name: 'Enviar link' }));
    await within(document.body).findByText('Se houver uma conta com este e-mail, o link chega em instantes.');
  },
};

/** A link that ends while one chooses says so above the form. */
export const EndsMeanwhile: StoryObj = {
  ...screen({ recover: OVER }),
  name: 'Link que venceu enquanto isso',
  play: async ({ canvasElement }) => {
    await choose(canvasElement, 'a senha que escolhi');
    await expect(await within(canvasElement).findByRole('alert')).toHaveTextContent('Este link não vale mais');
  },
};

/** Who was asked into the staff never had a password. */
export const Invited: StoryObj = {
  ...screen({ look: { status: 200, body: { is_invite: true } }, recover: { status: 204 } }),
  name: 'Convite para a equipe',
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('heading', { name: 'Bem-vindo à equipe. Defina a sua senha' })).toBeVisible();
  },
};
