import type { Tone } from '../../shared/status/tone.ts';

// Where one licence stands.

export const LICENSING_ITEM_STATUSES = [
  'pending',
  'running',
  'awaiting_client',
  'awaiting_agency',
  'concluded',
  'hindered',
  'note',
  'registration_suspended',
  'registration_cancelled',
  'registration_provisional',
  'postponed',
  'registration_definitive',
  'waived',
] as const;
export type LicensingItemStatus = (typeof LICENSING_ITEM_STATUSES)[number];

export const licensingItemStatusLabel: Record<LicensingItemStatus, string> = {
  pending: 'Pendente',
  running: 'Em Execução',
  awaiting_client: 'Aguardando Cliente',
  awaiting_agency: 'Aguardando Órgão',
  concluded: 'Concluído',
  hindered: 'Impedido',
  note: 'Anotação',
  registration_suspended: 'Inscrição Suspensa',
  registration_cancelled: 'Inscrição Cancelada',
  registration_provisional: 'Inscrição Provisória',
  postponed: 'Postergado',
  registration_definitive: 'Inscrição Definitiva',
  waived: 'Dispensado',
};

export const licensingItemStatusTone: Record<LicensingItemStatus, Tone> = {
  pending: 'waiting',
  running: 'running',
  awaiting_client: 'waiting',
  awaiting_agency: 'waiting',
  concluded: 'done',
  hindered: 'attention',
  note: 'draft',
  registration_suspended: 'attention',
  registration_cancelled: 'ended',
  registration_provisional: 'running',
  postponed: 'ended',
  registration_definitive: 'done',
  waived: 'ended',
};
