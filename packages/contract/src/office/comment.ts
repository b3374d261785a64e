import type { Access } from '@esteto/domain/identity/permission/access';
import { commentForm } from '@esteto/domain/office/comment/comment-form';
import { array, type InferType, number, object, string } from 'yup';
import { del, get, post } from '../endpoint.ts';

/** A word of the team on a record, newest first. */
const comments = array(
  object({
    id: number().required(),
    text: string().required(),
    author_id: number().required(),
    author_name: string().required(),
    created_at: string().required(),
  }).required(),
).required();
export type Comment = InferType<typeof comments>[number];

/** How the team talks to itself about a record. `path` is the record's, ending in its id; `what` is the record in words: 'uma abertura'. */
export const commentCalls = <const Path extends string, View extends Access, Edit extends Access, Delete extends Access>(
  path: Path,
  what: string,
  who: { view: View; edit: Edit; delete: Delete },
) => ({
  comments: get(`${path}/comments`, { summary: `O que a equipe diz entre si sobre ${what}.`, who: who.view, answer: comments }),
  comment: post(`${path}/comments`, {
    summary: `Escreve um comentário sobre ${what}.`,
    who: who.edit,
    body: commentForm,
    answer: comments,
  }),
  uncomment: del(`${path}/comments/:comment_id`, { summary: `Exclui um comentário sobre ${what}.`, who: who.delete }),
});
