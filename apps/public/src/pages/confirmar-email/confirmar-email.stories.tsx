import type { FakeAnswer } from '@esteto/api-client/testing/fake-fetch';
import type { StoryAnswer } from '@esteto/api-client/testing/story-server';
import { codedError } from '@esteto/contract/coded-error';
import { signup } from '@esteto/contract/opening/signup';
import { publicScreen, publicServer } from '@esteto/shell/testing/public-screen.tsx';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { routes } from '../../routes.ts';

const DONE: FakeAnswer = { body: { is_unclaimed: false } };

/** The first call gets the first answer; the last one stays. */
const screen = (told: FakeAnswer[], ...more: StoryAnswer[]) => {
  const answer = () => told[Math.min(publicServer().requests.length, told.length) - 1] ?? DONE;
  return publicScreen({ routes, at: '/confirmar-email/482193', answers: [{ endpoint: signup.confirm, answer }, ...more] });
};

export default { title: 'Telas/Público/Confirmar e-mail' } satisfies Meta;

export const Confirms: StoryObj = {
  ...screen([DONE]),
  name: 'Confirmado',
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('heading', { name: 'E-mail verificado com sucesso.' })).toBeVisible();
    await expect(publicServer().requests[0]).toMatchObject({ path: 'signups/confirm', body: { code: '482193', key: null } });
  },
};

/** Asked for on another device: the password is set here. */
export const ElsewhereAsked: StoryObj = {
  ...screen([{ body: { is_unclaimed: true } }], { endpoint: signup.choosePassword, answer: () => ({ status: 204 }) }),
  name: 'Pedida em outro aparelho',
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.type(await page.findByLabelText(/^Senha/), 'cavalo bateria grampo');
    await userEvent.click(page.getByRole('button', { name: 'Definir a senha' }));
    await expect(await page.findByRole('heading', { name: 'Conta pronta' })).toBeVisible();
    await expect(publicServer().requests.at(-1)).toMatchObject({
      path: 'signups/password',
      body: { code: '482193', password: 'cavalo bateria grampo' },
    });
  },
};

export const Ended: StoryObj = {
  ...screen([{ status: 422, body: codedError('code_invalid') }]),
  name: 'Link que não vale mais',
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('heading', { name: 'Este link não vale mais' })).toBeVisible();
  },
};

/** What is no fault of the link may be tried again. */
export const Away: StoryObj = {
  ...screen([{ status: 500, body: { message: '' } }, DONE]),
  name: 'Servidor fora do ar',
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Tentar de novo' }));
    await expect(await within(canvasElement).findByRole('heading', { name: 'E-mail verificado com sucesso.' })).toBeVisible();
  },
};
