import { startApi } from '@esteto/api-client/api';
import { type FakeAnswer, type FakeRequest, fakeFetch } from '@esteto/api-client/testing/fake-fetch';
import { dialogCalled, pasteCode } from '@esteto/ui/testing/story-dialog';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { LoginForm } from './login-form.tsx';

const UNVERIFIED: FakeAnswer = { status: 401, body: { message: 'Acesso não autorizado, e-mail não verificado.' } };
const ANA = { id: 1, type: 'doctor', name: 'Ana', permissions: [], flags: [] };

let answer: (request: FakeRequest) => FakeAnswer = () => ({});
let server: ReturnType<typeof fakeFetch>;

const meta = {
  title: 'Telas/Público/Entrar',
  component: LoginForm,
  args: { onDone: fn() },
  beforeEach: () => {
    server = fakeFetch((request) => answer(request));
    startApi({ token: () => null, onFailure: () => undefined });
    return () => {
      server.undo();
      localStorage.removeItem('esteto.access_token');
      localStorage.removeItem('esteto.session');
    };
  },
} satisfies Meta<typeof LoginForm>;
export default meta;
type Story = StoryObj<typeof LoginForm>;

const enter = async (root: HTMLElement) => {
  await userEvent.type(within(root).getByLabelText('E-mail'), 'ana.souza@clinica.com.br');
  await userEvent.type(within(root).getByLabelText('Senha'), 'segredo');
  await userEvent.click(within(root).getByRole('button', { name: 'Entrar' }));
};
const logins = () => server.requests.filter(({ path }) => path === 'login');

/** The code is asked for, and the login is tried again by itself. */
export const Unverified: Story = {
  name: 'E-mail não verificado',
  play: async ({ canvasElement, args }) => {
    let verified = false;
    answer = ({ path }) => {
      if (path !== 'login') {
        verified = true;
        return { status: 204 };
      }
      return verified ? { body: { access_token: 'a-token', user: ANA } } : UNVERIFIED;
    };
    await enter(canvasElement);
    const dialog = await dialogCalled('E-mail não verificado');
    await expect(await dialog.findByText('ana.souza@clinica.com.br')).toBeVisible();
    await userEvent.click(dialog.getAllByRole('textbox')[0] as HTMLElement);
    await userEvent.keyboard('A7K2QX{Enter}');
    await waitFor(() => expect(args.onDone).toHaveBeenCalledWith(expect.objectContaining({ name: 'Ana' })));
    await expect(logins()).toHaveLength(2);
    await expect(logins()[1]?.body).toEqual({
      email: 'ana.souza@clinica.com.br',
      password: 'segredo',
      '2fa_key': null,
      remember_device: false,
    });
  },
};

/** Closing the dialog leaves the form as it was, with the reason. */
export const GivesUp: Story = {
  name: 'Fechar a verificação',
  play: async ({ canvasElement, args }) => {
    answer = () => UNVERIFIED;
    await enter(canvasElement);
    await dialogCalled('E-mail não verificado');
    await userEvent.keyboard('{Escape}');
    await expect(await within(canvasElement).findByRole('alert')).toHaveTextContent('Acesso não autorizado, e-mail não verificado.');
    await expect(within(canvasElement).getByLabelText('E-mail')).toHaveValue('ana.souza@clinica.com.br');
    await expect(args.onDone).not.toHaveBeenCalled();
    await expect(logins()).toHaveLength(1);
  },
};

const SECOND_FACTOR: FakeAnswer = { status: 401, body: { message: 'Digite o código de autenticação em dois fatores.' } };
const REFUSED: FakeAnswer = { status: 422, body: { message: 'Insira um código válido.', code: 'code_invalid' } };

/** A wrong code is said in the dialog; the right one enters with what was typed before. */
export const TwoFactor: Story = {
  name: 'Dois fatores',
  play: async ({ canvasElement, args }) => {
    answer = ({ body }) => {
      const { '2fa_key': key } = body as { '2fa_key': string | null };
      if (key === null) return SECOND_FACTOR;
      return key === '123456' ? { body: { access_token: 'a-token', user: ANA } } : REFUSED;
    };
    await enter(canvasElement);
    const dialog = await dialogCalled('Autenticação em dois fatores');
    await userEvent.click(dialog.getAllByRole('textbox')[0] as HTMLElement);
    await userEvent.keyboard('000000{Enter}');
    await expect(await dialog.findByText('Insira um código válido.')).toBeVisible();
    await expect(args.onDone).not.toHaveBeenCalled();
    await pasteCode(dialog, '123456');
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(args.onDone).toHaveBeenCalledWith(expect.objectContaining({ name: 'Ana' })));
    await expect(logins().at(-1)?.body).toEqual({
      email: 'ana.souza@clinica.com.br',
      password: 'segredo',
      '2fa_key': '123456',
      remember_device: false,
    });
    await expect(within(document.body).queryByRole('dialog')).toBeNull();
  },
};

/** The box beside the code goes along with it; the server keeps the browser in mind. */
export const Remembered: Story = {
  name: 'Lembrar este dispositivo',
  play: async ({ canvasElement, args }) => {
    answer = ({ body }) => {
      const { '2fa_key': key } = body as { '2fa_key': string | null };
      return key === null ? SECOND_FACTOR : { body: { access_token: 'a-token', user: ANA } };
    };
    await enter(canvasElement);
    const dialog = await dialogCalled('Autenticação em dois fatores');
    await userEvent.click(dialog.getByRole('checkbox', { name: /Lembrar este dispositivo por 30 dias/ }));
    await pasteCode(dialog, '123456');
    await userEvent.click(dialog.getByRole('button', { name: 'Autenticar' }));
    await waitFor(() => expect(args.onDone).toHaveBeenCalledWith(expect.objectContaining({ name: 'Ana' })));
    await expect(logins().map(({ body }) => body)).toMatchObject([
      { '2fa_key': null, remember_device: false },
      { '2fa_key': '123456', remember_device: true },
    ]);
  },
};

/** Closing the dialog leaves the form as it was. */
export const WithoutCode: Story = {
  name: 'Fechar os dois fatores',
  play: async ({ canvasElement, args }) => {
    answer = () => SECOND_FACTOR;
    await enter(canvasElement);
    await dialogCalled('Autenticação em dois fatores');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(within(document.body).queryByRole('dialog')).toBeNull());
    await expect(within(canvasElement).getByLabelText('E-mail')).toHaveValue('ana.souza@clinica.com.br');
    await expect(within(canvasElement).getByRole('button', { name: 'Entrar' })).toBeEnabled();
    await expect(args.onDone).not.toHaveBeenCalled();
  },
};

export const Wrong: Story = {
  name: 'E-mail ou senha incorretos',
  play: async ({ canvasElement }) => {
    answer = () => ({ status: 401, body: { message: 'E-mail ou senha incorretos.' } });
    await enter(canvasElement);
    await expect(await within(canvasElement).findByRole('alert')).toHaveTextContent('E-mail ou senha incorretos.');
    await expect(within(document.body).queryByRole('dialog')).toBeNull();
  },
};

/** Too many tries are a warning, no mistake in what was typed. */
export const TooMany: Story = {
  name: 'Muitas tentativas',
  play: async ({ canvasElement }) => {
    answer = () => ({ status: 429, body: { message: '' } });
    await enter(canvasElement);
    await expect(await within(canvasElement).findByRole('status')).toHaveTextContent(
      'Você está realizando muitas ações em um curto período de tempo. Tente novamente mais tarde.',
    );
  },
};
