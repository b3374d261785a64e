import { answers, refuses } from '@esteto/api-client/testing/story-server';
import { doctor } from '@esteto/auth/testing/story-people';
import { account } from '@esteto/contract/identity/account';
import { twoFactor } from '@esteto/contract/identity/two-factor';
import { dataExport } from '@esteto/contract/office/data-export';
import { notice } from '@esteto/contract/office/notice';
import { storyScreen, theServer } from '@esteto/shell/testing/story-screen.tsx';
import { dialogCalled, pasteCode, phone } from '@esteto/ui/testing/story-dialog';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { routes } from '../../routes.ts';

const own = {
  id: 1,
  version: 3,
  name: 'Ana Souza',
  email: 'ana.souza@clinica.com.br',
  notifications_email: null,
  notifications_email_asked: null,
  closes_at: null,
  alone_in: [],
};

const sessions = [
  {
    id: 9,
    device: 'Chrome no Windows',
    ip: '203.0.113.7',
    created_at: '2026-11-18T10:00:00Z',
    last_used_at: '2026-11-20T12:40:00Z',
    is_current: true,
  },
  {
    id: 8,
    device: 'Safari no iPhone',
    ip: '198.51.100.24',
    created_at: '2026-11-10T22:10:00Z',
    last_used_at: '2026-11-19T23:05:00Z',
    is_current: false,
  },
];

const accesses = ['Entrada na conta', 'Senha alterada', 'Entrada na conta', 'Saída da conta'].map((label, index) => ({
  id: 40 - index,
  label,
  device: index === 1 ? null : 'Chrome no Windows',
  ip: '203.0.113.7',
  created_at: `2026-11-${18 - index}T1${index}:00:00Z`,
}));

const kinds = ['boleto.created' as const, 'closing.closed' as const, 'invoice.issued' as const];
const notices = {
  version: 1,
  kinds,
  mail_kinds: kinds.slice(0, 2),
  bell: kinds,
  mail: kinds.slice(0, 2),
  is_digest: false,
  quiet_from: '22:00',
  quiet_until: '07:00',
};

const copies = [{ id: 2, state: 'done' as const, created_at: '2026-11-19T10:00:00Z', expires_at: '2026-11-26T10:00:00Z', size: 3_400_000 }];

const others = [
  answers(account.sessions, sessions),
  answers(account.accesses, accesses),
  answers(notice.settings, notices),
  answers(dataExport.list, copies),
  answers(twoFactor.codes, { left: 3, total: 10 }),
  answers(account.rememberedDevices, []),
];

const screen = (...own_answers: Parameters<typeof storyScreen>[0]['answers'][number][]) =>
  storyScreen({ app: 'professional', routes, at: '/app/minha-conta', person: doctor, answers: [...own_answers, ...others] });

const whole = screen(answers(account.detail, own));

export default { title: 'Telas/Médico/Minha conta' } satisfies Meta;

const page = () => within(document.body);
const region = async (name: string) => within(await page().findByRole('region', { name }));

export const Filled: StoryObj = {
  ...whole,
  name: 'Com dados',
  play: async () => {
    await expect(await page().findByText('Você entra com ana.souza@clinica.com.br.')).toBeVisible();
    await expect(await (await region('Onde você está conectado')).findByText('Este aparelho')).toBeVisible();
    await expect(await (await region('Últimos acessos')).findByText('Senha alterada')).toBeVisible();
    const secondFactor = await region('Autenticação em dois fatores');
    await expect(await secondFactor.findByText('Restam 3 de 10 códigos de recuperação.')).toBeVisible();
    await expect(secondFactor.queryByRole('status')).toBeNull();
    await expect(page().queryByRole('region', { name: 'Dispositivos lembrados' })).toBeNull();
    await expect(theServer().unanswered).toEqual([]);
  },
};

/** The server's words stand beside the field, and nothing typed is lost. */
export const WrongPassword: StoryObj = {
  ...screen(answers(account.detail, own), {
    endpoint: account.changePassword,
    answer: () => ({
      status: 422,
      body: { message: 'A senha atual não confere.', errors: { current_password: ['A senha atual não confere.'] } },
    }),
  }),
  name: 'Senha atual errada',
  play: async () => {
    const card = await region('Senha');
    const [current, next] = [card.getByLabelText(/^Senha atual/), card.getByLabelText(/^Nova senha/)];
    await userEvent.type(current, 'outra coisa');
    await userEvent.type(next, 'a senha que escolhi');
    await userEvent.click(card.getByRole('button', { name: 'Trocar a senha' }));
    await expect(await card.findByText('A senha atual não confere.')).toBeVisible();
    await expect(next).toHaveValue('a senha que escolhi');
  },
};

/** A session is ended only after a question. */
export const EndsASession: StoryObj = {
  ...screen(answers(account.detail, own), { endpoint: account.endSession, answer: () => ({ status: 204 }) }),
  name: 'Encerrar uma sessão',
  play: async () => {
    await userEvent.click(await (await region('Onde você está conectado')).findByRole('button', { name: 'Encerrar Safari no iPhone' }));
    const dialog = within(await page().findByRole('alertdialog', { name: 'Encerrar sessão' }));
    await expect(theServer().requests.some(({ method }) => method === 'DELETE')).toBe(false);
    await userEvent.click(dialog.getByRole('button', { name: 'Encerrar' }));
    await waitFor(() =>
      expect(
        theServer()
          .requests.filter(({ method }) => method === 'DELETE')
          .map(({ path }) => path),
      ).toEqual(['account/sessions/8']),
    );
  },
};

export const Failed: StoryObj = {
  ...screen(refuses(account.detail, 500, 'O servidor da história falhou.')),
  name: 'Com erro',
  play: async () => {
    await expect(await page().findByRole('button', { name: 'Tentar de novo' })).toBeVisible();
  },
};

export const OnAPhone: StoryObj = { ...whole, ...phone, name: 'No celular', play: Filled.play };

export const ChoosesNotices: StoryObj = {
  ...screen(answers(account.detail, own), answers(notice.setSettings, { ...notices, version: 2 })),
  name: 'Escolhe o que quer saber',
  play: async () => {
    const card = await region('Preferências de avisos');
    const [, byMail] = await card.findAllByRole('checkbox', { name: 'Boleto novo para pagar' });
    if (byMail) await userEvent.click(byMail);
    await userEvent.click(card.getByText(/Um e-mail por dia/));
    await userEvent.click(card.getByRole('button', { name: 'Salvar' }));
    const sent = { mail: ['closing.closed'], is_digest: true, quiet_from: '22:00', version: 1 };
    await waitFor(() => expect(theServer().requests.find(({ method }) => method === 'PUT')).toMatchObject({ body: sent }));
  },
};

export const AsksForCopy: StoryObj = {
  ...screen(
    answers(account.detail, own),
    answers(dataExport.ask, { id: 3, state: 'waiting', created_at: '2026-11-20T12:00:00Z', expires_at: null, size: null }),
  ),
  name: 'Pede uma cópia dos dados',
  play: async () => {
    const card = await region('Cópia dos seus dados');
    await expect(await card.findByText('Pronta')).toBeVisible();
    await expect(card.getByRole('button', { name: 'Baixar' })).toBeEnabled();
    await userEvent.click(card.getByRole('button', { name: 'Pedir uma cópia' }));
    await waitFor(() =>
      expect(theServer().requests.some(({ path, method }) => method === 'POST' && path === 'account/data-exports')).toBe(true),
    );
  },
};

export const ChangesEmail: StoryObj = {
  ...screen(
    answers(account.detail, own),
    { endpoint: account.changeEmail, answer: () => ({ status: 204 }) },
    { endpoint: account.confirmEmail, answer: () => ({ status: 204 }) },
  ),
  name: 'Troca o e-mail de acesso',
  play: async () => {
    const card = await region('E-mail de acesso');
    await userEvent.type(card.getByRole('textbox', { name: 'Novo e-mail' }), 'ana@nova.com.br');
    await userEvent.type(card.getByLabelText(/^Senha atual/), 'uma senha comprida');
    await userEvent.click(card.getByRole('button', { name: 'Trocar o e-mail' }));
    const dialog = within(await page().findByRole('dialog', { name: 'Confirme o novo e-mail' }));
    await userEvent.type(dialog.getAllByRole('textbox')[0] as HTMLElement, 'K7M2QX');
    await userEvent.click(dialog.getByRole('button', { name: 'Verificar' }));
    await waitFor(() =>
      expect(theServer().requests.find(({ path }) => path === 'account/email/confirm')).toMatchObject({ body: { code: 'K7M2QX' } }),
    );
  },
};

export const Closes: StoryObj = {
  ...screen(answers(account.detail, { ...own, alone_in: ['Souza Medicina Ltda.'] }), {
    endpoint: account.close,
    answer: ({ body }) =>
      body?.['leaves_companies']
        ? { status: 204 }
        : { status: 422, body: { message: '', errors: { leaves_companies: ['Só você responde por Souza Medicina Ltda.'] } } },
  }),
  name: 'Encerra a conta, e é responsável por uma empresa',
  play: async () => {
    const card = await region('Encerrar a conta');
    await userEvent.click(card.getByRole('button', { name: 'Encerrar a conta' }));
    const dialog = within(await page().findByRole('dialog', { name: 'Encerrar a conta' }));
    await expect(await dialog.findByText(/Marco Civil da Internet/)).toBeVisible();
    await userEvent.type(dialog.getByLabelText(/^Senha atual/), 'uma senha comprida');
    await userEvent.click(dialog.getByRole('button', { name: 'Encerrar a conta' }));
    await expect(await dialog.findByText(/Só você responde por Souza Medicina/)).toBeVisible();
    await userEvent.click(dialog.getByLabelText(/sem responsável/));
    await userEvent.click(dialog.getByRole('button', { name: 'Encerrar a conta' }));
    await waitFor(() => expect(page().queryByRole('dialog', { name: 'Encerrar a conta' })).toBeNull());
    // The screen has a company; what is one's own has none.
    const asked = theServer().requests.filter(({ path }) => path === 'account/close');
    await expect(asked.map(({ query }) => query)).toEqual([undefined, undefined]);
  },
};

export const WillClose: StoryObj = {
  ...screen(answers(account.detail, { ...own, closes_at: '2026-11-27T12:00:00Z' }), {
    endpoint: account.keepOpen,
    answer: () => ({ status: 204 }),
  }),
  name: 'Vai se encerrar, e desiste',
  play: async () => {
    const card = await region('Encerrar a conta');
    await userEvent.click(await card.findByRole('button', { name: 'Desistir e manter a conta' }));
    await waitFor(() => expect(theServer().requests.some(({ path }) => path === 'account/keep-open')).toBe(true));
  },
};

const newCodes = Array.from({ length: 10 }, (_, index) => `ABCD${index}-FGHJK`);
let codesLeft = 2;

/** Few are left, and the person is told so; the new ones are shown once, and counted. */
export const RenewsCodes: StoryObj = {
  ...screen(
    answers(account.detail, own),
    { endpoint: twoFactor.codes, answer: () => ({ body: { left: codesLeft, total: 10 } }) },
    {
      endpoint: twoFactor.renewCodes,
      answer: () => {
        codesLeft = 10;
        return { body: { recovery_codes: newCodes } };
      },
    },
  ),
  name: 'Gera novos códigos de recuperação',
  play: async () => {
    codesLeft = 2;
    const card = await region('Autenticação em dois fatores');
    await expect(await card.findByRole('status')).toHaveTextContent(/Restam 2 de 10 códigos de recuperação\. Gere novos/);
    await userEvent.click(card.getByRole('button', { name: 'Gerar novos códigos' }));
    await pasteCode(await dialogCalled('Gerar novos códigos de recuperação'), '123456');
    await userEvent.keyboard('{Enter}');
    const codes = await dialogCalled('Guarde seus códigos de recuperação');
    await expect(codes.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(newCodes);
    await expect(codes.getByRole('button', { name: 'Copiar' })).toBeVisible();
    await expect(codes.getByRole('button', { name: 'Baixar' })).toBeVisible();
    await userEvent.click(codes.getByRole('button', { name: 'Guardei os códigos' }));
    await expect(await card.findByText('Restam 10 de 10 códigos de recuperação.')).toBeVisible();
    await expect(theServer().requests.find(({ method }) => method === 'POST')).toMatchObject({ body: { '2fa_key': '123456' } });
  },
};

const remembered = (id: number, device: string) => ({
  id,
  device,
  created_at: '2026-11-10T10:00:00Z',
  last_used_at: '2026-11-19T12:40:00Z',
  expires_at: '2026-12-10T10:00:00Z',
});

/** Forgotten only after a question. */
export const ForgetsADevice: StoryObj = {
  ...screen(
    answers(account.detail, own),
    {
      endpoint: account.rememberedDevices,
      answer: () => {
        const isForgotten = theServer().requests.some(({ method }) => method === 'DELETE');
        return {
          body: isForgotten
            ? [remembered(4, 'Chrome no Windows')]
            : [remembered(4, 'Chrome no Windows'), remembered(5, 'Safari no iPhone')],
        };
      },
    },
    { endpoint: account.forgetDevice, answer: () => ({ status: 204 }) },
  ),
  name: 'Esquece um dispositivo lembrado',
  play: async () => {
    const card = await region('Dispositivos lembrados');
    await userEvent.click(await card.findByRole('button', { name: 'Esquecer Safari no iPhone' }));
    const dialog = within(await page().findByRole('alertdialog', { name: 'Esquecer dispositivo' }));
    await expect(theServer().requests.some(({ method }) => method === 'DELETE')).toBe(false);
    await userEvent.click(dialog.getByRole('button', { name: 'Esquecer' }));
    await waitFor(() => expect(card.queryByRole('button', { name: 'Esquecer Safari no iPhone' })).toBeNull());
    await expect(card.getByRole('button', { name: 'Esquecer Chrome no Windows' })).toBeVisible();
    const deleted = theServer().requests.filter(({ method }) => method === 'DELETE');
    await expect(deleted.map(({ path }) => path)).toEqual(['account/remembered-devices/5']);
  },
};

export const ForgetsADeviceOnAPhone: StoryObj = { ...ForgetsADevice, ...phone, name: 'Esquece um dispositivo no celular' };
