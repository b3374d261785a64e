import type { NoticeRule } from '../../shared/notice/notice-rule.ts';

const OWN = 'Você é responsável por esta empresa.';
const OURS = 'Você cuida das licenças desta empresa.';

/** What the owner of a company is told of its licences, and who of the team looks after them. */
export const licenceNotices = {
  // What is asked and what was refused have a letter of their own.
  'licence.asked': { label: 'Pedido sobre uma licença', why: OWN, audience: 'client', severity: 'attention', by_mail: false },
  'licence.rejected': { label: 'Licença impedida', why: OWN, audience: 'client', severity: 'attention', by_mail: false },
  'licence.ending': { label: 'Licença perto de vencer', why: OWN, audience: 'client', severity: 'attention', by_mail: true },
  'licence.answered': {
    label: 'Resposta do médico sobre uma licença',
    why: OURS,
    audience: 'team',
    severity: 'info',
    by_mail: true,
  },
  'licence.ending_here': { label: 'Licença de cliente perto de vencer', why: OURS, audience: 'team', severity: 'attention', by_mail: true },
} as const satisfies Record<string, NoticeRule>;
