import type { NoticeRule } from '../../shared/notice/notice-rule.ts';

const OWN = 'Você abriu o cadastro desta empresa.';

/** What the owner of a company on its way in is told, and what its analyst is. */
export const wizardNotices = {
  'wizard.payment': { label: 'Pagamento do plano conferido', why: OWN, audience: 'client', severity: 'attention', by_mail: true },
  'wizard.document': { label: 'Documento do cadastro devolvido', why: OWN, audience: 'client', severity: 'attention', by_mail: true },
  'wizard.partner': { label: 'Sócio preencheu a parte dele', why: OWN, audience: 'client', severity: 'info', by_mail: true },
  'wizard.helped': {
    label: 'Etapa do cadastro preenchida pela equipe',
    why: OWN,
    audience: 'client',
    severity: 'info',
    by_mail: true,
  },
  'wizard.claimed': {
    label: 'Pagamento do plano informado',
    why: 'Você é responsável por esta empresa.',
    audience: 'team',
    severity: 'info',
    by_mail: false,
  },
} as const satisfies Record<string, NoticeRule>;
