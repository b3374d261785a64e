import type { Tone } from '../../shared/status/tone.ts';

// Kinds of a client (tomador), the one who takes the service and is named on the invoice.

export const PERSON_TYPES = ['PF', 'PJ', 'EX'] as const;
export type PersonType = (typeof PERSON_TYPES)[number];

export const personTypeLabel: Record<PersonType, string> = { PF: 'Pessoa física', PJ: 'Pessoa jurídica', EX: 'Exterior' };

/** Name of the document that a kind of person has. */
export const documentLabel: Record<PersonType, string> = { PF: 'CPF', PJ: 'CNPJ', EX: 'NIF' };

/** Why a client abroad has no NIF (cNaoNIF of the national NFS-e layout). */
export const NO_NIF_REASONS = ['0', '1', '2'] as const;
export type NoNifReason = (typeof NO_NIF_REASONS)[number];

export const noNifReasonLabel: Record<NoNifReason, string> = {
  '0': 'Não informado na nota de origem',
  '1': 'Dispensado do NIF',
  '2': 'O país não exige NIF',
};

export const TAKER_KINDS = ['hospital', 'health_insurer', 'city_hall', 'cooperative', 'person', 'other'] as const;
export type TakerKind = (typeof TAKER_KINDS)[number];

export const takerKindLabel: Record<TakerKind, string> = {
  hospital: 'Hospital',
  health_insurer: 'Operadora',
  city_hall: 'Prefeitura',
  cooperative: 'Cooperativa',
  person: 'Pessoa',
  other: 'Outro',
};

/** Filters of a list by kind: a kind, or the takers whose kind nobody has told. */
export const TAKER_KIND_FILTERS = [...TAKER_KINDS, 'untold'] as const;
export type TakerKindFilter = (typeof TAKER_KIND_FILTERS)[number];

export const takerKindFilterLabel: Record<TakerKindFilter, string> = { ...takerKindLabel, untold: 'Sem tipo' };

export const CLIENT_STATUSES = ['active', 'inactive', 'archived'] as const;
export type ClientStatus = (typeof CLIENT_STATUSES)[number];

export const clientStatusLabel: Record<ClientStatus, string> = { active: 'Ativo', inactive: 'Inativo', archived: 'Arquivado' };

export const clientStatusTone: Record<ClientStatus, Tone> = { active: 'done', inactive: 'ended', archived: 'ended' };
