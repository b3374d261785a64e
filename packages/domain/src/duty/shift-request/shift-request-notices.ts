import type { NoticeRule } from '../../shared/notice/notice-rule.ts';

export const shiftRequestNotices = {
  'shift_request.asked': {
    label: 'Pedido sobre um plantão',
    why: 'Você recebeu um pedido de troca, passagem ou cobertura.',
    audience: 'client',
    severity: 'attention',
    by_mail: true,
  },
  'shift_request.answered': {
    label: 'Resposta a uma solicitação de plantão',
    why: 'Você participa desta solicitação.',
    audience: 'client',
    severity: 'info',
    by_mail: true,
  },
  'shift_request.to_decide': {
    label: 'Solicitação de plantão para decidir',
    why: 'Você coordena a escala deste grupo.',
    audience: 'managers',
    severity: 'attention',
    by_mail: true,
  },
} as const satisfies Record<string, NoticeRule>;
