import type { Tone } from '../../shared/status/tone.ts';

// Where one step of a registration stands. Which of them a step may have is in registration-step.ts.

export const REGISTRATION_STEP_STATUSES = [
  'pending',
  'running',
  'concluded',
  'cancelled',
  'rejected',
  'sent',
  'late',
  'waiting',
  'answered',
  'postponed',
] as const;
export type RegistrationStepStatus = (typeof REGISTRATION_STEP_STATUSES)[number];

export const registrationStepStatusLabel: Record<RegistrationStepStatus, string> = {
  pending: 'Pendente',
  running: 'Em Execução',
  concluded: 'Concluído',
  cancelled: 'Cancelado',
  rejected: 'Rejeitado',
  sent: 'Enviado',
  late: 'Atrasado',
  waiting: 'Aguardando',
  answered: 'Respondido',
  postponed: 'Postergado',
};

export const registrationStepStatusTone: Record<RegistrationStepStatus, Tone> = {
  pending: 'waiting',
  running: 'running',
  concluded: 'done',
  cancelled: 'ended',
  rejected: 'attention',
  sent: 'running',
  late: 'attention',
  waiting: 'waiting',
  answered: 'running',
  postponed: 'ended',
};
