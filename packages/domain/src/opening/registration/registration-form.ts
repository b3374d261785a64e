import type { InferType } from 'yup';
import { boletoLine } from '../../shared/schema/boleto-line-field.ts';
import { cents, flag, id, integer, isoDate, longText, object, oneOf, text } from '../../shared/schema/fields.ts';
import { REGISTRATION_STATUSES, registrationStatusLabel } from './registration-life.ts';
import { REGISTRATION_STEPS, registrationStepLabel } from './registration-step.ts';
import { REGISTRATION_STEP_STATUSES, registrationStepStatusLabel } from './registration-step-status.ts';

/** A company whose opening begins: most begin by themselves, when its owner has finished the wizard. */
export const newRegistrationForm = object({
  company_id: id('a empresa').required('Escolha a empresa.'),
  analyst_id: id('Responsável'),
  /** Why, of a company whose owner is still in the wizard. */
  reason: longText('Motivo').max(500),
});
export type NewRegistrationForm = InferType<typeof newRegistrationForm>;

/** What is known of an opening beside its steps. */
export const registrationForm = object({
  analyst_id: id('Responsável'),
  protocol: text('Protocolo').max(60),
  board_fee_amount: cents('Taxa da Junta'),
  board_fee_line: boletoLine('Linha digitável da taxa', { amount: 'board_fee_amount', due_date: 'board_fee_due_on' }),
  board_fee_due_on: isoDate('Vencimento da taxa'),
  voter_registration: text('Título de eleitor').matches(/^\d{12}$/, {
    message: 'Título de eleitor: escreva os 12 números.',
    excludeEmptyString: true,
  }),
  income_tax_receipt: text('Recibo do imposto de renda').matches(/^\d{10}(\d{2})?$/, {
    message: 'Recibo do imposto de renda: escreva os 10 ou 12 números.',
    excludeEmptyString: true,
  }),
});
export type RegistrationForm = InferType<typeof registrationForm>;

const version = integer('Versão').min(1).required();

/** One step comes to a status, among those that it may have. */
export const registrationStepForm = object({
  step: oneOf('Etapa', REGISTRATION_STEPS, registrationStepLabel).required(),
  to: oneOf('Situação', REGISTRATION_STEP_STATUSES, registrationStepStatusLabel).required(),
  note: longText('Observação')
    .max(500)
    .when('to', ([to], schema) => (to === 'rejected' ? schema.required('Conte o motivo da rejeição: o médico o lê.') : schema)),
  version,
});
export type RegistrationStepForm = InferType<typeof registrationStepForm>;

export const registrationDueForm = object({
  step: oneOf('Etapa', REGISTRATION_STEPS, registrationStepLabel).required(),
  due_on: isoDate('Prazo').required(),
  reason: longText('Motivo').max(500).required(),
  version,
});

export const registrationMoveForm = object({
  action: oneOf('Ação', ['cancel', 'resume']).required(),
  reason: longText('Motivo').max(500),
  version,
});

/** What needs nothing beside the version that was seen. */
export const registrationVersion = object({ version });

/** What only the reason is asked for. */
export const registrationReasonForm = object({ reason: longText('Motivo').max(500).required() });

/** A word of the team on an opening, or on a licensing. */

/** How the staff's list of openings may be narrowed. */
export const registrationFilters = object({
  search: text('Busca').max(100),
  situation: oneOf('Situação', REGISTRATION_STATUSES, registrationStatusLabel),
  step: oneOf('Etapa', REGISTRATION_STEPS, registrationStepLabel),
  analyst_id: id('Responsável'),
  without_analyst: flag('Sem responsável').nullable().default(null),
  alert: flag('Com alerta').nullable().default(null),
  overdue: flag('Com prazo vencido').nullable().default(null),
});
export type RegistrationFilters = InferType<typeof registrationFilters>;

/** What its history says in words: the fields of the form, and each step under its own name. */
export const registrationHistory = registrationForm.shape({
  ...(Object.fromEntries(
    REGISTRATION_STEPS.map((step) => [step, oneOf(registrationStepLabel[step], REGISTRATION_STEP_STATUSES, registrationStepStatusLabel)]),
  ) as Record<(typeof REGISTRATION_STEPS)[number], ReturnType<typeof oneOf>>),
  due_on: isoDate('Prazo'),
});
