import { GROUP_AUDIENCES, GROUP_SEVERITIES } from '@esteto/domain/duty/group-notice/group-notice-audience';
import {
  groupNoticeFilters,
  groupNoticeForm,
  groupNoticeReachForm,
  groupNoticeReason,
} from '@esteto/domain/duty/group-notice/group-notice-form';
import { GROUP_NOTICE_STATUSES } from '@esteto/domain/duty/group-notice/group-notice-life';
import { boolean, type InferType, number, string } from 'yup';
import { groupNotices } from '../access.ts';
import { get, post } from '../endpoint.ts';
import { listQuery, page } from '../list.ts';
import { noticeReach, noticeRecipient, recipientQuery } from '../office/notice-reach.ts';
import { recordFields, versioned } from '../record.ts';

/** A notice that was sent. `told_count`: who has it; `read_count`: who of these has read it. */
export const groupNoticeRow = groupNoticeForm.shape({
  ...recordFields,
  severity: string().oneOf(GROUP_SEVERITIES).required(),
  audience: string().oneOf(GROUP_AUDIENCES).required(),
  status: string().oneOf(GROUP_NOTICE_STATUSES).required(),
  told_count: number().required(),
  read_count: number().required(),
});
export type GroupNoticeRow = InferType<typeof groupNoticeRow>;

/** `unit_names`: of an audience of units. `may_withdraw`: who looks after some units takes back only what they wrote. */
export const groupNoticeDetail = groupNoticeRow.shape({
  reach: noticeReach.required(),
  mailed_count: number().required(),
  unit_names: string().nullable().defined(),
  created_by_name: string().nullable().defined(),
  withdrawn_reason: string().nullable().defined(),
  may_withdraw: boolean().required(),
});
export type GroupNoticeDetail = InferType<typeof groupNoticeDetail>;

/** What the managers of a group tell its professionals. */
export const groupNotice = {
  list: get('admin/manager/group-notices', {
    summary: 'Avisos que o grupo enviou.',
    who: groupNotices.view,
    query: listQuery(['created_at'], groupNoticeFilters),
    answer: page(groupNoticeRow),
  }),
  detail: get('admin/manager/group-notices/:id', {
    summary: 'Um aviso do grupo, e a quem chegou.',
    who: groupNotices.view,
    answer: groupNoticeDetail,
  }),
  preview: post('admin/manager/group-notices/preview', {
    summary: 'A quantas pessoas um aviso chegaria agora, e por onde.',
    who: groupNotices.edit,
    body: groupNoticeReachForm,
    answer: noticeReach,
    keyless: true,
  }),
  create: post('admin/manager/group-notices', {
    summary: 'Envia um aviso a profissionais do grupo.',
    who: groupNotices.edit,
    body: groupNoticeForm,
    answer: groupNoticeDetail,
  }),
  withdraw: post('admin/manager/group-notices/:id/withdrawal', {
    summary: 'Retira um aviso do sino de quem o recebeu.',
    who: groupNotices.edit,
    body: versioned(groupNoticeReason),
  }),
  recipients: get('admin/manager/group-notices/:id/recipients', {
    summary: 'A quem um aviso chegou, e quem já leu, entre as pessoas que o gestor vê.',
    who: groupNotices.view,
    query: recipientQuery,
    answer: page(noticeRecipient),
  }),
};
