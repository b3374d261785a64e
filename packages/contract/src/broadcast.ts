import { broadcastFilters, broadcastForm, broadcastMoveForm, broadcastReachForm } from '@esteto/domain/broadcast/broadcast-form';
import { BROADCAST_STATUSES } from '@esteto/domain/broadcast/broadcast-life';
import { object as form, text } from '@esteto/domain/shared/schema/fields';
import { boolean, type InferType, number, object, string } from 'yup';
import { notificationDesk } from './access.ts';
import { del, get, post, put } from './endpoint.ts';
import { listQuery, page } from './list.ts';
import { recordFields, versioned } from './record.ts';

export const broadcastRow = broadcastForm.shape({
  ...recordFields,
  status: string().oneOf(BROADCAST_STATUSES).required(),
  /** When its sending began; null before. */
  started_at: string().nullable().defined(),
  /** Whom it was for when that began. */
  people_count: number().required(),
  /** Who of them has it, and who of these has read it. */
  told_count: number().required(),
  read_count: number().required(),
});
export type BroadcastRow = InferType<typeof broadcastRow>;

/** Whom it would reach: in the bell, by e-mail, and who silenced what it is. */
const reach = object({
  people: number().required(),
  in_bell: number().required(),
  by_mail: number().required(),
  silenced: number().required(),
});
export type BroadcastReach = InferType<typeof reach>;

/** `reach`: before it is sent, whom it would reach now; after, whom it did. `mailed_count`: whose e-mail has left. */
export const broadcastDetail = broadcastRow.shape({
  reach: reach.required(),
  mailed_count: number().required(),
  analyst_name: string().nullable().defined(),
  created_by_name: string().nullable().defined(),
  withdrawn_reason: string().nullable().defined(),
});
export type BroadcastDetail = InferType<typeof broadcastDetail>;

/** Somebody whom it reached. */
const recipient = object({
  id: number().required(),
  name: string().required(),
  email: string().required(),
  in_bell: boolean().required(),
  by_mail: boolean().required(),
  mailed_at: string().nullable().defined(),
  read_at: string().nullable().defined(),
});
export type BroadcastRecipient = InferType<typeof recipient>;

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
    answer: reach,
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
    query: listQuery(['name'], form({ search: text('Busca').max(100) })),
    answer: page(recipient),
  }),
};
