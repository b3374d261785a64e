import type { NoticeRule } from '../../shared/notice/notice-rule.ts';

const WHY = 'Você é responsável por este lead.';

/** What whoever looks after a lead is told. */
export const leadNotices = {
  'lead.next_step': { label: 'Próximo passo de um lead', why: WHY, audience: 'team', severity: 'attention', by_mail: true },
  'lead.proposal_opened': { label: 'Proposta aberta', why: WHY, audience: 'team', severity: 'info', by_mail: true },
} as const satisfies Record<string, NoticeRule>;
