import type { InferType } from 'yup';
import { competence, filledList, id, object, text } from '../../shared/schema/fields.ts';

/** Most people whose month is signed at once. */
export const MOST_SIGNED = 200;

/** A month of a group, of all its units or of one. */
export const monthHoursQuery = object({ month: competence('Mês').required(), unit_id: id('Unidade') });
export type MonthHoursQuery = InferType<typeof monthHoursQuery>;

export const monthQuery = object({ month: competence('Mês').required() });
export type MonthQuery = InferType<typeof monthQuery>;

export const ownMonthFileQuery = monthQuery.shape({ group_id: id('Grupo').required() });

/** The month that the coordination signs, and the professionals whose it is. */
export const presentForm = object({
  month: competence('Mês').required(),
  professional_ids: filledList('Profissionais', id('Profissional').required(), 'Escolha pelo menos uma pessoa.', MOST_SIGNED),
});
export type PresentForm = InferType<typeof presentForm>;

export const withdrawForm = object({ reason: text('Motivo').max(300).required() });
