import type { InferType } from 'yup';
import { AUDIENCE_GROUPS, audienceFields, audienceGroupLabel } from '../../company/audience/audience.ts';
import { besides, flag, instant, integer, longText, object, oneOf, text } from '../../shared/schema/fields.ts';
import { NEWS_ACTIONS, NEWS_STATUSES, newsStatusLabel } from './news-life.ts';

/** What is told, to whom, from when until when, and how insistently. */
export const newsForm = object({
  title: text('Título').max(120).required(),
  body: longText('Texto').max(4000).required(),
  ...audienceFields,
  starts_at: instant('De').required(),
  ends_at: instant('Até').test('after-start', 'O fim precisa ser depois do início.', (end, { parent }) => {
    const start = besides(parent, 'starts_at');
    return !end || !start || !(Date.parse(end) <= Date.parse(start));
  }),
  is_pinned: flag('Fixar no início'),
  require_ack: flag('Pedir confirmação de leitura'),
});
export type NewsForm = InferType<typeof newsForm>;

export const newsMoveForm = object({
  action: oneOf('Ação', NEWS_ACTIONS).required(),
  version: integer('Versão').min(1).required(),
});

/** How the list of news may be narrowed. */
export const newsFilters = object({
  search: text('Busca').max(100),
  status: oneOf('Situação', NEWS_STATUSES, newsStatusLabel),
  audience: oneOf('Para quem', AUDIENCE_GROUPS, audienceGroupLabel),
});
