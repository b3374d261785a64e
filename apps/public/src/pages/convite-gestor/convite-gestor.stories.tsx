import { answers, refuses } from '@esteto/api-client/testing/story-server';
import { manager } from '@esteto/auth/testing/story-people';
import { groupManager } from '@esteto/contract/duty/group-manager';
import { termsOfService } from '@esteto/contract/identity/terms-of-service';
import { publicScreen, publicServer } from '@esteto/shell/testing/public-screen.tsx';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { routes } from '../../routes.ts';

export default { title: 'Telas/Público/Convite de gestor' } satisfies Meta;

const view = {
  name: 'Otávio Reis',
  email: 'otavio.reis@vale.test',
  group: 'Rede Hospitalar Vale Verde',
  invited_by: 'Helena Castro',
  role: 'coordinator' as const,
  has_account: false,
};
const terms = answers(termsOfService.current, {
  id: 7,
  text: 'Termos.',
  published_at: '2026-11-01T12:00:00Z',
  what_changed: null,
  former_text: null,
});
const at = '/convite-gestor/um-convite';

export const NewAccount: StoryObj = {
  ...publicScreen({
    routes,
    at,
    answers: [
      answers(groupManager.look, view),
      terms,
      {
        endpoint: groupManager.enter,
        answer: () => ({ status: 422, body: { message: '', errors: { password: ['Senha fácil de adivinhar.'] } } }),
      },
    ],
  }),
  name: 'Sem conta',
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByText('Helena Castro convida você como Coordenador.')).toBeVisible();
    await userEvent.type(await page.findByLabelText(/^Senha/), 'cavalo bateria grampo');
    await userEvent.click(page.getByLabelText(/aceito os termos/));
    await userEvent.click(page.getByRole('button', { name: 'Entrar no grupo' }));
    await expect(await page.findByText('Senha fácil de adivinhar.')).toBeVisible();
    await expect(publicServer().requests.at(-1)?.body).toMatchObject({ token: 'um-convite', name: 'Otávio Reis', terms_id: 7 });
  },
};

/** In the name of whoever is signed in; with another account there is a way to the right one. */
export const KnownAccount: StoryObj = {
  ...publicScreen({
    routes,
    at,
    person: manager,
    answers: [
      answers(groupManager.look, { ...view, has_account: true }),
      refuses(groupManager.accept, 403, 'Este convite é de outro e-mail.'),
      terms,
    ],
  }),
  name: 'Com conta',
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByText(/O grupo entra na sua lista/)).toBeVisible();
    await userEvent.click(page.getByRole('button', { name: 'Aceitar convite' }));
    await expect(await page.findByRole('button', { name: 'Entrar com outra conta' })).toBeVisible();
  },
};

export const Over: StoryObj = {
  ...publicScreen({ routes, at, answers: [refuses(groupManager.look, 422, 'Este convite não vale mais.'), terms] }),
  name: 'Não vale mais',
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('heading', { name: 'Este convite não vale mais' })).toBeVisible();
  },
};
