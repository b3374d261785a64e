import type { Tone } from '../shared/status/tone.ts';

export const LICENSING_STATUSES = ['pending', 'finished', 'cancelled'] as const;
export type LicensingStatus = (typeof LICENSING_STATUSES)[number];

export const licensingStatusLabel: Record<LicensingStatus, string> = {
  pending: 'Licenciamento Pendente',
  finished: 'Licenciamento Finalizado',
  cancelled: 'Licenciamento Cancelado',
};

export const licensingStatusTone: Record<LicensingStatus, Tone> = { pending: 'waiting', finished: 'done', cancelled: 'ended' };
