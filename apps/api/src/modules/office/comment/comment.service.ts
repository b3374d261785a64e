import type { Comment } from '@esteto/contract/office/comment';
import type { CommentSubject } from '@esteto/domain/office/comment/comment-life';
import type { Deps } from '../../../deps.ts';
import type { Reader } from '../../../platform/database/database.ts';
import type { SessionActor } from '../../../platform/work/actor.ts';
import type { Event } from '../../../platform/work/writes.ts';
import * as repository from './comment.repository.ts';

type Of = { id: number };

type Subject = {
  type: CommentSubject;
  /** The company that the record is about, null of a person's own; 404 where there is no such record. */
  find: (db: Reader, id: number) => Promise<{ company_id: number | null }>;
  /** The kind of record whose history says that a comment was deleted; `deleted`: as which action. */
  entity: string;
  deleted: Event['action'];
};

/** The three calls that a noun gives its team for talking about a record. */
export const teamComments = ({ db, work }: Pick<Deps, 'db' | 'work'>, { type, find, entity, deleted }: Subject) => ({
  comments: async (_actor: SessionActor, { id }: Of): Promise<Comment[]> => {
    await find(db, id);
    return repository.list(db, { type, id });
  },

  comment: (actor: SessionActor, { id, body: { text } }: Of & { body: { text: string } }): Promise<Comment[]> =>
    work(actor, async (tx) => {
      const { company_id } = await find(tx.db, id);
      await repository.add(tx, { type, id }, { company_id, author_id: actor.user.id, text });
      return repository.list(tx.db, { type, id });
    }),

  uncomment: (actor: SessionActor, { id, comment_id }: Of & { comment_id: number }): Promise<void> =>
    work(actor, async (tx) => {
      await repository.remove(tx, { type, id }, comment_id);
      tx.record({ type: entity, id }, { action: deleted });
    }),
});
