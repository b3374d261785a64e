import type { Comment } from '@esteto/contract/office/comment';
import type { CommentSubject } from '@esteto/domain/office/comment/comment-life';
import { and, desc, eq, isNull, type SQL } from 'drizzle-orm';
import type { Reader } from '../../../platform/database/database.ts';
import type { Tx } from '../../../platform/work/work.ts';
import { comments } from '../../../tables/comment/comment.tables.ts';
import { users } from '../../../tables/user/user.tables.ts';

/** The record that is commented on. */
export type Subject = { type: CommentSubject; id: number };

const of = ({ type, id }: Subject): SQL | undefined =>
  and(eq(comments.subject_type, type), eq(comments.subject_id, id), isNull(comments.deleted_at));

/** Newest first. */
export const list = (db: Reader, subject: Subject): Promise<Comment[]> =>
  db
    .select({
      id: comments.id,
      text: comments.text,
      author_id: comments.author_id,
      author_name: users.name,
      created_at: comments.created_at,
    })
    .from(comments)
    .innerJoin(users, eq(users.id, comments.author_id))
    .where(of(subject))
    .orderBy(desc(comments.id));

export const add = (tx: Tx, { type, id }: Subject, values: { company_id: number | null; author_id: number; text: string }) =>
  tx.insert(comments, { subject_type: type, subject_id: id, ...values }, { action: 'comment.created', company_id: values.company_id });

export const remove = (tx: Tx, subject: Subject, id: number) =>
  tx.update(comments, { id, version: null, scope: of(subject) }, { deleted_at: tx.now }, { action: 'comment.deleted' });
