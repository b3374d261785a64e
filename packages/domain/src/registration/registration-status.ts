import type { Tone } from '../shared/status/tone.ts';

export const REGISTRATION_STATUSES = ['pending', 'finished', 'cancelled'] as const;
export type RegistrationStatus = (typeof REGISTRATION_STATUSES)[number];

export const registrationStatusLabel: Record<RegistrationStatus, string> = {
  pending: 'Registro Pendente',
  finished: 'Registro Finalizado',
  cancelled: 'Registro Cancelado',
};

export const registrationStatusTone: Record<RegistrationStatus, Tone> = { pending: 'waiting', finished: 'done', cancelled: 'ended' };
