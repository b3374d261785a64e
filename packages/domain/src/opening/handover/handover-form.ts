import type { InferType } from 'yup';
import { email, flag, name, object, oneOf, text } from '../../shared/schema/fields.ts';
import { HANDOVER_ACTIONS } from './handover-life.ts';

/** Who kept the books until now. */
export const formerAccountantForm = object({
  accountant_name: name('Contador atual').max(120).required(),
  accountant_email: email('E-mail do contador atual').required(),
});
export type FormerAccountantForm = InferType<typeof formerAccountantForm>;

export const handoverDecisionForm = object({ action: oneOf('Ação', HANDOVER_ACTIONS).required() });

/** How the staff's list of handovers may be narrowed. */
export const handoverFilters = object({
  search: text('Busca').max(100),
  unsent: flag('Sem carta enviada').nullable().default(null),
  all: flag('Com as concluídas').nullable().default(null),
});
export type HandoverFilters = InferType<typeof handoverFilters>;
