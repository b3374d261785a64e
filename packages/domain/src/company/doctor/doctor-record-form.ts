import type { InferType } from 'yup';
import { MEMBER_TYPES, memberTypeLabel } from '../../identity/permission/user-types.ts';
import { cpf, email, flag, id, name, object, oneOf, text } from '../../shared/schema/fields.ts';
import { ACCOUNTING_STATUSES } from '../company/accounting-status.ts';
import { accountingStatusLabel } from '../company/accounting-status-label.ts';
import { doctorForm } from './doctor-form.ts';

/** What staff keep about a person of the doctors' app. The e-mail is what they sign in with: it is theirs to change. */
export const doctorRecordForm = object({
  name: name('Nome').max(120).required(),
  notifications_email: email('E-mail para avisos'),
  doctor: doctorForm.omit(['cpf']).shape({ cpf: cpf() }),
});
export type DoctorRecordForm = InferType<typeof doctorRecordForm>;

/** How the staff's list of who works in which company may be narrowed. */
export const doctorTieFilters = object({
  search: text('Busca').max(100),
  accounting_status: oneOf('Situação', ACCOUNTING_STATUSES, accountingStatusLabel),
  user_type: oneOf('Vínculo', MEMBER_TYPES, memberTypeLabel),
  analyst_id: id('Analista'),
});
export type DoctorTieFilters = InferType<typeof doctorTieFilters>;

/** How the staff's list of people may be narrowed. */
export const doctorFilters = object({
  search: text('Busca').max(100),
  doctor_role: oneOf('Vínculo', MEMBER_TYPES, memberTypeLabel),
  is_active: flag('Só com acesso').nullable().default(null),
  unverified: flag('E-mail por confirmar').nullable().default(null),
});
export type DoctorFilters = InferType<typeof doctorFilters>;
