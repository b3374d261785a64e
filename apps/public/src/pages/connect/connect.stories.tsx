import type { FakeAnswer } from '@esteto/api-client/testing/fake-fetch';
import { codedError } from '@esteto/contract/coded-error';
import { connect } from '@esteto/contract/identity/connect';
import { publicScreen, publicServer } from '@esteto/shell/testing/public-screen.tsx';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { routes } from '../../routes.ts';

const screen = (at: string, answer: FakeAnswer) =>
  publicScreen({
    routes,
    at,
    answers: [
      { endpoint: connect.begin, answer: () => answer },
      { endpoint: connect.finish, answer: () => answer },
    ],
  });

export default { title: 'Telas/Público/Conta corporativa' } satisfies Meta;

export const Off: StoryObj = {
  ...screen('/connect', { status: 500 }),
  name: 'Não está ligada',
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText(/não está ligada/)).toBeVisible();
    await expect(publicServer().requests).toEqual([]);
    await expect(within(canvasElement).getByRole('link', { name: 'Voltar para a entrada' })).toHaveAttribute('href', '/');
  },
};

export const Away: StoryObj = {
  ...screen('/connect', { status: 502, body: codedError('connect_failed') }),
  name: 'O provedor não responde',
  loaders: [
    () => {
      document.documentElement.dataset.connect = 'on';
    },
  ],
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText(/não responde/)).toBeVisible();
    await expect(publicServer().requests[0]).toMatchObject({ method: 'GET', path: 'csrf-cookie' });
    delete document.documentElement.dataset.connect;
  },
};

export const Unknown: StoryObj = {
  ...screen('/connect?code=abc&state=def', { status: 422, body: codedError('connect_unknown') }),
  name: 'Conta de ninguém da equipe',
  loaders: [() => sessionStorage.setItem('esteto.connect', 'o segredo desta tentativa')],
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText(/não é de ninguém da equipe/)).toBeVisible();
    const body = { attempt: 'o segredo desta tentativa', code: 'abc', state: 'def' };
    await expect(publicServer().requests[0]).toMatchObject({ path: 'connect', body });
    await expect(sessionStorage.getItem('esteto.connect')).toBeNull();
  },
};
