import { answers, keepsWaiting, refuses, type StoryAnswer } from '@esteto/api-client/testing/story-server';
import { doctor } from '@esteto/auth/testing/story-people';
import { appUser } from '@esteto/contract/access';
import { type MemberRow, member } from '@esteto/contract/company/member';
import { type InviteRow, invite } from '@esteto/contract/identity/invite';
import { dialog, page } from '@esteto/shell/route/route-table';
import { storyScreen, theServer } from '@esteto/shell/testing/story-screen.tsx';
import { Page } from '@esteto/ui/components/card/page.tsx';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Outlet } from 'react-router';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { CompanyPeople } from './company-people.tsx';

export default { title: 'Telas/Médico/Pessoas da empresa' } satisfies Meta;

const ana: MemberRow = {
  id: 1,
  version: 1,
  name: 'Ana Souza',
  email: 'ana@souza.com.br',
  user_type: 'partner',
  is_owner: true,
  is_active: true,
  is_self: true,
  permissions: [],
  last_access_at: '2026-11-20T11:00:00Z',
};
const bruno: MemberRow = {
  ...ana,
  id: 2,
  version: 4,
  name: 'Bruno Alves',
  email: 'bruno@souza.com.br',
  user_type: 'employee',
  is_owner: false,
  is_self: false,
  permissions: [{ name: 'invoices', view: true, edit: true, delete: false }],
};
const asked: InviteRow = {
  id: 7,
  name: 'Clara Lima',
  email: 'clara@lima.com.br',
  user_type: 'partner',
  status: 'expired',
  permissions: [],
  sent_at: '2026-11-10T11:00:00Z',
  opened_at: null,
  accepted_at: null,
  expires_at: '2026-11-17T11:00:00Z',
  can_confirm: false,
};

const routes = [
  page(
    'empresa',
    {
      label: 'Pessoas',
      who: appUser,
      load: () =>
        Promise.resolve({
          default: () => (
            <Page title="Empresa">
              <CompanyPeople />
              <Outlet />
            </Page>
          ),
        }),
    },
    [
      dialog('pessoas/convidar', { who: appUser, load: () => import('../../../pages/empresa/pessoas.convidar.dialog.tsx') }),
      dialog('pessoas/:memberId/permissoes', { who: appUser, load: () => import('../../../pages/empresa/pessoas.permissoes.dialog.tsx') }),
    ],
  ),
];

const done = { answer: () => ({ status: 204 }) };
const screen = (told: readonly StoryAnswer[]): StoryObj =>
  storyScreen({ app: 'professional', routes, at: '/app/empresa', person: doctor, answers: told });

const filled = [
  answers(member.list, [ana, bruno, { ...bruno, id: 3, name: 'Davi Reis', is_active: false, last_access_at: null, permissions: [] }]),
  answers(invite.list, [asked]),
  answers(member.update, bruno),
  { endpoint: member.deactivate, ...done },
  { endpoint: invite.resend, ...done },
  answers(invite.create, asked),
];

export const Filled: StoryObj = { ...screen(filled), name: 'Com pessoas e convites' };
export const Alone: StoryObj = { ...screen([answers(member.list, [ana]), answers(invite.list, [])]), name: 'Sozinho' };
export const Waiting: StoryObj = { ...screen([keepsWaiting(member.list), keepsWaiting(invite.list)]), name: 'Carregando' };
export const Failed: StoryObj = {
  ...screen([refuses(member.list, 500, 'Erro.'), answers(invite.list, [])]),
  name: 'Com erro',
};

const body = () => within(document.body);
const sent = (path: string) => theServer().requests.filter((request) => request.path === path && request.method !== 'GET');

/** What is ticked is told as the employee will see it, and saved with the version that was seen. */
export const Grants: StoryObj = {
  ...screen(filled),
  name: 'O que pode fazer',
  play: async () => {
    await userEvent.click(await body().findByRole('button', { name: 'Ações de Bruno Alves' }));
    await userEvent.click(await body().findByRole('menuitem', { name: 'O que pode fazer' }));
    const dialog = within(await body().findByRole('dialog', { name: 'O que Bruno pode fazer' }));
    await expect(await dialog.findByText('Verá no menu: Notas fiscais. O resto não aparece.')).toBeVisible();
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Arquivos: ver e baixar' }));
    await expect(dialog.getByText('Verá no menu: Arquivos, Notas fiscais. O resto não aparece.')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Salvar' }));
    await waitFor(() => expect(sent('members/2')).toHaveLength(1));
    await expect(sent('members/2')[0]?.body).toEqual({ version: 4, grants: ['invoices:view', 'invoices:edit', 'files:view'] });
  },
};

/** What takes access away asks first. */
export const SwitchOff: StoryObj = {
  ...screen(filled),
  name: 'Retirar o acesso',
  play: async () => {
    await userEvent.click(await body().findByRole('button', { name: 'Ações de Bruno Alves' }));
    await userEvent.click(await body().findByRole('menuitem', { name: 'Retirar o acesso' }));
    const question = within(await body().findByRole('alertdialog', { name: 'Retirar o acesso' }));
    await expect(sent('members/2/deactivate')).toEqual([]);
    await userEvent.click(question.getByRole('button', { name: 'Retirar o acesso' }));
    await waitFor(() => expect(sent('members/2/deactivate')).toHaveLength(1));
  },
};

/** A partner whom somebody else asked in comes in by the owner's word. */
export const Confirms: StoryObj = {
  ...screen([
    answers(member.list, [ana]),
    answers(invite.list, [{ ...asked, status: 'pending', accepted_at: '2026-11-12T11:00:00Z', can_confirm: true }]),
    { endpoint: invite.confirm, ...done },
  ]),
  name: 'Confirmar a entrada',
  play: async () => {
    await userEvent.click(await body().findByRole('button', { name: 'Ações de Clara Lima' }));
    await userEvent.click(await body().findByRole('menuitem', { name: 'Confirmar a entrada' }));
    const question = within(await body().findByRole('alertdialog', { name: 'Confirmar a entrada' }));
    await userEvent.click(question.getByRole('button', { name: 'Confirmar a entrada' }));
    await waitFor(() => expect(sent('invites/7/confirm')).toHaveLength(1));
  },
};

export const Invites: StoryObj = {
  ...screen(filled),
  name: 'Convidar',
  play: async () => {
    await userEvent.click(await body().findByRole('link', { name: 'Convidar' }));
    const dialog = within(await body().findByRole('dialog', { name: 'Convidar para a empresa' }));
    await userEvent.type(await dialog.findByLabelText(/^Nome/), 'Clara Lima');
    await userEvent.type(dialog.getByLabelText(/^E-mail/), 'clara@lima.com.br');
    await userEvent.click(dialog.getByRole('radio', { name: 'Sócio' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Enviar convite' }));
    await waitFor(() => expect(sent('invites')).toHaveLength(1));
    await expect(sent('invites')[0]?.body).toMatchObject({ name: 'Clara Lima', email: 'clara@lima.com.br', user_type: 'partner' });
  },
};
