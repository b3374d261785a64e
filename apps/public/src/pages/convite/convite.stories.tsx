import { answers, keepsWaiting, refuses, type StoryAnswer } from '@esteto/api-client/testing/story-server';
import { doctor, type StoryPerson } from '@esteto/auth/testing/story-people';
import { codedError } from '@esteto/contract/coded-error';
import { invite } from '@esteto/contract/identity/invite';
import { session } from '@esteto/contract/identity/session';
import { termsOfService } from '@esteto/contract/identity/terms-of-service';
import { publicScreen, publicServer } from '@esteto/shell/testing/public-screen.tsx';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { keepAskedSignup } from '../../features/cadastro/asked-signup.ts';
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
const terms = answers(termsOfService.current, {
  id: 7,
  text: 'Termos.',
  published_at: '2026-11-01T12:00:00Z',
  what_changed: null,
  former_text: null,
});
const screen = (told: readonly StoryAnswer[], person?: StoryPerson) =>
  publicScreen({ routes, at: '/convite/um-convite', answers: [...told, terms], ...(person && { person }) });

/** In a browser that somebody is signed in with. */
const signedIn = (told: readonly StoryAnswer[]) => screen([answers(invite.look, { ...view, has_account: true }), ...told], doctor);

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

/** In the name of whoever is signed in; a partner waits for a second person's yes. */
export const SignedIn: StoryObj = {
  ...signedIn([answers(invite.accept, { company_id: 3, awaits_confirmation: true })]),
  name: 'Com conta, já dentro',
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Aceitar convite' }));
    await expect(await within(canvasElement).findByRole('heading', { name: 'Convite aceito. Falta uma confirmação' })).toBeVisible();
    await expect(publicServer().requests.at(-1)).toMatchObject({ path: 'invites/accept', body: { token: 'um-convite' } });
    await expect(publicServer().signed.at(-1)).toBe(true);
  },
};

/** A session that is over is begun anew on the spot. */
export const SessionOver: StoryObj = {
  ...signedIn([refuses(invite.accept, 401, 'Sua sessão expirou, por favor faça novamente o login.')]),
  name: 'Com a sessão vencida',
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Aceitar convite' }));
    await expect(await within(canvasElement).findByRole('form', { name: 'Entrar' })).toBeVisible();
  },
};

/** Signed in with another account: there is a way to the right one. */
export const OtherAccount: StoryObj = {
  ...signedIn([
    { endpoint: invite.accept, answer: () => ({ status: 403, body: codedError('invite_for_other') }) },
    { endpoint: session.logout, answer: () => ({ status: 204 }) },
  ]),
  name: 'Com a conta de outro e-mail',
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Aceitar convite' }));
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Entrar com outra conta' }));
    await expect(await within(canvasElement).findByRole('form', { name: 'Entrar' })).toBeVisible();
  },
};

/** A copied link proves no address: the code that goes there is asked for. */
export const ByCopy: StoryObj = {
  ...screen([
    answers(invite.look, view),
    answers(invite.enter, { company_id: 3, awaits_confirmation: false, access_token: null, user: null }),
  ]),
  name: 'Por um link copiado',
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.type(await page.findByLabelText(/^Senha/), 'cavalo bateria grampo');
    await userEvent.click(page.getByLabelText(/aceito os termos/));
    await userEvent.click(page.getByRole('button', { name: 'Entrar na empresa' }));
    await expect(await within(document.body).findByRole('dialog', { name: 'Confirme o seu e-mail' })).toBeVisible();
    keepAskedSignup(null);
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
