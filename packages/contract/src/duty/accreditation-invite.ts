import {
  accreditationInviteFilters,
  accreditationInviteForm,
  doctorEntryForm,
} from '@esteto/domain/duty/accreditation/accreditation-invite-form';
import { ACCREDITATION_INVITE_STATUSES } from '@esteto/domain/duty/accreditation/accreditation-invite-life';
import { inviteTokenForm } from '@esteto/domain/identity/user/invite-form';
import { array, boolean, type InferType, number, object, string } from 'yup';
import { anyone, appUser, groupAccreditations as who } from '../access.ts';
import { get, post } from '../endpoint.ts';
import { sessionUser } from '../identity/session.ts';
import { listQuery, page } from '../list.ts';

/** A letter to a doctor whom Esteto did not know. */
export const accreditationInviteRow = object({
  id: number().required(),
  name: string().required(),
  email: string().required(),
  status: string().oneOf(ACCREDITATION_INVITE_STATUSES).required(),
  unit_names: string().nullable().defined(),
  invited_by: string().nullable().defined(),
  sent_at: string().required(),
  /** The first time that somebody saw the page of the last link. */
  opened_at: string().nullable().defined(),
  expires_at: string().required(),
});
export type AccreditationInviteRow = InferType<typeof accreditationInviteRow>;

/** What the e-mail of an invite is to Esteto: nobody's, a doctor's who signs in, or somebody's who cannot be accredited with it. */
export const INVITED_ACCOUNTS = ['none', 'doctor', 'other'] as const;

/** What whoever holds the link sees: who asks, and what the group will want to see. */
export const accreditationInviteView = object({
  name: string().required(),
  email: string().required(),
  group: string().required(),
  invited_by: string().nullable().defined(),
  message: string().nullable().defined(),
  unit_names: string().nullable().defined(),
  /** The proofs of its qualifications, beside the papers that every group asks for. */
  proofs: array(object({ name: string().required(), is_required: boolean().required() })).required(),
  account: string().oneOf(INVITED_ACCOUNTS).required(),
});
export type AccreditationInviteView = InferType<typeof accreditationInviteView>;

export const accreditationInvite = {
  list: get('admin/manager/accreditation-invites', {
    summary: 'Os médicos que o grupo convidou por e-mail.',
    who: who.view,
    query: listQuery(['sent_at'], accreditationInviteFilters),
    answer: page(accreditationInviteRow),
  }),
  create: post('admin/manager/accreditation-invites', {
    summary: 'Convida um médico por e-mail; quem já usa o Esteto recebe o convite lá.',
    who: who.review,
    body: accreditationInviteForm,
    /** `professional_name`: of a doctor who uses Esteto already; no letter goes to them. */
    answer: object({ professional_name: string().nullable().defined() }),
  }),
  resend: post('admin/manager/accreditation-invites/:id/resend', {
    summary: 'Envia o convite outra vez, com um link novo.',
    who: who.review,
  }),
  withdraw: post('admin/manager/accreditation-invites/:id/withdraw', {
    summary: 'Retira um convite que ninguém aceitou.',
    who: who.review,
  }),
  look: post('accreditation-invites/look', {
    summary: 'O que um convite de credenciamento oferece, para quem tem o link.',
    who: anyone,
    body: inviteTokenForm,
    answer: accreditationInviteView,
  }),
  accept: post('accreditation-invites/accept', {
    summary: 'Leva o convite de credenciamento para a conta da sessão.',
    who: appUser,
    keyless: true,
    body: inviteTokenForm,
  }),
  enter: post('login/accreditation-invite', {
    summary: 'Cria a conta de um médico convidado por um grupo e entra com ela.',
    who: anyone,
    body: doctorEntryForm,
    answer: object({ access_token: string().required(), user: sessionUser.required() }),
  }),
};
