import type { EventAction } from '../event/event-actions.ts';

/** What the history of a registration tells. */
export const REGISTRATION_EVENTS = [
  'registration.status_changed',
  'registration.responsible_changed',
  'registration.started',
  'registration.concluded',
  'registration.cancelled',
  'registration.resumed',
  'registration.due_date_changed',
  'registration.signature_notice_sent',
] as const satisfies readonly EventAction[];
export type RegistrationEvent = (typeof REGISTRATION_EVENTS)[number];
