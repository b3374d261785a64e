import { NOTICE_KINDS } from '@esteto/domain/office/notice/notice-kinds';
import { noticeSettingsForm } from '@esteto/domain/office/notice/notice-settings';
import { NOTICE_SEVERITIES } from '@esteto/domain/shared/notice/notice-rule';
import { object as form, integer } from '@esteto/domain/shared/schema/fields';
import { array, boolean, type InferType, number, object, string } from 'yup';
import { session } from '../access.ts';
import { get, post, put } from '../endpoint.ts';
import { versioned } from '../record.ts';

/** How many the list answers at once: fewer are the last ones. */
export const NOTICES_AT_ONCE = 30;

/** What the product tells one person. */
const noticeRow = object({
  id: number().required(),
  kind: string().oneOf(NOTICE_KINDS).required(),
  severity: string().oneOf(NOTICE_SEVERITIES).required(),
  title: string().required(),
  body: string().required(),
  /** The company that it is about; null where it is about none. */
  company: string().nullable().defined(),
  /** An address of the product, of the app of whom it is for; null where there is nothing to open. */
  action_url: string().nullable().defined(),
  created_at: string().required(),
  is_read: boolean().required(),
});
export type NoticeRow = InferType<typeof noticeRow>;

/** The kinds that may concern the person, and which of them they want in the bell and by e-mail. */
const noticeSettings = noticeSettingsForm.shape({
  version: number().required(),
  kinds: array(string().oneOf(NOTICE_KINDS).required()).required(),
  /** Those of them that go by e-mail, too. */
  mail_kinds: array(string().oneOf(NOTICE_KINDS).required()).required(),
});
export type NoticeSettings = InferType<typeof noticeSettings>;

export const notice = {
  list: get('notices', {
    summary: 'Os avisos da pessoa, os novos antes: 30 por vez, anteriores ao aviso `before`.',
    who: session,
    query: form({ before: integer('Antes de') }),
    answer: array(noticeRow).required(),
  }),
  unread: get('notices/unread', {
    summary: 'Quantos avisos a pessoa ainda não leu; conta até 99.',
    who: session,
    answer: object({ count: number().required() }),
  }),
  read: post('notices/:id/read', { summary: 'Marca um aviso como lido.', who: session, keyless: true }),
  readAll: post('notices/read-all', { summary: 'Marca todos os avisos da pessoa como lidos.', who: session, keyless: true }),
  settings: get('notices/settings', { summary: 'O que a pessoa quer saber, e como.', who: session, answer: noticeSettings }),
  setSettings: put('notices/settings', {
    summary: 'Altera o que a pessoa quer saber, e como.',
    who: session,
    body: versioned(noticeSettingsForm),
    answer: noticeSettings,
  }),
};
