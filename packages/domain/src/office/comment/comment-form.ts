import type { InferType } from 'yup';
import { longText, object } from '../../shared/schema/fields.ts';

/** A word of the team on a record, which its clients do not read. */
export const commentForm = object({ text: longText('Comentário').required('Escreva o comentário.') });
export type CommentForm = InferType<typeof commentForm>;
