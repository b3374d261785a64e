import { SHIFT_TYPES } from '@esteto/domain/duty/duty-shift/duty-shift-kinds';
import { PLACE_CHOICES } from '@esteto/domain/duty/shift-announcement/announcement';
import { applicationForm } from '@esteto/domain/duty/shift-announcement/announcement-form';
import { SHIFT_REQUEST_STATUSES } from '@esteto/domain/duty/shift-request/shift-request-life';
import { object as form } from '@esteto/domain/shared/schema/fields';
import { array, type InferType, number, object, string } from 'yup';
import { dutyPartner } from '../access.ts';
import { get, post } from '../endpoint.ts';
import { versioned } from '../record.ts';
import { shiftBrief, shiftFinding } from './shift-brief.ts';

const ANSWERS = ['take', 'apply'] as const;

/**
 * An announced place as a professional sees it: what it pays in all and per hour (cents), where it is, what stands against them in it, and what they may
 * answer (null: neither). `application`: what became of theirs.
 */
export const offeredShift = shiftBrief.omit(['professional_name']).shape({
  version: number().required(),
  group_name: string().required(),
  shift_type: string().oneOf(SHIFT_TYPES).required(),
  night_minutes: number().required(),
  value: number().nullable().defined(),
  hour_value: number().nullable().defined(),
  latitude: number().nullable().defined(),
  longitude: number().nullable().defined(),
  message: string().nullable().defined(),
  closes_at: string().required(),
  choice: string().oneOf(PLACE_CHOICES).required(),
  findings: array(shiftFinding.required()).required(),
  answer: string().oneOf(ANSWERS).nullable().defined(),
  application: object({ id: number().required(), status: string().oneOf(SHIFT_REQUEST_STATUSES).required() })
    .nullable()
    .defined(),
});
export type ShiftOffer = InferType<typeof offeredShift>;

/** Places that the groups of a professional offer. */
export const shiftOffer = {
  list: get('duty/offers', {
    summary: 'As vagas anunciadas à pessoa, com o que há contra ela em cada uma.',
    who: dutyPartner.view,
    answer: array(offeredShift.required()).required(),
  }),
  take: post('duty/offers/:id/take', {
    summary: 'Assume uma vaga; a primeira pessoa que assume fica com ela.',
    who: dutyPartner.edit,
    body: versioned(form({})),
  }),
  apply: post('duty/offers/:id/application', {
    summary: 'Candidata-se a uma vaga.',
    who: dutyPartner.edit,
    body: applicationForm,
  }),
};
