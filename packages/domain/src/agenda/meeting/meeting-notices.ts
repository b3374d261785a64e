import type { NoticeRule } from '../../shared/notice/notice-rule.ts';

export const meetingNotices = {
  'meeting.asked': {
    label: 'Reunião pedida',
    why: 'Você cuida desta empresa.',
    audience: 'team',
    severity: 'info',
    by_mail: true,
  },
  'meeting.answered': {
    label: 'Resposta a um pedido de reunião',
    why: 'Você pediu esta reunião.',
    audience: 'client',
    severity: 'info',
    by_mail: true,
  },
} as const satisfies Record<string, NoticeRule>;
