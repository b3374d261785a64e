import { Can, useCan } from '@esteto/auth/can/can.tsx';
import type { Comment } from '@esteto/contract/office/comment';
import type { Access } from '@esteto/domain/identity/permission/access';
import { QueryCard } from '@esteto/ui/patterns/query/query-card.tsx';
import { asMutation, type MutationLike, type QueryLike } from '@esteto/ui/system/query/query-like';
import { useMutation } from '@tanstack/react-query';
import { CommentList } from './comment-list.tsx';

type TeamCommentsProps = {
  id: number;
  who: { view: Access; edit: Access; delete: Access };
  queries: { comments: (of: { id: number }) => QueryLike<Comment[]> };
  mutations: {
    comment: MutationLike<unknown, { id: number; body: { text: string } }>;
    uncomment: MutationLike<unknown, { id: number; comment_id: number }>;
  };
};

/** What the team says to itself about a record, for whoever may read it. */
export const TeamComments = ({ id, who, queries, mutations }: TeamCommentsProps) => {
  const canAdd = useCan(who.edit);
  const canRemove = useCan(who.delete);
  const { mutateAsync: comment } = useMutation(asMutation(mutations.comment));
  const { mutateAsync: uncomment } = useMutation(asMutation(mutations.uncomment));
  const add = (text: string) => comment({ id, body: { text } });
  const remove = (comment_id: number) => uncomment({ id, comment_id });
  return (
    <Can access={who.view}>
      <QueryCard query={queries.comments({ id })} title="Comentários da equipe">
        {(comments) => <CommentList comments={comments} add={canAdd ? add : undefined} remove={canRemove ? remove : undefined} />}
      </QueryCard>
    </Can>
  );
};
