import type { NoticeRule } from '../shared/notice/notice-rule.ts';

export const draftNotices = {
  'draft.sent': {
    label: 'Minuta à espera da sua decisão',
    why: 'Você é responsável por esta empresa.',
    audience: 'client',
    severity: 'attention',
    // The minuta has a letter of its own.
    by_mail: false,
  },
} as const satisfies Record<string, NoticeRule>;
