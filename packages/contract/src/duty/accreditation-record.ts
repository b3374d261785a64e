import {
  ACCREDITATION_DOCUMENT_STATUSES,
  ACCREDITATION_ORIGINS,
  ACCREDITATION_STATUSES,
  ACCREDITATION_STEPS,
} from '@esteto/domain/duty/accreditation/accreditation-life';
import { DOSSIER_KINDS } from '@esteto/domain/duty/accreditation/dossier-kinds';
import { PAYMENT_KINDS } from '@esteto/domain/duty/accreditation/payment-form';
import { UFS } from '@esteto/domain/shared/tables/uf';
import { array, boolean, type InferType, number, object, string } from 'yup';
import { bankAccountRecord } from '../company/bank-account.ts';

/** A paper of a doctor's dossier: its newest version. */
export const dossierDocument = object({
  id: number().required(),
  kind: string().oneOf(DOSSIER_KINDS).required(),
  title: string().nullable().defined(),
  number: string().nullable().defined(),
  issued_on: string().nullable().defined(),
  valid_until: string().nullable().defined(),
  name: string().required(),
  mime: string().required(),
  created_at: string().required(),
});
export type DossierDocument = InferType<typeof dossierDocument>;

/** One line of what a group asks for, and the version of the paper that it was shown. */
export const checklistLine = object({
  id: number().required(),
  version: number().required(),
  kind: string().oneOf(DOSSIER_KINDS).nullable().defined(),
  /** What may be shown for it. */
  paper_kinds: array(string().oneOf(DOSSIER_KINDS).required()).required(),
  qualification_id: number().nullable().defined(),
  /** As people call it. */
  label: string().required(),
  is_required: boolean().required(),
  status: string().oneOf(ACCREDITATION_DOCUMENT_STATUSES).required(),
  valid_until: string().nullable().defined(),
  note: string().nullable().defined(),
  paper: dossierDocument.nullable().defined(),
});
export type ChecklistLine = InferType<typeof checklistLine>;

export const accreditationRecord = object({
  id: number().required(),
  version: number().required(),
  group_id: number().required(),
  group_name: string().required(),
  professional_id: number().required(),
  professional_name: string().required(),
  origin: string().oneOf(ACCREDITATION_ORIGINS).required(),
  status: string().oneOf(ACCREDITATION_STATUSES).required(),
  step: string().oneOf(ACCREDITATION_STEPS).required(),
  status_since: string().required(),
  contact_email: string().nullable().defined(),
  contact_phone: string().nullable().defined(),
  crm_number: string().nullable().defined(),
  crm_state: string().oneOf(UFS).nullable().defined(),
  specialty: string().nullable().defined(),
  rqe: string().nullable().defined(),
  payment: string().oneOf(PAYMENT_KINDS).nullable().defined(),
  paying_company_id: number().nullable().defined(),
  company_name: string().nullable().defined(),
  /** This and the account only for the professional and for who pays them; the numbers of papers also for who looks at these. Null for others. */
  pix_key: string().nullable().defined(),
  /** The person's own account, where the group pays into it. */
  ...bankAccountRecord,
  unit_ids: array(number().required()).nullable().defined(),
  valid_until: string().nullable().defined(),
  reason: string().nullable().defined(),
  /** When the professional let the group see what it asks for. */
  consented_at: string().nullable().defined(),
  lines: array(checklistLine.required()).required(),
});
export type AccreditationRecord = InferType<typeof accreditationRecord>;
