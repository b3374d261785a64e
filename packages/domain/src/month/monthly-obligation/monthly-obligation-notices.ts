import type { NoticeRule } from '../../shared/notice/notice-rule.ts';

export const monthlyObligationNotices = {
  'monthly_obligation.delivered': {
    label: 'Obrigação entregue',
    why: 'Você é sócio desta empresa.',
    audience: 'client',
    severity: 'info',
    by_mail: true,
    narrows: true,
  },
} as const satisfies Record<string, NoticeRule>;
