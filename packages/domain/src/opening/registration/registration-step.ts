import { boletoLineProblem } from '../../shared/document/boleto-line.ts';
import type { Tone } from '../../shared/status/tone.ts';
import { type RegistrationStepStatus, registrationStepStatusLabel, registrationStepStatusTone } from './registration-step-status.ts';

// The steps of a company's registration and the statuses that each may have.

export const REGISTRATION_STEPS = [
  'draft',
  'viability',
  'irs',
  'board_registration',
  'board_fee',
  'digital_signature',
  'protocol',
  'national_simple',
] as const;
export type RegistrationStep = (typeof REGISTRATION_STEPS)[number];

export const registrationStepLabel: Record<RegistrationStep, string> = {
  draft: 'Minuta',
  viability: 'Viabilidade',
  irs: 'Receita Federal',
  board_registration: 'Registro na Junta',
  board_fee: 'Taxa da Junta',
  digital_signature: 'Assinatura Digital',
  protocol: 'Protocolo',
  national_simple: 'Simples Nacional',
};

const OFFICE = ['pending', 'running', 'concluded', 'cancelled', 'rejected'] as const;

export const registrationStepStatuses: Record<RegistrationStep, readonly RegistrationStepStatus[]> = {
  draft: ['pending', 'running', 'waiting', 'concluded', 'cancelled', 'rejected', 'postponed'],
  viability: OFFICE,
  irs: OFFICE,
  board_registration: OFFICE,
  board_fee: ['pending', 'sent', 'late', 'concluded', 'cancelled'],
  digital_signature: ['pending', 'sent', 'concluded', 'cancelled'],
  protocol: ['pending', 'waiting', 'concluded', 'rejected'],
  national_simple: ['pending', 'waiting', 'answered', 'concluded', 'cancelled'],
};

/** Shown as a red alert: somebody has to act before the registration goes on. */
export const isRedAlert = (step: RegistrationStep, status: RegistrationStepStatus): boolean =>
  status === 'rejected' || (ALERTS[step]?.includes(status) ?? false);

const ALERTS: Partial<Record<RegistrationStep, readonly RegistrationStepStatus[]>> = {
  board_fee: ['sent', 'late'],
  digital_signature: ['sent'],
  national_simple: ['waiting'],
};

/** The tone of a status in its step: red where it is an alert. */
export const registrationStepTone = (step: RegistrationStep, status: RegistrationStepStatus): Tone =>
  isRedAlert(step, status) ? 'attention' : registrationStepStatusTone[status];

/** The steps that still keep a registration from being concluded: all that are neither concluded nor cancelled, in order. */
export const openRegistrationSteps = (statuses: Statuses): RegistrationStep[] =>
  REGISTRATION_STEPS.filter((step) => statuses[step] !== 'concluded' && statuses[step] !== 'cancelled');

type Statuses = Readonly<Record<RegistrationStep, RegistrationStepStatus>>;

/** The steps that a step needs before it ends: each works with what the ones before it made. It may begin earlier. */
export const openStepsBefore = (step: RegistrationStep, statuses: Statuses): RegistrationStep[] =>
  openRegistrationSteps(statuses).filter((one) => REGISTRATION_STEPS.indexOf(one) < REGISTRATION_STEPS.indexOf(step));

/** Null when `step` may come to `status` among the others as they stand; else what to tell the person. */
export const stepOrderProblem = (step: RegistrationStep, status: RegistrationStepStatus, statuses: Statuses): string | null => {
  const open = status === 'concluded' ? openStepsBefore(step, statuses) : [];
  return open.length === 0 ? null : `Conclua ou cancele antes: ${open.map((one) => registrationStepLabel[one]).join(', ')}.`;
};

type BoardFee = { board_fee_amount: number | null; board_fee_line: string | null; board_fee_due_on: string | null };

/** The boleto of the fee goes to the doctor whole and with a line that pays what is said of it, or not yet. */
export const boardFeeProblem = (step: RegistrationStep, status: RegistrationStepStatus, fee: BoardFee): string | null => {
  if (step !== 'board_fee' || status !== 'sent') return null;
  const { board_fee_amount: amount, board_fee_line: line, board_fee_due_on: due_date } = fee;
  if (!amount || !line || !due_date) return 'Preencha antes o valor, o vencimento e a linha digitável da taxa: é o que o médico recebe.';
  return boletoLineProblem(line, { amount, due_date });
};

/** What the national_simple step needs of the person who opts for the Simples Nacional; one of the two is enough. */
export type SimplesReceipts = { voter_registration: string | null; income_tax_receipt: string | null };

export type StepProblem = { code: 'status_not_allowed' | 'receipt_missing'; message: string };

/** Null when `step` may be set to `status`, whatever it was before; else what to tell the person. */
export const registrationStepProblem = (
  step: RegistrationStep,
  status: RegistrationStepStatus,
  receipts: SimplesReceipts,
): StepProblem | null => {
  if (!registrationStepStatuses[step].includes(status))
    return {
      code: 'status_not_allowed',
      message: `A etapa ${registrationStepLabel[step]} não aceita a situação "${registrationStepStatusLabel[status]}".`,
    };
  if (needsReceipt(step, status) && !receipts.voter_registration && !receipts.income_tax_receipt)
    return {
      code: 'receipt_missing',
      message: 'Preencha o título de eleitor ou o número do recibo do imposto de renda para seguir com o Simples Nacional.',
    };
  return null;
};

/** Waiting for it or leaving it needs nothing; asking the tax office for it does. */
const needsReceipt = (step: RegistrationStep, status: RegistrationStepStatus): boolean =>
  step === 'national_simple' && status !== 'pending' && status !== 'cancelled';
