import type { InferType } from 'yup';
import { email, flag, id, integer, isoDate, longText, name, object, oneOf, phone, text } from '../../shared/schema/fields.ts';
import { LEAD_MOVES, LEAD_STAGES, leadStageLabel } from './lead-life.ts';
import { LEAD_SOURCES, leadSourceLabel } from './lead-source.ts';

/** A lead that nothing came of is forgotten so long after it came (LGPD, arts. 15 and 16). */
export const MANUAL_LEAD_RETENTION_MONTHS = 12;

/** What staff know of somebody who may become a client. */
export const leadForm = object({
  name: name('Nome').max(120),
  email: email('E-mail').when('phone', ([phone], schema) => (phone ? schema : schema.required('Informe o e-mail ou o telefone.'))),
  phone: phone('Telefone'),
  source: oneOf('Origem', LEAD_SOURCES, leadSourceLabel).required(),
  next_step: text('Próximo passo').max(160),
  next_step_on: isoDate('Para quando'),
  analyst_id: id('Responsável'),
  notes: longText('Anotações'),
});
export type LeadForm = InferType<typeof leadForm>;

/** A move to another stage; the action says whether it asks why. */
export const leadMoveForm = object({
  action: oneOf('Ação', LEAD_MOVES).required(),
  reason: longText('Motivo').max(500),
  version: integer('Versão').min(1).required(),
});

/** What only the reason is asked for. */
export const leadReasonForm = object({ reason: longText('Motivo').max(500).required() });
export type LeadReasonForm = InferType<typeof leadReasonForm>;

/** How the staff's list of leads may be narrowed. */
export const leadFilters = object({
  search: text('Busca').max(100),
  stage: oneOf('Etapa', LEAD_STAGES, leadStageLabel),
  source: oneOf('Origem', LEAD_SOURCES, leadSourceLabel),
  analyst_id: id('Responsável'),
  without_analyst: flag('Sem responsável').nullable().default(null),
  overdue: flag('Próximo passo vencido').nullable().default(null),
  open: flag('Em aberto').nullable().default(null),
});
export type LeadFilters = InferType<typeof leadFilters>;
