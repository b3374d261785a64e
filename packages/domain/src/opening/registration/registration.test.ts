import { describe, expect, it } from 'vitest';
import { eventLabel } from '../../registry/event-label.ts';
import { REGISTRATION_EVENTS, REGISTRATION_STATUSES, registrationStatusLabel } from './registration-life.ts';
import {
  isRedAlert,
  openRegistrationSteps,
  REGISTRATION_STEPS,
  registrationStepProblem,
  registrationStepStatuses,
  registrationStepTone,
} from './registration-step.ts';
import { REGISTRATION_STEP_STATUSES, registrationStepStatusLabel } from './registration-step-status.ts';

const receipts = { voter_registration: '123456789012', income_tax_receipt: null };
const none = { voter_registration: null, income_tax_receipt: null };

// Which statuses each step may have, written a second time.
const OFFICE = 'Pendente, Em Execução, Concluído, Cancelado, Rejeitado';
const ALLOWED = {
  draft: 'Pendente, Em Execução, Aguardando, Concluído, Cancelado, Rejeitado, Postergado',
  viability: OFFICE,
  irs: OFFICE,
  board_registration: OFFICE,
  board_fee: 'Pendente, Enviado, Atrasado, Concluído, Cancelado',
  digital_signature: 'Pendente, Enviado, Concluído, Cancelado',
  protocol: 'Pendente, Aguardando, Concluído, Rejeitado',
  national_simple: 'Pendente, Aguardando, Respondido, Concluído, Cancelado',
};

describe('registration', () => {
  it('has its fixed statuses and steps', () => {
    expect(REGISTRATION_STATUSES.map((status) => registrationStatusLabel[status])).toEqual([
      'Registro Pendente',
      'Registro Finalizado',
      'Registro Cancelado',
    ]);
    expect(REGISTRATION_STEPS).toEqual(Object.keys(ALLOWED));
    expect(REGISTRATION_STEP_STATUSES.map((status) => registrationStepStatusLabel[status]).join(', ')).toBe(
      'Pendente, Em Execução, Concluído, Cancelado, Rejeitado, Enviado, Atrasado, Aguardando, Respondido, Postergado',
    );
    expect(REGISTRATION_EVENTS.every((event) => eventLabel[event])).toBe(true);
  });

  it.each(REGISTRATION_STEPS)('%s takes its own statuses and no other', (step) => {
    expect(registrationStepStatuses[step].map((status) => registrationStepStatusLabel[status]).join(', ')).toBe(ALLOWED[step]);
    for (const status of REGISTRATION_STEP_STATUSES)
      expect(registrationStepProblem(step, status, receipts) === null).toBe(registrationStepStatuses[step].includes(status));
  });

  it('shows in red what stops it', () => {
    const red = REGISTRATION_STEPS.flatMap((step) =>
      registrationStepStatuses[step].filter((status) => isRedAlert(step, status)).map((status) => `${step} ${status}`),
    );
    expect(red).toEqual([
      'draft rejected',
      'viability rejected',
      'irs rejected',
      'board_registration rejected',
      'board_fee sent',
      'board_fee late',
      'digital_signature sent',
      'protocol rejected',
      'national_simple waiting',
    ]);
    expect(registrationStepTone('national_simple', 'waiting')).toBe('attention');
    expect(registrationStepTone('protocol', 'waiting')).toBe('waiting');
  });

  it('is held up by every step that is not over', () => {
    const statuses = {
      draft: 'concluded',
      viability: 'concluded',
      irs: 'rejected',
      board_registration: 'concluded',
      board_fee: 'late',
      digital_signature: 'concluded',
      protocol: 'concluded',
      national_simple: 'cancelled',
    } as const;
    expect(openRegistrationSteps(statuses)).toEqual(['irs', 'board_fee']);
    expect(openRegistrationSteps({ ...statuses, irs: 'concluded', board_fee: 'concluded' })).toEqual([]);
  });

  it('refuses a foreign status in a sentence', () => {
    expect(registrationStepProblem('protocol', 'late', receipts)).toEqual({
      code: 'status_not_allowed',
      message: 'A etapa Protocolo não aceita a situação "Atrasado".',
    });
  });

  it('asks for the voter registration or the income-tax receipt before the Simples Nacional', () => {
    for (const status of ['waiting', 'answered', 'concluded'] as const) {
      expect(registrationStepProblem('national_simple', status, none)?.code).toBe('receipt_missing');
      expect(registrationStepProblem('national_simple', status, receipts)).toBeNull();
      expect(registrationStepProblem('national_simple', status, { ...none, income_tax_receipt: '99.12.34.56.78-90' })).toBeNull();
    }
    expect(registrationStepProblem('national_simple', 'pending', none)).toBeNull();
    expect(registrationStepProblem('national_simple', 'cancelled', none)).toBeNull();
    expect(registrationStepProblem('draft', 'concluded', none)).toBeNull();
  });
});
