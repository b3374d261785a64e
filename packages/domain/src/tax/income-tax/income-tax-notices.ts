import type { NoticeRule } from '../../shared/notice/notice-rule.ts';

const OWN = 'Você tem uma declaração de IRPF com o Esteto.';
const OURS = 'Você é responsável por esta declaração de IRPF.';

/** What a person is told of their return, and who of the team makes it. */
export const incomeTaxNotices = {
  'income_tax.asked': { label: 'IRPF: documentos e pendências', why: OWN, audience: 'client', severity: 'attention', by_mail: true },
  'income_tax.approval': { label: 'IRPF: declaração para aprovar', why: OWN, audience: 'client', severity: 'attention', by_mail: true },
  'income_tax.quota': { label: 'IRPF: quotas do imposto a pagar', why: OWN, audience: 'client', severity: 'attention', by_mail: true },
  'income_tax.moved': { label: 'IRPF: andamento da declaração', why: OWN, audience: 'client', severity: 'info', by_mail: true },
  'income_tax.answered': { label: 'IRPF: resposta do médico', why: OURS, audience: 'team', severity: 'info', by_mail: true },
} as const satisfies Record<string, NoticeRule>;
