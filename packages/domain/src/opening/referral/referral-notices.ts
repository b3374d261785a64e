import type { NoticeRule } from '../../shared/notice/notice-rule.ts';

/** What whoever sent a friend is told. */
export const referralNotices = {
  'referral.rewarded': {
    label: 'Prêmio por indicação',
    why: 'Você indicou um amigo que virou cliente.',
    audience: 'client',
    severity: 'info',
    by_mail: true,
  },
} as const satisfies Record<string, NoticeRule>;
