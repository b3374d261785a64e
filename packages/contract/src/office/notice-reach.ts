import { object as form, text } from '@esteto/domain/shared/schema/fields';
import { boolean, type InferType, number, object, string } from 'yup';
import { listQuery } from '../list.ts';

// The reach of something that somebody wrote, the team or a group.

/** In the bell, by e-mail, and who silenced what it is. */
export const noticeReach = object({
  people: number().required(),
  in_bell: number().required(),
  by_mail: number().required(),
  silenced: number().required(),
});
export type NoticeReach = InferType<typeof noticeReach>;

/** Somebody whom it reached. */
export const noticeRecipient = object({
  id: number().required(),
  name: string().required(),
  email: string().required(),
  in_bell: boolean().required(),
  by_mail: boolean().required(),
  mailed_at: string().nullable().defined(),
  read_at: string().nullable().defined(),
});
export type NoticeRecipient = InferType<typeof noticeRecipient>;

export const recipientQuery = listQuery(['name'], form({ search: text('Busca').max(100) }));
