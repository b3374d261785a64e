import { type RegistrationStep, registrationStepLabel } from './registration-step.ts';
import type { RegistrationStepStatus } from './registration-step-status.ts';

/** Who has to act before a step goes on. */
export const REGISTRATION_TURNS = ['client', 'staff', 'agency'] as const;
export type RegistrationTurn = (typeof REGISTRATION_TURNS)[number];

export const registrationTurnLabel: Record<RegistrationTurn, string> = { client: 'Do médico', staff: 'Nossa', agency: 'Do órgão' };

/** Null of a step that is over. */
export const registrationTurn = (step: RegistrationStep, status: RegistrationStepStatus): RegistrationTurn | null => {
  if (status === 'concluded' || status === 'cancelled') return null;
  if (ASKED[step]?.includes(status)) return 'client';
  return AT_AGENCY[step]?.includes(status) ? 'agency' : 'staff';
};

type Statuses = Partial<Record<RegistrationStep, readonly RegistrationStepStatus[]>>;

const ASKED: Statuses = { draft: ['waiting', 'postponed'], board_fee: ['sent', 'late'], digital_signature: ['sent'] };
const AT_AGENCY: Statuses = {
  viability: ['running'],
  irs: ['running'],
  board_registration: ['running'],
  protocol: ['waiting'],
  national_simple: ['waiting'],
};

/** What happens in a step now, told to the doctor in one sentence. */
export const registrationStepNews = (step: RegistrationStep, status: RegistrationStepStatus): string => {
  const own = NEWS[step][status];
  if (own) return own;
  if (status === 'concluded') return 'Feito.';
  if (status === 'cancelled') return 'Não é preciso nesta abertura.';
  if (status === 'rejected') return `${registrationStepLabel[step]}: houve uma exigência. A equipe está corrigindo.`;
  return 'Ainda não começou.';
};

const NEWS: Record<RegistrationStep, Partial<Record<RegistrationStepStatus, string>>> = {
  draft: {
    running: 'A equipe está escrevendo o contrato social.',
    waiting: 'A minuta está pronta. Leia e aprove, ou diga o que precisa mudar.',
    rejected: 'Você pediu mudanças. A equipe está corrigindo a minuta.',
    postponed: 'A minuta ficou para depois, a seu pedido.',
  },
  viability: { running: 'A prefeitura e a Junta analisam se a empresa pode ter este nome neste endereço.' },
  irs: { running: 'A Receita Federal analisa o pedido de CNPJ e o regime de tributação.' },
  board_registration: { running: 'O processo está sendo montado na Junta Comercial.' },
  board_fee: {
    sent: 'O boleto da taxa da Junta espera o seu pagamento.',
    late: 'O boleto da taxa da Junta venceu. Fale com a equipe para receber outro.',
  },
  digital_signature: { sent: 'Falta a sua assinatura digital no contrato.' },
  protocol: { waiting: 'A Junta analisa o contrato assinado.' },
  national_simple: {
    waiting: 'A Receita analisa a opção pelo Simples Nacional.',
    answered: 'A Receita respondeu. A equipe está conferindo.',
  },
};
