import { MEMBER_TYPES } from '@esteto/domain/identity/permission/user-types';
import { memberForm } from '@esteto/domain/identity/user/invite-form';
import { array, boolean, type InferType, number, object, string } from 'yup';
import { partner } from '../access.ts';
import { get, post, put } from '../endpoint.ts';
import { permissionEntry } from '../identity/permission-entry.ts';
import { versioned } from '../record.ts';

/** Somebody of the company. `id` is that of the tie, not of the person; `last_access_at` null: never entered. */
export const memberRow = object({
  id: number().required(),
  version: number().required(),
  name: string().required(),
  email: string().required(),
  user_type: string().oneOf(MEMBER_TYPES).required(),
  is_owner: boolean().required(),
  is_active: boolean().required(),
  /** The one who asks. */
  is_self: boolean().required(),
  permissions: array(permissionEntry).required(),
  last_access_at: string().nullable().defined(),
});
export type MemberRow = InferType<typeof memberRow>;

export const member = {
  list: get('members', { summary: 'As pessoas da empresa.', who: partner(), answer: array(memberRow).required() }),
  update: put('members/:id', {
    summary: 'Muda o que um funcionário pode fazer na empresa.',
    who: partner('edit'),
    body: versioned(memberForm),
    answer: memberRow,
  }),
  deactivate: post('members/:id/deactivate', { summary: 'Tira de alguém o acesso à empresa, desde já.', who: partner('edit') }),
  activate: post('members/:id/activate', { summary: 'Devolve a alguém o acesso à empresa.', who: partner('edit') }),
};
