import { staffAccreditationFilters } from '@esteto/domain/duty/accreditation/accreditation-form';
import {
  ACCREDITATION_DOCUMENT_STATUSES,
  ACCREDITATION_ORIGINS,
  ACCREDITATION_STATUSES,
  ACCREDITATION_STEPS,
} from '@esteto/domain/duty/accreditation/accreditation-life';
import { docPlantaoForm } from '@esteto/domain/duty/accreditation/doc-plantao-form';
import { array, boolean, type InferType, number, object, string } from 'yup';
import { staffAccreditations as who } from '../access.ts';
import { get, post } from '../endpoint.ts';
import { history } from '../history.ts';
import { listQuery, page } from '../list.ts';

const standing = {
  id: number().required(),
  professional_name: string().required(),
  group_name: string().required(),
  status: string().oneOf(ACCREDITATION_STATUSES).required(),
  step: string().oneOf(ACCREDITATION_STEPS).required(),
  status_since: string().required(),
  valid_until: string().nullable().defined(),
  /** In a person's words. */
  missing: array(string().required()).required(),
};

export const staffAccreditationRow = object(standing);
export type StaffAccreditationRow = InferType<typeof staffAccreditationRow>;

/** A line of the checklist in words: what a group is shown is shown to nobody else, not even its name. */
const staffChecklistLine = object({
  id: number().required(),
  label: string().required(),
  is_required: boolean().required(),
  status: string().oneOf(ACCREDITATION_DOCUMENT_STATUSES).required(),
  valid_until: string().nullable().defined(),
  note: string().nullable().defined(),
});
export type StaffChecklistLine = InferType<typeof staffChecklistLine>;

export const staffAccreditationDetail = object({
  ...standing,
  origin: string().oneOf(ACCREDITATION_ORIGINS).required(),
  reason: string().nullable().defined(),
  /** The day of the last reminder by staff. */
  reminded_on: string().nullable().defined(),
  lines: array(staffChecklistLine.required()).required(),
});
export type StaffAccreditationDetail = InferType<typeof staffAccreditationDetail>;

const named = object({ name: string().required() });

/** The accreditations of all groups, for staff who help; and for whom Doc Plantão is open. */
export const staffAccreditation = {
  list: get('admin/accreditations', {
    summary: 'Os credenciamentos de todos os grupos.',
    who: who.view,
    query: listQuery(['status_since'], staffAccreditationFilters),
    answer: page(staffAccreditationRow),
  }),
  detail: get('admin/accreditations/:id', {
    summary: 'Um credenciamento, sem os documentos.',
    who: who.view,
    answer: staffAccreditationDetail,
  }),
  history: get('admin/accreditations/:id/history', {
    summary: 'O que aconteceu com um credenciamento.',
    who: who.view,
    answer: history,
  }),
  remind: post('admin/accreditations/:id/reminder', {
    summary: 'Lembra o médico do que falta, uma vez por dia.',
    who: who.edit,
    answer: staffAccreditationDetail,
  }),
  openDocPlantao: post('admin/doc-plantao/open', {
    summary: 'Abre o Doc Plantão a um sócio.',
    who: who.edit,
    body: docPlantaoForm,
    answer: named,
  }),
  closeDocPlantao: post('admin/doc-plantao/close', {
    summary: 'Fecha o Doc Plantão a um sócio sem credenciamento.',
    who: who.edit,
    body: docPlantaoForm,
    answer: named,
  }),
};
