import type { InferType } from 'yup';
import { AUDIENCE_GROUPS, audienceFields, audienceGroupLabel } from '../../company/audience/audience.ts';
import { NOTICE_SEVERITIES, noticeSeverityLabel } from '../../shared/notice/notice-rule.ts';
import { flag, id, integer, isoDate, longText, object, oneOf, text, time } from '../../shared/schema/fields.ts';
import { UFS } from '../../shared/tables/uf.ts';
import { BROADCAST_STATUSES, broadcastStatusLabel, STAFF_BROADCAST_ACTIONS } from './broadcast-life.ts';
import { BROADCAST_PAGES, broadcastPageLabel } from './broadcast-page.ts';

/** The people whom a message means: like every audience, and among doctors and employees those with a company of an analyst, or in a state. */
export const broadcastAudience = {
  ...audienceFields,
  analyst_id: id('Analista da empresa'),
  state: oneOf('Estado da empresa', UFS),
};

/** The part of a message that says whom it would reach, and how. */
export const broadcastReachForm = object({
  ...broadcastAudience,
  severity: oneOf('Importância', NOTICE_SEVERITIES, noticeSeverityLabel).required(),
  by_mail: flag('Também por e-mail'),
});
export type BroadcastReachForm = InferType<typeof broadcastReachForm>;

export const broadcastForm = broadcastReachForm.shape({
  title: text('Título').max(120).required(),
  body: longText('Texto').max(1000).required(),
  page: oneOf('Página que abre', BROADCAST_PAGES, broadcastPageLabel),
  send_on: isoDate('Enviar em').test('both', 'Diga também o dia do envio, ou deixe os dois em branco.', isBothOrNone),
  send_time: time('Às').test('both', 'Diga também a hora do envio, ou deixe os dois em branco.', isBothOrNone),
});
export type BroadcastForm = InferType<typeof broadcastForm>;

/** A day without its hour says less than nothing; the one that is there is not blamed. */
function isBothOrNone(this: { parent: unknown; path: string }, value: string | null | undefined): boolean {
  const { send_on, send_time } = this.parent as { send_on?: string | null; send_time?: string | null };
  const other = this.path === 'send_on' ? send_time : send_on;
  return !other || Boolean(value);
}

export const broadcastReason = object({ reason: longText('Motivo').max(500).required() });

/** What staff do to move a message on. */
export const broadcastMoveForm = object({
  action: oneOf('Ação', STAFF_BROADCAST_ACTIONS).required(),
  reason: longText('Motivo').max(500),
  version: integer('Versão').min(1).required(),
});

/** How the list of messages may be narrowed. */
export const broadcastFilters = object({
  search: text('Busca').max(100),
  status: oneOf('Situação', BROADCAST_STATUSES, broadcastStatusLabel),
  audience: oneOf('Para quem', AUDIENCE_GROUPS, audienceGroupLabel),
});
