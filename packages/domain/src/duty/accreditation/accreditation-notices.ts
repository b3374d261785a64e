import type { NoticeRule } from '../../shared/notice/notice-rule.ts';

const OWN = 'Você se credencia, ou está credenciado, neste grupo.';
const OURS = 'Você analisa os credenciamentos deste grupo.';

/** What a professional is told of their accreditations, and the group of those that it looks after. */
export const accreditationNotices = {
  'accreditation.invited': { label: 'Convite de um grupo gestor', why: OWN, audience: 'client', severity: 'attention', by_mail: true },
  'accreditation.correction': {
    label: 'Correção pedida no credenciamento',
    why: OWN,
    audience: 'client',
    severity: 'attention',
    by_mail: true,
  },
  'accreditation.decided': { label: 'Decisão sobre o credenciamento', why: OWN, audience: 'client', severity: 'info', by_mail: true },
  'accreditation.ending': {
    label: 'Credenciamento ou documento perto de vencer',
    why: OWN,
    audience: 'client',
    severity: 'attention',
    by_mail: true,
  },
  'accreditation.reminder': {
    label: 'Lembrete do que falta no credenciamento',
    why: OWN,
    audience: 'client',
    severity: 'attention',
    by_mail: true,
  },
  'accreditation.arrived': { label: 'Credenciamento para analisar', why: OURS, audience: 'managers', severity: 'info', by_mail: true },
  'accreditation.joined': {
    label: 'Médico entrou pelo convite por e-mail',
    why: 'Você convidou este médico para o grupo.',
    audience: 'managers',
    severity: 'info',
    by_mail: true,
  },
  'accreditation.ending_here': {
    label: 'Credenciamento de profissional perto de vencer',
    why: OURS,
    audience: 'managers',
    severity: 'attention',
    by_mail: true,
  },
} as const satisfies Record<string, NoticeRule>;
