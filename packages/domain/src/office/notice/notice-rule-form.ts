import type { InferType } from 'yup';
import { flag, object, oneOf } from '../../shared/schema/fields.ts';
import { type NoticeKind, noticeRule } from './notice-kinds.ts';

// What the team decides of the notices that the product sends by itself: whether, to whom, by which way, and when.

export const NOTICE_TIMINGS = ['at_once', 'daily'] as const;
export type NoticeTiming = (typeof NOTICE_TIMINGS)[number];
export const noticeTimingLabel: Record<NoticeTiming, string> = { at_once: 'Na hora', daily: 'No e-mail do dia, às 8 h' };

export const NOTICE_REACHES = ['all', 'owner'] as const;
export type NoticeReach = (typeof NOTICE_REACHES)[number];
export const noticeReachLabel: Record<NoticeReach, string> = { all: 'Todos a quem diz respeito', owner: 'Só o responsável pela empresa' };

export const noticeRuleForm = object({
  is_active: flag('Enviar este aviso'),
  reach: oneOf('Para quem', NOTICE_REACHES, noticeReachLabel).required(),
  by_mail: flag('Também por e-mail'),
  timing: oneOf('Quando o e-mail sai', NOTICE_TIMINGS, noticeTimingLabel).required(),
});
export type NoticeRuleForm = InferType<typeof noticeRuleForm>;

/** As it is where the team decided nothing. */
export const defaultNoticeRule = (kind: NoticeKind): NoticeRuleForm => ({
  is_active: true,
  reach: 'all',
  by_mail: noticeRule[kind].by_mail,
  timing: 'at_once',
});

/** What a kind cannot do, by field; empty when it can. */
export const noticeRuleProblems = (kind: NoticeKind, { reach, by_mail }: NoticeRuleForm): Record<string, string> => ({
  ...(by_mail && !noticeRule[kind].by_mail && { by_mail: 'Este aviso não sai por e-mail.' }),
  ...(reach === 'owner' && !noticeRule[kind].narrows && { reach: 'Este aviso é sempre para uma pessoa só, ou para a equipe.' }),
});
