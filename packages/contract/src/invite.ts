import { inviteEntryForm, inviteForm, inviteTokenForm } from '@esteto/domain/user/invite-form';
import { INVITE_STATUSES } from '@esteto/domain/user/invite-status';
import { MEMBER_TYPES } from '@esteto/domain/user/user-types';
import { array, boolean, type InferType, number, object, string } from 'yup';
import { anyone, appUser, partner } from './access.ts';
import { del, get, post } from './endpoint.ts';
import { permissionEntry } from './permission-entry.ts';
import { sessionUser } from './session.ts';

/** Somebody who was asked into the company and is not in it yet. */
export const inviteRow = object({
  id: number().required(),
  name: string().required(),
  email: string().required(),
  user_type: string().oneOf(MEMBER_TYPES).required(),
  status: string().oneOf(INVITE_STATUSES).required(),
  permissions: array(permissionEntry).required(),
  sent_at: string().required(),
  /** The first time that somebody saw its page. */
  opened_at: string().nullable().defined(),
  expires_at: string().required(),
});
export type InviteRow = InferType<typeof inviteRow>;

/** What whoever holds the link sees. `has_account`: they sign in instead of making one. */
export const inviteView = object({
  name: string().required(),
  email: string().required(),
  company: string().required(),
  invited_by: string().nullable().defined(),
  user_type: string().oneOf(MEMBER_TYPES).required(),
  has_account: boolean().required(),
});
export type InviteView = InferType<typeof inviteView>;

export const invite = {
  list: get('invites', {
    summary: 'Os convites da empresa que ninguém aceitou ainda.',
    who: partner(),
    answer: array(inviteRow).required(),
  }),
  create: post('invites', {
    summary: 'Convida alguém para a empresa, por e-mail.',
    who: partner('edit'),
    body: inviteForm,
    answer: inviteRow,
  }),
  resend: post('invites/:id/resend', { summary: 'Envia o convite outra vez, com um link novo.', who: partner('edit') }),
  remove: del('invites/:id', { summary: 'Retira um convite.', who: partner('edit') }),
  look: post('invites/look', {
    summary: 'O que um convite oferece, para quem tem o link.',
    who: anyone,
    body: inviteTokenForm,
    answer: inviteView,
  }),
  accept: post('invites/accept', {
    summary: 'Aceita o convite com a conta da sessão.',
    who: appUser,
    keyless: true,
    body: inviteTokenForm,
  }),
  enter: post('login/invite', {
    summary: 'Cria a conta de quem foi convidado e entra com ela.',
    who: anyone,
    body: inviteEntryForm,
    answer: object({ access_token: string().required(), user: sessionUser.required() }),
  }),
};
