import type { Tone } from '../shared/status/tone.ts';

// Where the monthly closing of a company or of a cash book stands.

export const CLOSING_STATUSES = [
  'not_started',
  'awaiting_client',
  'running',
  'in_review',
  'closed',
  'reopened',
  'no_movement',
  'waived',
] as const;
export type ClosingStatus = (typeof CLOSING_STATUSES)[number];

export const closingStatusLabel: Record<ClosingStatus, string> = {
  not_started: 'Não iniciado',
  awaiting_client: 'Aguardando cliente',
  running: 'Em andamento',
  in_review: 'Em revisão',
  closed: 'Fechado',
  reopened: 'Reaberto',
  no_movement: 'Sem movimento',
  waived: 'Dispensado',
};

export const closingStatusTone: Record<ClosingStatus, Tone> = {
  not_started: 'ended',
  awaiting_client: 'waiting',
  running: 'running',
  in_review: 'running',
  closed: 'done',
  reopened: 'attention',
  no_movement: 'ended',
  waived: 'ended',
};

export const CLOSING_KINDS = ['company', 'cash_book'] as const;
export type ClosingKind = (typeof CLOSING_KINDS)[number];

export const closingKindLabel: Record<ClosingKind, string> = { company: 'Empresa', cash_book: 'Livro-caixa' };

/** The result of one check of a closing. */
export const CHECK_RESULTS = ['ok', 'alert', 'block'] as const;
export type CheckResult = (typeof CHECK_RESULTS)[number];

export const checkResultLabel: Record<CheckResult, string> = { ok: 'Ok', alert: 'Alerta', block: 'Bloqueio' };

export const checkResultTone: Record<CheckResult, Tone> = { ok: 'done', alert: 'waiting', block: 'attention' };
