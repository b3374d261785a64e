import type { NoticeRule } from '../../shared/notice/notice-rule.ts';

export const npsNotices = {
  'nps_task.given': {
    label: 'Cliente insatisfeito à espera de retorno',
    why: 'Você é responsável por esta empresa.',
    audience: 'team',
    severity: 'attention',
    by_mail: true,
  },
} as const satisfies Record<string, NoticeRule>;
