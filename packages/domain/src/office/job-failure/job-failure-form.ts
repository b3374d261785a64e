import type { InferType } from 'yup';
import { longText, object, text } from '../../shared/schema/fields.ts';

/** Why nobody runs it again. */
export const setAsideForm = object({ reason: longText('Motivo').max(500).required('Conte por que a tarefa não será executada de novo.') });
export type SetAsideForm = InferType<typeof setAsideForm>;

/** All that failed of one kind. */
export const rerunKindForm = object({ name: text('Tarefa').max(100).required() });
