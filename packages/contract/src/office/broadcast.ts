import { broadcastFilters, broadcastForm, broadcastMoveForm, broadcastReachForm } from '@esteto/domain/office/broadcast/broadcast-form';
import { BROADCAST_STATUSES } from '@esteto/domain/office/broadcast/broadcast-life';
import { type InferType, number, string } from 'yup';
import { notificationDesk } from '../access.ts';
import { del, get, post, put } from '../endpoint.ts';
import { listQuery, page } from '../list.ts';
import { recordFields, versioned } from '../record.ts';
import { noticeReach, noticeRecipient, recipientQuery } from './notice-reach.ts';

export const broadcastRow = broadcastForm.shape({
  ...recordFields,
  status: string().oneOf(BROADCAST_STATUSES).required(),
  /** When its sending began; null before. */
  started_at: string().nullable().defined(),
  /** How many people it was for when that began. */
  people_count: number().required(),
  /** Who of them has it, and who of these has read it. */
  told_count: number().required(),
  read_count: number().required(),
});
export type BroadcastRow = InferType<typeof broadcastRow>;

/** `reach`: before it is sent, whom it would reach now; after, whom it did. `mailed_count`: whose e-mail has left. */
export const broadcastDetail = broadcastRow.shape({
  reach: noticeReach.required(),
  mailed_count: number().required(),
  analyst_name: string().nullable().defined(),
  created_by_name: string().nullable().defined(),
  withdrawn_reason: string().nullable().defined(),
});
export type BroadcastDetail = InferType<typeof broadcastDetail>;

export const broadcast = {
  list: get('admin/broadcasts', {
    summary: 'Mensagens da equipe.',
    who: notificationDesk.view,
    query: listQuery(['created_at'], broadcastFilters),
    answer: page(broadcastRow),
  }),
  detail: get('admin/broadcasts/:id', { summary: 'Uma mensagem, e a quem chegou.', who: notificationDesk.view, answer: broadcastDetail }),
  preview: post('admin/broadcasts/preview', {
    summary: 'A quantas pessoas uma mensagem chegaria agora, e por onde.',
    who: notificationDesk.edit,
    body: broadcastReachForm,
    answer: noticeReach,
    keyless: true,
  }),
  create: post('admin/broadcasts', {
    summary: 'Escreve uma mensagem, em rascunho.',
    who: notificationDesk.edit,
    body: broadcastForm,
    answer: broadcastDetail,
  }),
  update: put('admin/broadcasts/:id', {
    summary: 'Altera uma mensagem que ainda não foi enviada.',
    who: notificationDesk.edit,
    body: versioned(broadcastForm),
    answer: broadcastDetail,
  }),
  move: post('admin/broadcasts/:id/move', {
    summary: 'Envia, agenda, devolve a rascunho ou retira uma mensagem.',
    who: notificationDesk.edit,
    body: broadcastMoveForm,
  }),
  remove: del('admin/broadcasts/:id', { summary: 'Exclui um rascunho.', who: notificationDesk.delete }),
  recipients: get('admin/broadcasts/:id/recipients', {
    summary: 'A quem uma mensagem chegou, e quem já leu; antes do envio, ninguém.',
    who: notificationDesk.view,
    query: recipientQuery,
    answer: page(noticeRecipient),
  }),
};
