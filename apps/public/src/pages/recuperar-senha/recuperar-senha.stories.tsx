import type { FakeAnswer } from '@esteto/api-client/testing/fake-fetch';
import { codedError } from '@esteto/contract/coded-error';
import { passwordRecovery } from '@esteto/contract/identity/password-recovery';
import { publicScreen, publicServer } from '@esteto/shell/testing/public-screen.tsx';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { routes } from '../../routes.ts';

const screen = (told: FakeAnswer) =>
  publicScreen({ routes, at: '/recuperar-senha/um-link', answers: [{ endpoint: passwordRecovery.recover, answer: () => told }] });

export default { title: 'Telas/Público/Definir a senha' } satisfies Meta;

const choose = async (root: HTMLElement, password: string) => {
  const field = await within(root).findByLabelText(/^Nova senha/);
  await userEvent.clear(field);
  await userEvent.type(field, password);
  await userEvent.click(within(root).getByRole('button', { name: 'Definir a senha' }));
};

/** A password that is too short is refused here; a good one is sent once, with what the link brought. */
export const Sets: StoryObj = {
  ...screen({ status: 204 }),
  name: 'Definir',
  play: async ({ canvasElement }) => {
    await choose(canvasElement, 'curta');
    await expect(await within(canvasElement).findByText(/pelo menos 8 caracteres\.$/)).toBeVisible();
    await expect(publicServer().requests).toEqual([]);
    await choose(canvasElement, 'a senha que escolhi');
    await expect(await within(canvasElement).findByRole('heading', { name: 'Senha definida' })).toBeVisible();
    await expect(publicServer().requests).toEqual([
      { method: 'POST', path: 'recover-password', body: { token: 'um-link', password: 'a senha que escolhi' } },
    ]);
    await expect(within(canvasElement).getByRole('link', { name: 'Entrar' })).toHaveAttribute('href', '/');
  },
};

/** A link that was used, or is too old, says so above the form. */
export const Ended: StoryObj = {
  ...screen({ status: 422, body: codedError('recovery_link_invalid') }),
  name: 'Link que não vale mais',
  play: async ({ canvasElement }) => {
    await choose(canvasElement, 'a senha que escolhi');
    await expect(await within(canvasElement).findByRole('alert')).toHaveTextContent('Este link não vale mais');
  },
};
