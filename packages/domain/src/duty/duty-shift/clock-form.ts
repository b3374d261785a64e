import type { InferType } from 'yup';
import { instant, integer, isoDate, longText, object, oneOf, text, time } from '../../shared/schema/fields.ts';
import { PUNCH_KINDS, punchKindLabel } from './punch-kinds.ts';

/**
 * An entry or a check-out as the professional's phone sends it. `kept_at`: when it was, of one that the phone kept without a connection; of another the
 * server's own clock counts. How far from the place it was is measured on the phone: the position stays there.
 */
export const punchForm = object({
  kind: oneOf('Ponto', PUNCH_KINDS, punchKindLabel).required(),
  kept_at: instant('Quando'),
  distance_meters: integer('Distância').min(0).max(21_000_000),
});
export type PunchForm = InferType<typeof punchForm>;

/** By the group's wall time. */
const times = {
  in_on: isoDate('Dia da entrada').required(),
  in_time: time('Entrada').required(),
  out_on: isoDate('Dia da saída').required(),
  out_time: time('Saída').required(),
};

/** What the coordination writes instead of what the clock says. */
export const correctionForm = object({ ...times, reason: text('Motivo').max(300).required() });
export type CorrectionForm = InferType<typeof correctionForm>;

/** How it was, as the professional says: the coordination decides. */
export const clockRequestForm = object({ ...times, justification: longText('O que aconteceu').max(300).required() });
export type ClockRequestForm = InferType<typeof clockRequestForm>;

export const absenceForm = object({ reason: text('Motivo').max(300).required() });
