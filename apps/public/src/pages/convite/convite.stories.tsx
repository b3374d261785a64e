import { answers, keepsWaiting, type StoryAnswer } from '@esteto/api-client/testing/story-server';
import { invite } from '@esteto/contract/invite';
import { termsOfService } from '@esteto/contract/terms-of-service';
import { codedError } from '@esteto/contract/wire-error';
import { publicScreen, publicServer } from '@esteto/shell/testing/public-screen.tsx';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { routes } from '../../routes.ts';

export default { title: 'Telas/Público/Convite' } satisfies Meta;

const view = {
  name: 'Bruno Alves',
  email: 'bruno@demo.test',
  company: 'Souza Medicina Ltda.',
  invited_by: 'Ana Souza',
  user_type: 'employee' as const,
  has_account: false,
};
const terms = answers(termsOfService.current, { id: 7, text: 'Termos.', published_at: '2026-11-01T12:00:00Z' });
const screen = (told: readonly StoryAnswer[]) => publicScreen({ routes, at: '/convite/um-convite', answers: [...told, terms] });

/** Who has no account makes one; what is sent is the token with it, once. */
export const NewAccount: StoryObj = {
  ...screen([
    answers(invite.look, view),
    { endpoint: invite.enter, answer: () => ({ status: 422, body: { message: '', errors: { password: ['Senha fácil de adivinhar.'] } } }) },
  ]),
  name: 'Sem conta',
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByText('Ana Souza convida você como funcionário.')).toBeVisible();
    await userEvent.type(await page.findByLabelText(/^Senha/), 'cavalo bateria grampo');
    await userEvent.click(page.getByLabelText(/aceito os termos/));
    await userEvent.click(page.getByRole('button', { name: 'Entrar na empresa' }));
    await expect(await page.findByText('Senha fácil de adivinhar.')).toBeVisible();
    await expect(publicServer().requests.at(-1)?.body).toMatchObject({ token: 'um-convite', name: 'Bruno Alves', terms_id: 7 });
  },
};

export const KnownAccount: StoryObj = {
  ...screen([answers(invite.look, { ...view, has_account: true })]),
  name: 'Com conta',
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('form', { name: 'Entrar' })).toBeVisible();
    await expect(within(canvasElement).getByText('bruno@demo.test')).toBeVisible();
  },
};

export const Over: StoryObj = {
  ...screen([{ endpoint: invite.look, answer: () => ({ status: 422, body: codedError('invite_invalid') }) }]),
  name: 'Não vale mais',
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('heading', { name: 'Este convite não vale mais' })).toBeVisible();
  },
};

export const Waiting: StoryObj = { ...screen([keepsWaiting(invite.look)]), name: 'Carregando' };
