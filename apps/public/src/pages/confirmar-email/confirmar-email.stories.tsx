import { startApi } from '@esteto/api-client/api';
import { type FakeAnswer, fakeFetch } from '@esteto/api-client/testing/fake-fetch';
import { codedError } from '@esteto/contract/wire-error';
import { PublicScreen } from '@esteto/shell/testing/public-screen.tsx';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { routes } from '../../routes.ts';

let answer: FakeAnswer;
let server: ReturnType<typeof fakeFetch>;

const meta = {
  title: 'Telas/Público/Confirmar e-mail',
  component: PublicScreen,
  args: { routes, at: '/confirmar-email/482193' },
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

export const Confirms: Story = {
  name: 'Confirmado',
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('heading', { name: 'E-mail verificado com sucesso.' })).toBeVisible();
    await expect(server.requests[0]).toMatchObject({ method: 'GET', path: 'verify-email/482193' });
  },
};

export const Ended: Story = {
  name: 'Link que não vale mais',
  beforeEach: () => {
    answer = { status: 422, body: codedError('code_invalid') };
  },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('heading', { name: 'Este link não vale mais' })).toBeVisible();
  },
};

/** What is no fault of the link may be tried again. */
export const Away: Story = {
  name: 'Servidor fora do ar',
  beforeEach: () => {
    answer = { status: 500, body: { message: '' } };
  },
  play: async ({ canvasElement }) => {
    const again = await within(canvasElement).findByRole('button', { name: 'Tentar de novo' });
    answer = { status: 204 };
    await userEvent.click(again);
    await expect(await within(canvasElement).findByRole('heading', { name: 'E-mail verificado com sucesso.' })).toBeVisible();
  },
};
