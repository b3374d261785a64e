import { startApi } from '@esteto/api-client/api';
import { type FakeAnswer, type FakeRequest, fakeFetch } from '@esteto/api-client/testing/fake-fetch';
import { dialogCalled, pasteCode } from '@esteto/ui/testing/story-dialog';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { OwnTwoFactor } from './own-two-factor.tsx';

let active = false;
let server: ReturnType<typeof fakeFetch>;

const PERSON = { id: 1, type: 'doctor', name: 'Ana', email: 'ana.souza@clinica.com.br', permissions: [], flags: [] };
const CODES = Array.from({ length: 10 }, (_, index) => `ABCD${index}-FGHJK`);

const answer = ({ path, body }: FakeRequest): FakeAnswer => {
  if (path === 'user/2fa/qr-code') return { body: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>' };
  if (path === 'user/2fa/key') return { body: { key: 'JBSWY3DPEHPK3PXP', uri: 'otpauth://totp/Esteto' } };
  if (path === 'user') return { body: { ...PERSON, has_two_factor: active } };
  if ((body as { '2fa_key': string })['2fa_key'] !== '123456') return { status: 422, body: { message: 'Insira um código válido.' } };
  active = path === 'user/2fa/activate';
  return active ? { body: { recovery_codes: CODES } } : { status: 204 };
};

const meta = {
  title: 'Diálogos/Minha autenticação em dois fatores',
  component: OwnTwoFactor,
  args: { onClose: fn() },
  beforeEach: () => {
    server = fakeFetch(answer);
    startApi({ token: () => 'a-token', onFailure: () => undefined });
    return () => server.undo();
  },
} satisfies Meta<typeof OwnTwoFactor>;
export default meta;
type Story = StoryObj<typeof OwnTwoFactor>;

/** After the code of the app the recovery codes are shown, and nothing closes before the person says that they are kept. */
export const TurnOn: Story = {
  name: 'Ativar',
  beforeEach: () => {
    active = false;
  },
  play: async ({ args }) => {
    const dialog = await dialogCalled('Autenticação em dois fatores');
    await dialog.findByText('JBSW Y3DP EHPK 3PXP');
    await pasteCode(dialog, '000000');
    await userEvent.keyboard('{Enter}');
    await expect(await dialog.findByText('Insira um código válido.')).toBeVisible();
    await pasteCode(dialog, '123456');
    await userEvent.keyboard('{Enter}');
    const codes = await dialogCalled('Guarde seus códigos de recuperação');
    await expect(await codes.findByText('ABCD9-FGHJK')).toBeVisible();
    await expect(args.onClose).not.toHaveBeenCalled();
    await userEvent.click(codes.getByRole('button', { name: 'Guardei os códigos' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const TurnOff: Story = {
  name: 'Desativar',
  beforeEach: () => {
    active = true;
  },
  play: async ({ args }) => {
    const dialog = await dialogCalled('Desativar autenticação em dois fatores');
    await pasteCode(dialog, '123456');
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
    await expect(server.requests.some(({ path }) => path === 'user/2fa/deactivate')).toBe(true);
  },
};
