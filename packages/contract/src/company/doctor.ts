import { ACCOUNTING_STATUSES } from '@esteto/domain/company/company/accounting-status';
import { doctorFilters, doctorRecordForm, doctorTieFilters } from '@esteto/domain/company/doctor/doctor-record-form';
import { MEMBER_TYPES } from '@esteto/domain/identity/permission/user-types';
import { array, boolean, type InferType, number, object, string } from 'yup';
import { doctorsGeneral, doctorUsers, forcedLogout } from '../access.ts';
import { get, post, put } from '../endpoint.ts';
import { listQuery, page } from '../list.ts';
import { recordFields, versioned } from '../record.ts';
import { doctorRecords } from '../record-access.ts';

const access = {
  email: string().required(),
  doctor_role: string().oneOf(MEMBER_TYPES).nullable().defined(),
  is_active: boolean().required(),
  is_email_verified: boolean().required(),
  has_two_factor: boolean().required(),
  /** The last time that any of their sessions was used; null: never entered. */
  last_access_at: string().nullable().defined(),
  /** The companies that the person belongs to. */
  companies: array(object({ id: number().required(), name: string().required() }).required()).required(),
};

/** A person of the doctors' app in the staff's list. */
export const doctorRow = object({
  ...access,
  id: number().required(),
  name: string().required(),
  crms: array(object({ number: string().required(), state: string().required() }).required()).required(),
  created_at: string().required(),
});
export type DoctorRow = InferType<typeof doctorRow>;

export const doctorDetail = doctorRecordForm.shape({ ...recordFields, ...access });
export type DoctorDetail = InferType<typeof doctorDetail>;

/** Somebody in one of their companies. `id` is that of the tie. */
export const doctorTieRow = object({
  id: number().required(),
  user_id: number().required(),
  doctor_name: string().required(),
  email: string().required(),
  user_type: string().oneOf(MEMBER_TYPES).required(),
  is_owner: boolean().required(),
  company_id: number().required(),
  company_name: string().required(),
  document: string().nullable().defined(),
  accounting_status: string().oneOf(ACCOUNTING_STATUSES).required(),
  analyst_name: string().nullable().defined(),
  created_at: string().required(),
});
export type DoctorTieRow = InferType<typeof doctorTieRow>;

export const doctor = {
  ties: get('admin/doctor-companies', {
    summary: 'Médicos e funcionários, em cada empresa a que pertencem.',
    who: doctorsGeneral.view,
    query: listQuery(['created_at'], doctorTieFilters),
    answer: page(doctorTieRow),
  }),
  list: get('admin/doctors', {
    summary: 'Pessoas do app dos médicos.',
    who: doctorUsers.view,
    query: listQuery(['name', 'created_at'], doctorFilters),
    answer: page(doctorRow),
  }),
  detail: get('admin/doctors/:id', { summary: 'O cadastro de um médico.', who: doctorRecords.view, answer: doctorDetail }),
  update: put('admin/doctors/:id', {
    summary: 'Altera o cadastro de um médico.',
    who: doctorRecords.edit,
    body: versioned(doctorRecordForm),
    answer: doctorDetail,
  }),
  deactivate: post('admin/doctors/:id/deactivate', {
    summary: 'Tira o acesso de alguém e encerra as suas sessões.',
    who: doctorUsers.edit,
  }),
  activate: post('admin/doctors/:id/activate', { summary: 'Devolve o acesso a alguém.', who: doctorUsers.edit }),
  endSessions: post('admin/doctors/:id/end-sessions', { summary: 'Encerra todas as sessões de alguém.', who: forcedLogout.edit }),
};
