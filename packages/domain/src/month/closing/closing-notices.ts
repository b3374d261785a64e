import type { NoticeRule } from '../../shared/notice/notice-rule.ts';

export const closingNotices = {
  'closing.reminder': {
    label: 'Falta algo para fechar o mês',
    why: 'Você é sócio desta empresa.',
    audience: 'client',
    severity: 'attention',
    by_mail: true,
    narrows: true,
  },
  'closing.closed': {
    label: 'Mês fechado',
    why: 'Você é sócio desta empresa.',
    audience: 'client',
    severity: 'info',
    by_mail: true,
    narrows: true,
  },
  'closing.reopened': {
    label: 'Mês reaberto',
    why: 'Você é sócio desta empresa.',
    audience: 'client',
    severity: 'attention',
    by_mail: true,
    narrows: true,
  },
} as const satisfies Record<string, NoticeRule>;
