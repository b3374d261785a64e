import type { EventAction } from '../event/event-actions.ts';

/** What happens to a licensing as a whole. */
export const LICENSING_EVENTS = [
  'licensing.started',
  'licensing.status_changed',
  'licensing.concluded',
  'licensing.cancelled',
  'licensing.resumed',
] as const satisfies readonly EventAction[];
export type LicensingEvent = (typeof LICENSING_EVENTS)[number];

/** What its history also tells, of its parts. */
export const LICENSING_HISTORY_EVENTS = [
  ...LICENSING_EVENTS,
  'licensing.step_status_changed',
  'licensing.responsible_changed',
  'licensing.comment_deleted',
  'licensing.validity_changed',
] as const satisfies readonly EventAction[];
