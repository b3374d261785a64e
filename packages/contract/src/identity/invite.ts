import { MEMBER_TYPES } from '@esteto/domain/identity/permission/user-types';
import {
  inviteEntryForm,
  inviteForm,
  inviteTokenForm,
  staffInviteFilters,
  staffInviteForm,
} from '@esteto/domain/identity/user/invite-form';
import { INVITE_STATUSES } from '@esteto/domain/identity/user/invite-life';
import { array, boolean, type InferType, number, object, string } from 'yup';
import { anyone, appUser, doctorsGeneral, partner } from '../access.ts';
import { del, get, post } from '../endpoint.ts';
import { listQuery, page } from '../list.ts';
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
  /** With status 'pending': they accepted, and a second person has not said yes to it. */
  accepted_at: string().nullable().defined(),
  expires_at: string().required(),
  /** Whether whoever asks is such a second person. */
  can_confirm: boolean().required(),
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

/** An invitation as staff see it, of any company. */
export const staffInvite = inviteRow.omit(['permissions']).shape({
  company_id: number().required(),
  company_name: string().required(),
  invited_by: string().nullable().defined(),
});
export type StaffInvite = InferType<typeof staffInvite>;

/** What came of accepting. `awaits_confirmation`: the company opens once a second person has said yes. */
const inviteOutcome = object({ company_id: number().required(), awaits_confirmation: boolean().required() });
export type InviteOutcome = InferType<typeof inviteOutcome>;

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
  confirm: post('invites/:id/confirm', { summary: 'Confirma a entrada de quem aceitou o convite.', who: partner('edit') }),
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
    answer: inviteOutcome,
  }),
  /** Without a session where the link proves no address: the code that the e-mail brings confirms the account first. */
  enter: post('login/invite', {
    summary: 'Cria a conta de quem foi convidado e entra com ela.',
    who: anyone,
    body: inviteEntryForm,
    answer: inviteOutcome.shape({ access_token: string().nullable().defined(), user: sessionUser.nullable().defined() }),
  }),
  everyOpen: get('admin/invites', {
    summary: 'Convites de todas as empresas que ninguém aceitou ainda.',
    who: doctorsGeneral.view,
    query: listQuery(['sent_at'], staffInviteFilters),
    answer: page(staffInvite),
  }),
  detail: get('admin/invites/:id', { summary: 'Um convite.', who: doctorsGeneral.view, answer: staffInvite }),
  createForCompany: post('admin/invites', {
    summary: 'Convida alguém para uma empresa, por e-mail.',
    who: doctorsGeneral.edit,
    body: staffInviteForm,
    answer: staffInvite,
  }),
  resendForCompany: post('admin/invites/:id/resend', {
    summary: 'Envia o convite outra vez, com um link novo.',
    who: doctorsGeneral.edit,
  }),
  confirmForCompany: post('admin/invites/:id/confirm', {
    summary: 'Confirma a entrada de um sócio que aceitou o convite de outra pessoa da equipe.',
    who: doctorsGeneral.edit,
  }),
  /** A new one: the copy before it ends, since only what tells a link from others is kept. It proves no address. */
  link: post('admin/invites/:id/link', {
    summary: 'O link de um convite, para enviar por outro meio.',
    who: doctorsGeneral.edit,
    answer: object({ link: string().required() }),
  }),
};
