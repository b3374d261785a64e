import type { NoticeRule } from '../../shared/notice/notice-rule.ts';

export const statementNotices = {
  'statement.missing': {
    label: 'Extrato que falta',
    why: 'Você pode enviar os extratos desta empresa.',
    audience: 'client',
    severity: 'attention',
    by_mail: true,
    narrows: true,
  },
  'statement.incomplete': {
    label: 'Extrato incompleto',
    why: 'Você pode enviar os extratos desta empresa.',
    audience: 'client',
    severity: 'attention',
    by_mail: true,
    narrows: true,
  },
} as const satisfies Record<string, NoticeRule>;
