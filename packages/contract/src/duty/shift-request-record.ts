import { SHIFT_REQUEST_STATUSES, SHIFT_REQUEST_TYPES } from '@esteto/domain/duty/shift-request/shift-request-life';
import { array, type InferType, number, object, string } from 'yup';
import { shiftBrief } from './shift-brief.ts';

const leg = object({
  shift: shiftBrief.required(),
  from_id: number().nullable().defined(),
  from_name: string().nullable().defined(),
  to_id: number().nullable().defined(),
  to_name: string().nullable().defined(),
});
export type RequestLegRecord = InferType<typeof leg>;

/** A request about shifts as everybody in it sees it: which shift goes from whom to whom, who has said yes. Money in cents. */
export const shiftRequestRecord = object({
  id: number().required(),
  version: number().required(),
  group_id: number().required(),
  group_name: string().required(),
  type: string().oneOf(SHIFT_REQUEST_TYPES).required(),
  status: string().oneOf(SHIFT_REQUEST_STATUSES).required(),
  requester_id: number().required(),
  requester_name: string().required(),
  party_ids: array(number().required()).required(),
  accepted_ids: array(number().required()).required(),
  legs: array(leg.required()).required(),
  justification: string().nullable().defined(),
  value_difference: number().nullable().defined(),
  /** When somebody came and left, of a request about the clock. */
  clock: object({ in_on: string().required(), in_time: string().required(), out_on: string().required(), out_time: string().required() })
    .nullable()
    .defined(),
  starts_on: string().nullable().defined(),
  ends_on: string().nullable().defined(),
  expires_at: string().nullable().defined(),
  decision_reason: string().nullable().defined(),
  created_at: string().required(),
});
export type ShiftRequestRecord = InferType<typeof shiftRequestRecord>;
