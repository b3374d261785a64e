import type { InferType } from 'yup';
import { doctorForm } from '../../company/doctor/doctor-form.ts';
import { email, flag, id, name, object, oneOf } from '../../shared/schema/fields.ts';
import { COMPANY_CREATABLE_ROLES, roleLabel, STAFF_CREATABLE_ROLES } from './roles.ts';

/** What staff fill in about a person of a company. A partner may be invited to complete what is left out. */
export const userForm = object({
  name: name('Nome').max(120).required(),
  email: email().required(),
  notifications_email: email('E-mail para avisos'),
  role: oneOf('Perfil', STAFF_CREATABLE_ROLES, roleLabel).required(),
  company_id: id('Empresa').when('role', ([role], schema) =>
    role === 'employee' ? schema.required('Escolha a empresa do funcionário.') : schema,
  ),
  send_invite_for_partner: flag('Enviar convite ao sócio').default(true),
  doctor: doctorForm.label('Médico').nullable().default(null),
});
export type UserForm = InferType<typeof userForm>;

/** What a partner fills in about somebody who works for the company. */
export const employeeForm = object({
  name: name('Nome').max(120).required(),
  email: email().required(),
  notifications_email: email('E-mail para avisos'),
  role: oneOf('Perfil', COMPANY_CREATABLE_ROLES, roleLabel).required(),
});
export type EmployeeForm = InferType<typeof employeeForm>;
