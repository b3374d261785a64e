import type { NoticeRule } from '../../shared/notice/notice-rule.ts';

export const draftNotices = {
  'draft.sent': {
    label: 'Minuta à espera da sua decisão',
    why: 'Você é responsável por esta empresa.',
    audience: 'client',
    severity: 'attention',
    // The minuta has a letter of its own.
    by_mail: false,
  },
  'draft.approved': {
    label: 'Minuta aprovada pelo médico',
    why: 'Você cuida da abertura desta empresa.',
    audience: 'team',
    severity: 'info',
    by_mail: true,
  },
  'draft.rejected': {
    label: 'Minuta rejeitada pelo médico',
    why: 'Você cuida da abertura desta empresa.',
    audience: 'team',
    severity: 'attention',
    by_mail: true,
  },
} as const satisfies Record<string, NoticeRule>;
