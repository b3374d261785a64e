import { AUTOMATIC_NOTICE_KINDS } from '@esteto/domain/office/notice/notice-kinds';
import { noticeRuleForm } from '@esteto/domain/office/notice/notice-rule-form';
import { oneOf } from '@esteto/domain/shared/schema/fields';
import { array, type InferType, number, string } from 'yup';
import { notificationDesk } from '../access.ts';
import { get, put } from '../endpoint.ts';
import { versioned } from '../record.ts';

/** What the team decided of a kind. `sent_count`: how many notices of it people got in the last 30 days, and how many of these they read. */
const noticeRuleRow = noticeRuleForm.shape({
  kind: string().oneOf(AUTOMATIC_NOTICE_KINDS).required(),
  version: number().required(),
  sent_count: number().required(),
  read_count: number().required(),
});
export type NoticeRuleRow = InferType<typeof noticeRuleRow>;

export const noticeRule = {
  list: get('admin/notice-rules', {
    summary: 'Os avisos que o produto envia por si, e como.',
    who: notificationDesk.view,
    answer: array(noticeRuleRow.required()).required(),
  }),
  update: put('admin/notice-rules', {
    summary: 'Decide se um aviso é enviado, para quem, por onde e quando.',
    who: notificationDesk.edit,
    body: versioned(noticeRuleForm.shape({ kind: oneOf('Aviso', AUTOMATIC_NOTICE_KINDS).required() })),
    answer: noticeRuleRow,
  }),
};
