import { ANNOUNCEMENT_TYPES } from '@esteto/domain/duty/duty-shift/duty-shift-kinds';
import { PLACE_CHOICES } from '@esteto/domain/duty/shift-announcement/announcement';
import { announcementFilters, announcementForm } from '@esteto/domain/duty/shift-announcement/announcement-form';
import { SHIFT_REQUEST_STATUSES } from '@esteto/domain/duty/shift-request/shift-request-life';
import { SHIFT_VALUE_KINDS } from '@esteto/domain/shared/money/value-kind';
import { object as form } from '@esteto/domain/shared/schema/fields';
import { array, type InferType, number, object, string } from 'yup';
import { dutySchedule as who } from '../access.ts';
import { get, post } from '../endpoint.ts';
import { listQuery, page } from '../list.ts';
import { versioned } from '../record.ts';
import { shiftBrief, shiftFinding } from './shift-brief.ts';

/** An announced place, or one that was; value in cents. `candidates` are those who wait for a decision. */
export const announcementRow = shiftBrief.shape({
  version: number().required(),
  value: number().nullable().defined(),
  value_kind: string().oneOf(SHIFT_VALUE_KINDS).nullable().defined(),
  announcement_type: string().oneOf(ANNOUNCEMENT_TYPES).required(),
  closes_at: string().required(),
  candidates: number().required(),
});
export type AnnouncementRow = InferType<typeof announcementRow>;

const candidate = object({
  request_id: number().required(),
  version: number().required(),
  professional_id: number().required(),
  name: string().required(),
  applied_at: string().required(),
  status: string().oneOf(SHIFT_REQUEST_STATUSES).required(),
  justification: string().nullable().defined(),
  findings: array(shiftFinding.required()).required(),
  month_minutes: number().required(),
});

export const announcementDetail = announcementRow.shape({
  choice: string().oneOf(PLACE_CHOICES).required(),
  priority_until: string().nullable().defined(),
  announced_at: string().required(),
  message: string().nullable().defined(),
  /** Who sees it first, or alone. */
  named: array(string().required()).required(),
  applicants: array(candidate.required()).required(),
});
export type AnnouncementDetail = InferType<typeof announcementDetail>;

/** Open places that are offered to professionals. */
export const shiftAnnouncement = {
  list: get('admin/manager/shift-announcements', {
    summary: 'As vagas anunciadas, e as que foram.',
    who: who.view,
    query: listQuery(['starts_on'], announcementFilters),
    answer: page(announcementRow),
  }),
  detail: get('admin/manager/shift-announcements/:id', {
    summary: 'Uma vaga anunciada, com os candidatos e o que há contra cada um.',
    who: who.view,
    answer: announcementDetail,
  }),
  announce: post('admin/manager/shift-announcements', {
    summary: 'Anuncia vagas em aberto.',
    who: who.edit,
    body: announcementForm,
    answer: object({ announced: number().required(), told: number().required() }),
  }),
  withdraw: post('admin/manager/shift-announcements/:id/withdrawal', {
    summary: 'Retira o anúncio de uma vaga.',
    who: who.edit,
    body: versioned(form({})),
  }),
};
