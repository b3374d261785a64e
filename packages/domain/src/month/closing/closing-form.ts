import type { InferType } from 'yup';
import { cents, competence, filledList, flag, id, integer, longText, motive, object, oneOf, text } from '../../shared/schema/fields.ts';
import { CLOSING_STATUSES, type ClosingAction, closingStatusLabel } from './closing-life.ts';

/** What staff move a closing by; to close asks more and is apart. */
export const CLOSING_MOVES = [
  'start',
  'wait_for_client',
  'resume',
  'send_to_review',
  'send_back',
  'declare_no_movement',
  'waive',
  'reopen',
] as const satisfies readonly ClosingAction[];
export type ClosingMove = (typeof CLOSING_MOVES)[number];

export const closingMoveForm = object({
  action: oneOf('Ação', CLOSING_MOVES).required(),
  reason: motive('Motivo'),
  version: integer('Versão').min(1).required(),
});

export const closingReasonForm = object({ reason: motive('Motivo').required() });
export type ClosingReasonForm = InferType<typeof closingReasonForm>;

/** `reason`: why it is closed over its alerts. */
export const closeForm = object({ reason: text('Por que fechar com alertas').max(300) });
export type CloseForm = InferType<typeof closeForm>;

/** `das_official`: as the PGDAS-D says it, cents. */
export const closingForm = object({
  das_official: cents('DAS oficial').min(0, '${path}: escreva zero ou mais.'),
  analyst_id: id('Responsável'),
  observations: longText('Observações'),
});
export type ClosingForm = InferType<typeof closingForm>;

/** As many as are closed at once. */
export const MOST_CLOSED = 100;

export const closeManyForm = object({
  ids: filledList('Fechamentos', id('Fechamento').required(), 'Escolha ao menos um fechamento.', MOST_CLOSED),
});

/** How the lists of a month may be narrowed; the month before this one where none is told. */
export const closingFilters = object({
  search: text('Busca').max(100),
  month: competence('Mês'),
  status: oneOf('Situação', CLOSING_STATUSES, closingStatusLabel),
  analyst_id: id('Responsável'),
  open: flag('Só os que faltam').nullable(),
});
export type ClosingFilters = InferType<typeof closingFilters>;

export const workloadQuery = object({ month: competence('Mês') });
