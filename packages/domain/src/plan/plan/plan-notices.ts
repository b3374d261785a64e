import type { NoticeRule } from '../../shared/notice/notice-rule.ts';

export const planNotices = {
  'plan.price': {
    label: 'Preço do plano',
    why: 'Você é sócio de uma empresa que tem este plano.',
    audience: 'client',
    severity: 'info',
    by_mail: true,
  },
} as const satisfies Record<string, NoticeRule>;
