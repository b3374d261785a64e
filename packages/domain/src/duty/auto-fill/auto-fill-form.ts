import type { InferType } from 'yup';
import { filledList, flag, id, integer, object, text } from '../../shared/schema/fields.ts';
import { scheduleDays } from '../duty-shift/duty-shift-form.ts';

/** Most places that one proposal is about. */
export const MOST_FILLED = 1_000;

/** Which days and where; `seed` asks for another proposal that is as good. */
export const autoFillForm = object({
  ...scheduleDays,
  unit_id: id('Unidade'),
  with_warnings: flag('Também com avisos').default(false),
  seed: integer('Tentativa').min(1).max(1_000).default(1).required(),
});
export type AutoFillForm = InferType<typeof autoFillForm>;

/** Which of the proposed places are taken over into the schedule. */
export const fillAcceptanceForm = object({
  shift_ids: filledList('Plantões', id('Plantão').required(), 'Escolha pelo menos um plantão.', MOST_FILLED),
  reason: text('Motivo').max(300),
});
