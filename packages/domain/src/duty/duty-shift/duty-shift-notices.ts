import type { NoticeRule } from '../../shared/notice/notice-rule.ts';

export const dutyShiftNotices = {
  'duty_shift.published': {
    label: 'Escala de plantões publicada',
    why: 'Você tem plantões nesta escala.',
    audience: 'client',
    severity: 'info',
    by_mail: true,
  },
  'duty_shift.changed': {
    label: 'Mudança nos seus plantões',
    why: 'Você teve um plantão incluído, mudado ou retirado.',
    audience: 'client',
    severity: 'attention',
    by_mail: true,
  },
  'duty_shift.announced': {
    label: 'Vaga de plantão anunciada',
    why: 'Você é credenciado no grupo que anunciou a vaga.',
    audience: 'client',
    severity: 'info',
    by_mail: true,
  },
  'duty_shift.clocked': {
    label: 'Ponto corrigido ou falta',
    why: 'Você está neste plantão.',
    audience: 'client',
    severity: 'attention',
    by_mail: true,
  },
  'duty_shift.hours': {
    label: 'Espelho de horas',
    why: 'Você fez plantões no mês.',
    audience: 'client',
    severity: 'info',
    by_mail: true,
  },
} as const satisfies Record<string, NoticeRule>;
