import type { FakeAnswer } from '@esteto/api-client/testing/fake-fetch';
import { session } from '@esteto/contract/session';
import { codedError } from '@esteto/contract/wire-error';
import { publicScreen, publicServer } from '@esteto/shell/testing/public-screen.tsx';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { routes } from '../../routes.ts';

/** The first call gets the first answer; the last one stays. */
const screen = (...told: FakeAnswer[]) => {
  const answer = () => told[Math.min(publicServer().requests.length, told.length) - 1] ?? { status: 204 };
  return publicScreen({ routes, at: '/confirmar-email/482193', answers: [{ endpoint: session.verifyEmail, answer }] });
};

export default { title: 'Telas/Público/Confirmar e-mail' } satisfies Meta;

export const Confirms: StoryObj = {
  ...screen({ status: 204 }),
  name: 'Confirmado',
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('heading', { name: 'E-mail verificado com sucesso.' })).toBeVisible();
    await expect(publicServer().requests[0]).toMatchObject({ method: 'GET', path: 'verify-email/482193' });
  },
};

export const Ended: StoryObj = {
  ...screen({ status: 422, body: codedError('code_invalid') }),
  name: 'Link que não vale mais',
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('heading', { name: 'Este link não vale mais' })).toBeVisible();
  },
};

/** What is no fault of the link may be tried again. */
export const Away: StoryObj = {
  ...screen({ status: 500, body: { message: '' } }, { status: 204 }),
  name: 'Servidor fora do ar',
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Tentar de novo' }));
    await expect(await within(canvasElement).findByRole('heading', { name: 'E-mail verificado com sucesso.' })).toBeVisible();
  },
};
