import { answers, keepsWaiting, refuses, type StoryAnswer } from '@esteto/api-client/testing/story-server';
import { doctor, type StoryPerson } from '@esteto/auth/testing/story-people';
import { codedError } from '@esteto/contract/coded-error';
import { type AccreditationInviteView, accreditationInvite } from '@esteto/contract/duty/accreditation-invite';
import { session } from '@esteto/contract/identity/session';
import { termsOfService } from '@esteto/contract/identity/terms-of-service';
import { publicScreen, publicServer } from '@esteto/shell/testing/public-screen.tsx';
import { phone } from '@esteto/ui/testing/story-dialog';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { routes } from '../../routes.ts';

export default { title: 'Telas/Público/Convite de credenciamento' } satisfies Meta;

const view: AccreditationInviteView = {
  name: 'Rui Barreto',
  email: 'rui@demo.test',
  group: 'Cooperativa Médica do Planalto',
  invited_by: 'Helena Castro',
  message: 'Temos plantões de fim de semana na clínica médica.\nVenha conosco.',
  unit_names: 'Hospital São Lucas, UPA Vila Mariana',
  proofs: [
    { name: 'ACLS', is_required: true },
    { name: 'PALS', is_required: false },
  ],
  account: 'none',
};
const terms = answers(termsOfService.current, {
  id: 7,
  text: 'Termos.',
  published_at: '2026-11-01T12:00:00Z',
  what_changed: null,
  former_text: null,
});
const screen = (told: readonly StoryAnswer[], person?: StoryPerson) =>
  publicScreen({ routes, at: '/convite-credenciamento/um-convite', answers: [...told, terms], ...(person && { person }) });

/** Who has no account sees what is asked and makes one; what is wrong stands beside its field. */
export const NewAccount: StoryObj = {
  ...screen([
    answers(accreditationInvite.look, view),
    {
      endpoint: accreditationInvite.enter,
      answer: () => ({ status: 422, body: { message: '', errors: { password: ['Senha fácil de adivinhar.'] } } }),
    },
  ]),
  name: 'Sem conta',
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByText('Helena Castro convida você a se credenciar para os plantões.')).toBeVisible();
    await expect(page.getByText('PALS (não é obrigatório)')).toBeVisible();
    await userEvent.type(await page.findByLabelText(/^Telefone/), '81999998888');
    await userEvent.type(page.getByLabelText(/^Senha/), 'cavalo bateria grampo');
    await userEvent.click(page.getByLabelText(/aceito os termos/));
    await userEvent.click(page.getByRole('button', { name: 'Criar conta e ver o convite' }));
    await expect(await page.findByText('Senha fácil de adivinhar.')).toBeVisible();
    await expect(publicServer().requests.at(-1)?.body).toMatchObject({ token: 'um-convite', phone: '81999998888', terms_id: 7 });
  },
};

export const OnAPhone: StoryObj = {
  ...screen([answers(accreditationInvite.look, { ...view, message: 'x'.repeat(120) })]),
  ...phone,
  name: 'No celular',
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByLabelText(/^Senha/)).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};

/** Signed in with the account of another e-mail: there is a way to the right one. */
export const OtherAccount: StoryObj = {
  ...screen(
    [
      answers(accreditationInvite.look, { ...view, message: null, unit_names: null, proofs: [], account: 'doctor' }),
      { endpoint: accreditationInvite.accept, answer: () => ({ status: 403, body: codedError('invite_for_other') }) },
      { endpoint: session.logout, answer: () => ({ status: 204 }) },
    ],
    doctor,
  ),
  name: 'Com a conta de outro e-mail',
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole('button', { name: 'Aceitar convite' }));
    await userEvent.click(await page.findByRole('button', { name: 'Entrar com outra conta' }));
    await expect(await page.findByRole('form', { name: 'Entrar' })).toBeVisible();
  },
};

/** The e-mail is of an account that nobody is accredited with. */
export const NoDoctor: StoryObj = {
  ...screen([answers(accreditationInvite.look, { ...view, account: 'other' })]),
  name: 'E-mail de quem não se credencia',
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByText(/Peça ao grupo um convite para outro e-mail seu/)).toBeVisible();
    await expect(page.queryByLabelText(/^Senha/)).toBeNull();
  },
};

export const Over: StoryObj = {
  ...screen([refuses(accreditationInvite.look, 422, 'Este convite não vale mais.')]),
  name: 'Não vale mais',
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('heading', { name: 'Este convite não vale mais' })).toBeVisible();
  },
};

export const Failed: StoryObj = {
  ...screen([refuses(accreditationInvite.look, 500, 'Erro.')]),
  name: 'Com erro',
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('button', { name: 'Tentar de novo' })).toBeVisible();
  },
};

export const Waiting: StoryObj = { ...screen([keepsWaiting(accreditationInvite.look)]), name: 'Carregando' };
