import { newsFilters, newsForm, newsMoveForm } from '@esteto/domain/office/news/news-form';
import { NEWS_STATUSES } from '@esteto/domain/office/news/news-life';
import { object as form, text } from '@esteto/domain/shared/schema/fields';
import { array, boolean, type InferType, number, object, string } from 'yup';
import { newsDesk, session } from '../access.ts';
import { del, get, post, put } from '../endpoint.ts';
import { listQuery, page } from '../list.ts';
import { recordFields, versioned } from '../record.ts';

/** A piece of news as the person reads it. `is_read`: pinned ones stay where they are after that. */
const newsItem = object({
  id: number().required(),
  title: string().required(),
  body: string().required(),
  is_pinned: boolean().required(),
  require_ack: boolean().required(),
  published_at: string().required(),
  is_read: boolean().required(),
});
export type NewsItem = InferType<typeof newsItem>;

export const newsRow = newsForm.shape({
  ...recordFields,
  status: string().oneOf(NEWS_STATUSES).required(),
  published_at: string().nullable().defined(),
  reads_count: number().required(),
});
export type NewsRow = InferType<typeof newsRow>;

/** `people_count`: whom it is for now. */
export const newsDetail = newsRow.shape({ people_count: number().required() });
export type NewsDetail = InferType<typeof newsDetail>;

/** Somebody it is for, and whether they read it. `acknowledged_at` null: not asked, or not yet. */
const newsReader = object({
  id: number().required(),
  name: string().required(),
  email: string().required(),
  read_at: string().nullable().defined(),
  acknowledged_at: string().nullable().defined(),
});
export type NewsReader = InferType<typeof newsReader>;

export const news = {
  current: get('news', {
    summary: 'As novidades para a pessoa: as fixas e as que ela ainda não leu.',
    who: session,
    answer: array(newsItem.required()).required(),
  }),
  read: post('news/:id/read', {
    summary: 'Marca uma novidade como lida; a que pede, como lida e confirmada.',
    who: session,
    keyless: true,
  }),
  list: get('admin/news', {
    summary: 'Novidades.',
    who: newsDesk.view,
    query: listQuery(['starts_at', 'created_at'], newsFilters),
    answer: page(newsRow),
  }),
  detail: get('admin/news/:id', { summary: 'Uma novidade.', who: newsDesk.view, answer: newsDetail }),
  create: post('admin/news', { summary: 'Escreve uma novidade, em rascunho.', who: newsDesk.edit, body: newsForm, answer: newsDetail }),
  update: put('admin/news/:id', {
    summary: 'Altera uma novidade que ainda não foi publicada.',
    who: newsDesk.edit,
    body: versioned(newsForm),
    answer: newsDetail,
  }),
  move: post('admin/news/:id/move', {
    summary: 'Agenda, publica, encerra ou devolve a rascunho uma novidade.',
    who: newsDesk.edit,
    body: newsMoveForm,
  }),
  remove: del('admin/news/:id', { summary: 'Exclui um rascunho.', who: newsDesk.delete }),
  readers: get('admin/news/:id/readers', {
    summary: 'Para quem é uma novidade, e quem já leu.',
    who: newsDesk.view,
    query: listQuery(['name'], form({ search: text('Busca').max(100) })),
    answer: page(newsReader),
  }),
};
