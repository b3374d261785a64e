import type { NoticeRule, NoticeSeverity } from '../../shared/notice/notice-rule.ts';

const rule = { why: 'Você está entre as pessoas para quem a equipe escreveu.', audience: 'everybody', by_mail: true } as const;

/** One kind for each weight, so that people silence the light ones and still hear of a fine. */
export const broadcastNotices = {
  'broadcast.info': { ...rule, label: 'Mensagens da equipe', severity: 'info' },
  'broadcast.attention': { ...rule, label: 'Mensagens da equipe que pedem atenção', severity: 'attention' },
  'broadcast.fine_risk': { ...rule, label: 'Mensagens da equipe sobre risco de multa', severity: 'fine_risk' },
} as const satisfies Record<`broadcast.${NoticeSeverity}`, NoticeRule>;
