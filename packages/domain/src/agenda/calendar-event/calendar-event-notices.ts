import type { NoticeRule } from '../../shared/notice/notice-rule.ts';

export const calendarEventNotices = {
  'calendar_event.reminder': {
    label: 'Lembrete do calendário',
    why: 'Você pediu este lembrete no evento.',
    audience: 'client',
    severity: 'info',
    by_mail: false,
  },
} as const satisfies Record<string, NoticeRule>;
