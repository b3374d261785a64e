import type { NoticeRule } from '../../shared/notice/notice-rule.ts';

export const newsNotices = {
  'news.published': {
    label: 'Novidades do Esteto',
    why: 'Você usa o Esteto, e a novidade é para pessoas como você.',
    audience: 'everybody',
    severity: 'info',
    by_mail: false,
  },
} as const satisfies Record<string, NoticeRule>;
