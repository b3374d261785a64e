import { call, startApi } from '@esteto/api-client/api';
import type { ApiFailure } from '@esteto/api-client/failure';
import { type FakeAnswer, type FakeRequest, fakeFetch } from '@esteto/api-client/testing/fake-fetch';
import { client } from '@esteto/contract/billing/client';
import { Button } from '@esteto/ui/components/button/button.tsx';
import { DraftDialog } from '@esteto/ui/patterns/global-dialog/draft-dialog.tsx';
import { dialogCalled, done, pasteCode } from '@esteto/ui/testing/story-dialog';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { askPerson } from './ask-person.ts';
import type { BlockActions } from './block-actions.ts';
import { BlockingDialogs } from './blocking-dialogs.tsx';

// From the server's refusal to the dialog and back to the call: three writes leave at once, and each says how it ended.

const leave = fn<() => void>();
const lift = fn<() => Promise<void>>();
let server: ReturnType<typeof fakeFetch>;
let answer: (request: FakeRequest, place: number) => FakeAnswer = () => ({});

const refusal = (message: string): FakeAnswer => ({ status: 403, body: { message } });
/** Refuses until the block was lifted. */
const refusing = (message: string) => {
  answer = ({ path }) => {
    if (path === 'user') return { body: { id: 1, name: 'Ana', email: 'ana.souza@clinica.com.br' } };
    if (path === 'terms-of-service') return { body: { id: 3, text: '1. Do serviço.', published_at: '2026-11-01T12:00:00.000Z' } };
    if (path.startsWith('verify-email') || path === 'terms-of-service/accept') {
      void lift();
      return { status: 204 };
    }
    return lift.mock.calls.length > 0 ? {} : refusal(message);
  };
};

const actions: BlockActions = {
  minuta: ({ onAnswer }) => (
    <DraftDialog
      company="Souza Medicina Ltda."
      askCode={() => Promise.resolve({ email: 'ana@exemplo.com' })}
      approve={() => lift()}
      reject={() => lift()}
      onAnswer={onAnswer}
    >
      1. Do objeto.
    </DraftDialog>
  ),
};

const Screen = ({ blocks }: { blocks?: BlockActions }) => {
  const [ends, setEnds] = useState<readonly string[]>([]);
  const save = (name: string) =>
    call(client.create, { company_id: 1, body: { name } as never, idempotency_key: `intent-${name}` }).then(
      () => setEnds((all) => [...all, `${name} salvo`]),
      (error: ApiFailure) => setEnds((all) => [...all, `${name}: ${error.message}`]),
    );
  return (
    <>
      <Button onClick={() => void Promise.all(['A', 'B', 'C'].map(save))}>Salvar três</Button>
      <output>{ends.join(', ')}</output>
      <BlockingDialogs actions={blocks} />
    </>
  );
};

const meta = {
  title: 'Diálogos/O que bloqueia chamadas',
  component: Screen,
  args: { blocks: actions },
  beforeEach: () => {
    leave.mockReset();
    lift.mockReset().mockImplementation(done);
    server = fakeFetch((request, place) => answer(request, place));
    startApi({
      token: () => 'a-token',
      onFailure: () => undefined,
      hold: { ask: (kind) => askPerson({ kind }), leave },
      confirmCredentials: (fields) => askPerson({ kind: 'credentials', fields }),
    });
    return server.undo;
  },
} satisfies Meta<typeof Screen>;
export default meta;
type Story = StoryObj<typeof Screen>;

const saveThree = async (root: HTMLElement) => userEvent.click(await within(root).findByRole('button', { name: 'Salvar três' }));
const ends = (root: HTMLElement, text: string) => waitFor(() => expect(within(root).getByRole('status')).toHaveTextContent(text));
/** How the calls ended so far, also while a dialog hides the page from readers. */
const ended = (root: HTMLElement) => root.querySelector('output')?.textContent?.split(', ').filter(Boolean);
const saved = () => server.requests.filter(({ path }) => path === 'clients').map(({ body }) => body?.name);
const oneDialog = () => expect(document.querySelectorAll('[role=dialog], [role=alertdialog]')).toHaveLength(1);

/** Three calls are refused, one dialog opens, and after OK each goes out once more, in order. */
export const Terms: Story = {
  name: 'Termos de serviço',
  play: async ({ canvasElement }) => {
    refusing('Você não aceitou os termos de serviço');
    await saveThree(canvasElement);
    const dialog = await dialogCalled('Termos de serviço');
    await oneDialog();
    await expect(await dialog.findByText('1. Do serviço.')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Aceitar os termos' }));
    await ends(canvasElement, 'A salvo, B salvo, C salvo');
    await expect(saved().slice(3)).toEqual(['A', 'B', 'C']);
    await expect(server.requests.find(({ path }) => path === 'terms-of-service/accept')?.body).toEqual({ terms_id: 3 });
    await expect(within(document.body).queryByRole('dialog')).toBeNull();
  },
};

/** What was read is no longer what is in force: nothing is accepted unread. */
export const NewerTerms: Story = {
  name: 'Termos que mudaram enquanto eram lidos',
  play: async ({ canvasElement }) => {
    refusing('Você não aceitou os termos de serviço');
    const always = answer;
    let version = 3;
    answer = (request, place) => {
      if (request.path === 'terms-of-service') return { body: { id: version, text: `Versão ${version}.` } };
      if (request.path !== 'terms-of-service/accept' || request.body?.terms_id === 4) return always(request, place);
      version = 4;
      return { status: 409, body: { message: 'Os termos mudaram enquanto você os lia.', code: 'terms_changed' } };
    };
    await saveThree(canvasElement);
    const dialog = await dialogCalled('Termos de serviço');
    await dialog.findByText('Versão 3.');
    await userEvent.click(dialog.getByRole('button', { name: 'Aceitar os termos' }));
    await expect(await dialog.findByText('Versão 4.')).toBeVisible();
    await expect(await dialog.findByText('Os termos mudaram enquanto você os lia.')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Aceitar os termos' }));
    await ends(canvasElement, 'A salvo, B salvo, C salvo');
  },
};

/** Who would rather leave is signed out, and every call gets its refusal. */
export const Leaving: Story = {
  name: 'Sair em vez de aceitar',
  play: async ({ canvasElement }) => {
    refusing('Você não aceitou os termos de serviço');
    await saveThree(canvasElement);
    const dialog = await dialogCalled('Termos de serviço');
    await userEvent.click(await dialog.findByRole('button', { name: 'Sair da conta' }));
    await waitFor(() => expect(leave).toHaveBeenCalledOnce());
    await ends(canvasElement, 'C: Você não aceitou os termos de serviço');
    await expect(saved()).toHaveLength(3);
  },
};

export const Email: Story = {
  name: 'E-mail não verificado',
  play: async ({ canvasElement }) => {
    refusing('Seu E-mail não foi verificado.');
    await saveThree(canvasElement);
    const dialog = await dialogCalled('E-mail não verificado');
    await expect(await dialog.findByText('ana.souza@clinica.com.br')).toBeVisible();
    await userEvent.click(dialog.getAllByRole('textbox')[0] as HTMLElement);
    await userEvent.keyboard('A7K2QX{Enter}');
    await ends(canvasElement, 'A salvo, B salvo, C salvo');
    await expect(server.requests.map(({ path }) => path)).toContain('verify-email/A7K2QX');
  },
};

export const Draft: Story = {
  name: 'Minuta',
  play: async ({ canvasElement }) => {
    refusing('Você precisa aprovar ou rejeitar a minuta antes de continuar.');
    await saveThree(canvasElement);
    const dialog = await dialogCalled('Minuta do contrato social');
    await userEvent.click(await dialog.findByRole('checkbox'));
    await userEvent.click(dialog.getByRole('button', { name: 'Receber código por e-mail' }));
    await dialog.findByText('ana@exemplo.com');
    await pasteCode(dialog, 'K7M2QX');
    await userEvent.click(dialog.getByRole('button', { name: 'Assinar e aprovar' }));
    await ends(canvasElement, 'A salvo, B salvo, C salvo');
  },
};

/** Where the app has no dialog of its own, the demand is said and OK tries again. A second refusal is told, not asked again. */
export const Plain: Story = {
  name: 'Sem diálogo próprio',
  args: { blocks: {} },
  play: async ({ canvasElement }) => {
    answer = () => refusal('Você precisa aprovar ou rejeitar a minuta antes de continuar.');
    await saveThree(canvasElement);
    const dialog = await dialogCalled('Antes de continuar', 'alertdialog');
    await expect(await dialog.findByText('Você precisa aprovar ou rejeitar a minuta antes de continuar.')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'OK' }));
    await ends(canvasElement, 'C: Você precisa aprovar ou rejeitar a minuta antes de continuar.');
    await expect(saved()).toHaveLength(6);
    await expect(within(document.body).queryByRole('alertdialog')).toBeNull();
  },
};

/** Each call that would save credentials asks for itself, and goes out again with force. */
export const Credentials: Story = {
  name: 'Credenciais',
  play: async ({ canvasElement }) => {
    answer = ({ body }) =>
      body?.force === true
        ? {}
        : { status: 422, body: { message: 'Confira as credenciais.', fields_with_credentials: ['Senha da prefeitura'] } };
    await saveThree(canvasElement);
    for (const [place, label] of ['Salvar assim mesmo', 'Cancelar', 'Salvar assim mesmo'].entries()) {
      const dialog = await dialogCalled('Confirmar credenciais', 'alertdialog');
      await expect(await dialog.findByText('Senha da prefeitura')).toBeVisible();
      await userEvent.click(dialog.getByRole('button', { name: label }));
      await waitFor(() => expect(ended(canvasElement)).toHaveLength(place + 1));
    }
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent('Confira as credenciais.');
    await expect(server.requests.filter(({ body }) => body?.force === true)).toHaveLength(2);
  },
};

/** Set up then and there; the codes to recover with are shown before the calls go on. */
export const SecondFactor: Story = {
  name: 'Autenticação em dois fatores exigida',
  play: async ({ canvasElement }) => {
    refusing('Você precisa ativar a autenticação em dois fatores antes de continuar.');
    const always = answer;
    answer = (request, place) => {
      if (request.path === 'user/2fa/key') return { body: { key: 'JBSWY3DPEHPK3PXP', uri: 'otpauth://totp/Esteto' } };
      if (request.path === 'user/2fa/qr-code') return {};
      if (request.path !== 'user/2fa/activate') return always(request, place);
      void lift();
      return { body: { recovery_codes: ['ABCDE-FGHJK'] } };
    };
    await saveThree(canvasElement);
    const dialog = await dialogCalled('Autenticação em dois fatores');
    await expect(await dialog.findByText('Você precisa ativar a autenticação em dois fatores antes de continuar.')).toBeVisible();
    await pasteCode(dialog, '123456');
    await userEvent.click(dialog.getByRole('button', { name: 'Autenticar' }));
    const codes = await dialogCalled('Guarde seus códigos de recuperação');
    await expect(await codes.findByText('ABCDE-FGHJK')).toBeVisible();
    await expect(ended(canvasElement)).toEqual([]);
    await userEvent.click(codes.getByRole('button', { name: 'Guardei os códigos' }));
    await ends(canvasElement, 'A salvo, B salvo, C salvo');
  },
};
