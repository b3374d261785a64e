import { registration } from '@esteto/contract/registration';
import type { Bind } from '../../platform/http/bind.ts';
import type { RegistrationService } from './registration.service.ts';

export const registrationRoutes = (bind: Bind, registrations: RegistrationService) => [
  bind(registration.list, registrations.list),
  bind(registration.detail, registrations.detail),
  bind(registration.create, registrations.create),
  bind(registration.update, registrations.update),
  bind(registration.setStep, registrations.setStep),
  bind(registration.setDue, registrations.setDue),
  bind(registration.move, registrations.move),
  bind(registration.notifySignature, registrations.notifySignature),
  bind(registration.comment, registrations.comment),
  bind(registration.uncomment, registrations.uncomment),
  bind(registration.history, registrations.history),
  bind(registration.follow, registrations.follow),
];
