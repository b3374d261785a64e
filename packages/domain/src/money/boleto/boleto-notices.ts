import type { NoticeRule } from '../../shared/notice/notice-rule.ts';

export const boletoNotices = {
  'boleto.created': {
    label: 'Boleto novo para pagar',
    why: 'Você pode ver os boletos desta empresa.',
    audience: 'client',
    severity: 'info',
    by_mail: true,
    narrows: true,
  },
  'boleto.reminder': {
    label: 'Boleto que vence ou venceu',
    why: 'Você pode ver os boletos desta empresa.',
    audience: 'client',
    severity: 'attention',
    by_mail: true,
    narrows: true,
  },
  'boleto.recurrence_stopped': {
    label: 'Repetição de boleto parou',
    why: 'Você é responsável por esta empresa.',
    audience: 'team',
    severity: 'attention',
    by_mail: false,
  },
  'boleto.payment_claimed': {
    label: 'Cliente informou um pagamento',
    why: 'Você é responsável por esta empresa.',
    audience: 'team',
    severity: 'info',
    by_mail: false,
  },
  'boleto.new_guide_asked': {
    label: 'Cliente pediu guia nova',
    why: 'Você é responsável por esta empresa.',
    audience: 'team',
    severity: 'attention',
    by_mail: false,
  },
} as const satisfies Record<string, NoticeRule>;
