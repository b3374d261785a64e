import type { InferType } from 'yup';
import { bankAccountFields } from '../../company/bank-account/bank-account-fields.ts';
import { cleanCrmNumber, isValidCrmNumber } from '../../shared/document/crm.ts';
import { cleanDocument } from '../../shared/document/document.ts';
import { email, id, isoDate, list, longText, object, oneOf, phone, pixKey, text } from '../../shared/schema/fields.ts';
import { UFS, ufLabel } from '../../shared/tables/uf.ts';
import { ACCREDITATION_STATUSES, ACCREDITATION_STEPS, accreditationStatusLabel, accreditationStepLabel } from './accreditation-life.ts';
import { WAITS_FOR, waitsForLabel } from './accreditation-waiting.ts';
import { PAYMENT_KINDS, paymentKindLabel } from './payment-form.ts';

const KIND = { kind: 'text', clean: cleanCrmNumber } as const;

/** What a professional tells a group of themselves: how to be reached, who they are, and whom it pays. */
export const accreditationForm = object({
  contact_email: email('E-mail de contato').required(),
  contact_phone: phone('Telefone de contato').required(),
  crm_number: text('Número do CRM')
    .meta(KIND)
    .test(
      'crm-number',
      '${path}: use só os dígitos do registro.',
      (value) => !value || (isValidCrmNumber(value) && cleanCrmNumber(value) === value),
    )
    .required(),
  crm_state: oneOf('UF do CRM', UFS, ufLabel).required(),
  specialty: text('Especialidade').max(80),
  rqe: text('RQE').max(20),
  payment: oneOf('Como o grupo paga', PAYMENT_KINDS, paymentKindLabel).required(),
  paying_company_id: id('Empresa').when('payment', ([payment], field) =>
    payment === 'company' ? field.required('Escolha a empresa.') : field,
  ),
  pix_key: pixKey().when('payment', ([payment], field) => (payment === 'pix' ? field.required() : field)),
  ...bankAccountFields('payment', ['bank']),
});
export type AccreditationForm = InferType<typeof accreditationForm>;

/** The group to which a doctor applies. */
export const applicationForm = object({ group: id('Grupo').required() });

/** A doctor of Esteto, named exactly by one of these: nobody looks through other people's doctors. */
export const internalInviteForm = object({
  person: text('CPF, e-mail ou CRM').max(254).required(),
});

/** What a person types to name a doctor: an e-mail, a CPF, or a CRM with its state ('CRM/SP 123456'). */
export const isEmailLike = (typed: string): boolean => typed.includes('@');
export const cpfIn = (typed: string): string | null => {
  const bare = cleanDocument(typed);
  return /^\d{11}$/.test(bare) ? bare : null;
};

export const reasonForm = object({ reason: longText('Motivo').max(500).required() });

/** What an administrator decides when a professional is approved: until when, and where they work (no unit: everywhere). */
export const approvalForm = object({
  valid_until: isoDate('Válido até').required(),
  unit_ids: list('Unidades', id('Unidade').required(), 50),
});
export type ApprovalForm = InferType<typeof approvalForm>;

export const accreditationFilters = object({
  search: text('Busca').max(100),
  status: oneOf('Situação', ACCREDITATION_STATUSES, accreditationStatusLabel),
  step: oneOf('Etapa', ACCREDITATION_STEPS, accreditationStepLabel),
  ending: oneOf('Vence', ['7', '30', '60'] as const, { '7': 'Em 7 dias', '30': 'Em 30 dias', '60': 'Em 60 dias' }),
});
export type AccreditationFilters = InferType<typeof accreditationFilters>;

/** Filters of the staff's list, which shows the accreditations of all groups. */
export const staffAccreditationFilters = object({
  search: text('Busca').max(100),
  group_id: id('Grupo gestor'),
  status: oneOf('Situação', ACCREDITATION_STATUSES, accreditationStatusLabel),
  waits_for: oneOf('Espera por', WAITS_FOR, waitsForLabel),
});
