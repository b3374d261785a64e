import type { InferType } from 'yup';
import { addDays, inSaoPaulo } from '../../shared/date/date.ts';
import { minutesOfDay } from '../../shared/date/time.ts';
import { flag, list, object, oneOf, time } from '../../shared/schema/fields.ts';
import { NOTICE_KINDS, type NoticeKind, noticeKindLabel, noticeRule } from './notice-kinds.ts';
import type { NoticeTiming } from './notice-rule-form.ts';

const kinds = (label: string) => list(label, oneOf(label, NOTICE_KINDS, noticeKindLabel).required(), NOTICE_KINDS.length);

/** What a person wants to be told, and how. Between `quiet_from` and `quiet_until` (São Paulo) no e-mail leaves; alike or left out: at any hour. */
export const noticeSettingsForm = object({
  bell: kinds('No sino'),
  mail: kinds('Por e-mail'),
  is_digest: flag('Um e-mail por dia, às 8 h, em vez de um por aviso'),
  quiet_from: time('Silêncio a partir de'),
  quiet_until: time('Silêncio até'),
});
export type NoticeSettingsForm = InferType<typeof noticeSettingsForm>;

/** As it is for who never chose. */
export const DEFAULT_QUIET = { quiet_from: '22:00', quiet_until: '07:00' };

/** What warns of a fine is shown whatever was chosen: who silenced it would pay for it. */
export const canBeSilenced = (kind: NoticeKind): boolean => noticeRule[kind].severity !== 'fine_risk';

export const showsInBell = (kind: NoticeKind, silenced: readonly NoticeKind[]): boolean => !canBeSilenced(kind) || !silenced.includes(kind);

export const goesByMail = (kind: NoticeKind, unmailed: readonly NoticeKind[]): boolean =>
  noticeRule[kind].by_mail && !unmailed.includes(kind);

/** When the e-mail of the day leaves (São Paulo). */
export const DIGEST_AT = '08:00';

/** The instant of the e-mail of a day. */
export const digestOf = (date: string): string => new Date(`${date}T${DIGEST_AT}:00-03:00`).toISOString();

/** From when on what is told `now` may go by e-mail. */
export const mailStart = (timing: NoticeTiming, now: string): string => {
  if (timing === 'at_once') return now;
  const { date, time } = inSaoPaulo(now);
  return digestOf(time < DIGEST_AT ? date : addDays(date, 1));
};

/** Whether `now` ('HH:MM') is in the quiet hours, which may pass midnight. */
export const isQuiet = (now: string, { quiet_from, quiet_until }: Pick<NoticeSettingsForm, 'quiet_from' | 'quiet_until'>): boolean => {
  const at = minutesOfDay(now);
  const from = minutesOfDay(quiet_from ?? '');
  const until = minutesOfDay(quiet_until ?? '');
  if (at === null || from === null || until === null || from === until) return false;
  return from < until ? at >= from && at < until : at >= from || at < until;
};
