import type { InferType } from 'yup';
import { type EventAction, eventLabel } from '../../registry/event-label.ts';
import { besides, competence, id, object, oneOf, text } from '../../shared/schema/fields.ts';
import { RECORD_TYPES, recordTypeLabel } from './record-type.ts';

export const EVENT_ACTIONS = Object.keys(eventLabel) as EventAction[];

/** By what the log is searched. `search`: an address, the number of a record, or the id of a call, as they stand in it. */
export const logFilters = object({
  search: text('Busca').max(100),
  actor_id: id('Quem'),
  company_id: id('Empresa'),
  record_type: oneOf('Registro', RECORD_TYPES, recordTypeLabel),
  action: oneOf('O que aconteceu', EVENT_ACTIONS, eventLabel),
  from: competence('De'),
  to: competence('Até').test('after-from', 'Até: escolha um mês depois do primeiro.', (to, { parent }) => {
    const from = besides(parent, 'from');
    return !to || !from || to >= from;
  }),
});
export type LogFilters = InferType<typeof logFilters>;
