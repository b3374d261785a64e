import { Can, useCan } from '@esteto/auth/can/can.tsx';
import type { Comment } from '@esteto/contract/office/comment';
import type { Access } from '@esteto/domain/identity/permission/access';
import { QueryCard } from '@esteto/ui/patterns/query/query-card.tsx';
import type { QueryLike } from '@esteto/ui/system/query/query-like';
import { CommentList } from './comment-list.tsx';

type TeamCommentsProps = {
  who: { view: Access; edit: Access; delete: Access };
  query: QueryLike<Comment[]>;
  add: (text: string) => Promise<unknown>;
  remove: (id: number) => Promise<unknown>;
};

/** What the team says to itself about a record, for whoever may read it. */
export const TeamComments = ({ who, query, add, remove }: TeamCommentsProps) => {
  const canAdd = useCan(who.edit);
  const canRemove = useCan(who.delete);
  return (
    <Can access={who.view}>
      <QueryCard query={query} title="Comentários da equipe">
        {(comments) => <CommentList comments={comments} add={canAdd ? add : undefined} remove={canRemove ? remove : undefined} />}
      </QueryCard>
    </Can>
  );
};
