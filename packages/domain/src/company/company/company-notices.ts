import type { NoticeRule } from '../../shared/notice/notice-rule.ts';

export const companyNotices = {
  'company.standing': {
    label: 'Situação da empresa',
    why: 'Você é sócio desta empresa.',
    audience: 'client',
    severity: 'attention',
    by_mail: true,
  },
} as const satisfies Record<string, NoticeRule>;
