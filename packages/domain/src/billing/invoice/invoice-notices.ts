import type { NoticeRule } from '../../shared/notice/notice-rule.ts';

export const invoiceNotices = {
  'invoice.issued': {
    label: 'Nota emitida',
    why: 'Você pediu esta nota.',
    audience: 'client',
    severity: 'info',
    by_mail: false,
  },
} as const satisfies Record<string, NoticeRule>;
