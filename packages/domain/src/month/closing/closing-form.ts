import type { InferType } from 'yup';
import { cents, competence, flag, id, integer, list, longText, motive, object, oneOf, text } from '../../shared/schema/fields.ts';
import { CLOSING_CHECKS, closingCheckLabel } from './closing-checks.ts';
import {
  CHECK_RESULTS,
  CHECK_SIDES,
  CLOSING_STATUSES,
  type ClosingAction,
  checkResultLabel,
  checkSideLabel,
  closingStatusLabel,
} from './closing-life.ts';

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

/** Why the month is closed over each check that warns. */
export const closeForm = object({
  reasons: list(
    'Motivos',
    object({
      key: oneOf('Conferência', CLOSING_CHECKS, closingCheckLabel).required(),
      reason: text('Por que fechar assim').min(3, '${path}: conte em poucas palavras.').max(300).required(),
    }),
    CLOSING_CHECKS.length,
  ),
});
export type CloseForm = InferType<typeof closeForm>;

/** As the extract of the PGDAS-D says them, cents. */
export const closingForm = object({
  das_official: cents('DAS oficial').min(0, '${path}: escreva zero ou mais.'),
  revenue_official: cents('Receita do mês no extrato').min(0, '${path}: escreva zero ou mais.'),
  rbt12_official: cents('RBT12 no extrato').min(0, '${path}: escreva zero ou mais.'),
  analyst_id: id('Responsável'),
  observations: longText('Observações'),
});
export type ClosingForm = InferType<typeof closingForm>;

/** As a person saves it: with the extract that the three values were read from, where one was. */
export const closingSaveForm = closingForm.shape({ extract_file_id: text('Extrato').max(60) });

/** How the lists of a month may be narrowed; the month before this one where none is told. */
export const closingFilters = object({
  search: text('Busca').max(100),
  month: competence('Mês'),
  status: oneOf('Situação', CLOSING_STATUSES, closingStatusLabel),
  /** The worst of its checks, one that does not pass, and whose turn it is there. */
  result: oneOf('Conferência', CHECK_RESULTS, checkResultLabel),
  check: oneOf('O que falta', CLOSING_CHECKS, closingCheckLabel),
  turn: oneOf('De quem é a vez', CHECK_SIDES, checkSideLabel),
  analyst_id: id('Responsável'),
  department_id: id('Setor'),
  mine: flag('Só as minhas').nullable(),
  open: flag('Só os que faltam').nullable(),
});
export type ClosingFilters = InferType<typeof closingFilters>;

export const workloadQuery = object({ month: competence('Mês') });
