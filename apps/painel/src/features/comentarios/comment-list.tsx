import { chakra } from '@chakra-ui/react';
import type { Comment } from '@esteto/contract/office/comment';
import { commentForm } from '@esteto/domain/office/comment/comment-form';
import { formatInstant } from '@esteto/domain/shared/date/date';
import { Button } from '@esteto/ui/components/button/button.tsx';
import { IconButton } from '@esteto/ui/components/button/icon-button.tsx';
import { QuietHeading } from '@esteto/ui/components/card/facts.tsx';
import { TextAreaField } from '@esteto/ui/components/field/text/text-area-field.tsx';
import { useConfirm } from '@esteto/ui/patterns/dialog/use-confirm.tsx';
import { FormQuestion } from '@esteto/ui/patterns/form/form-question.tsx';
import { today } from '@esteto/ui/system/context/today';
import { MessageSquarePlus, Trash2 } from 'lucide-react';
import { useId, useState } from 'react';

type CommentListProps = {
  comments: readonly Comment[];
  /** Left out for whoever may only read. */
  add?: (text: string) => Promise<unknown>;
  remove?: (id: number) => Promise<unknown>;
};

/** What the team says to itself about a record. */
export const CommentList = ({ comments, add, remove }: CommentListProps) => {
  const id = useId();
  const [writing, setWriting] = useState(false);
  const confirm = useConfirm();
  return (
    <section aria-labelledby={id}>
      <QuietHeading id={id}>Comentários da equipe</QuietHeading>
      <chakra.ul display="grid" gap="3" mb="3">
        {comments.map(({ id: comment_id, text, author_name, created_at }) => (
          <chakra.li key={comment_id} display="flex" gap="2" alignItems="start">
            <chakra.div flex="1" minW={0}>
              <chakra.p whiteSpace="pre-line" overflowWrap="anywhere">
                {text}
              </chakra.p>
              <chakra.span color="fg.muted" fontSize="sm">
                {author_name} · {formatInstant(created_at, today())}
              </chakra.span>
            </chakra.div>
            {remove && (
              <IconButton
                label={`Excluir o comentário de ${author_name}`}
                icon={Trash2}
                onClick={() =>
                  void confirm({
                    title: 'Excluir comentário',
                    message: 'O comentário deixa de aparecer; o histórico diz que foi excluído.',
                    confirmLabel: 'Excluir',
                    negative: true,
                    action: () => remove(comment_id),
                  })
                }
              />
            )}
          </chakra.li>
        ))}
      </chakra.ul>
      {comments.length === 0 && (
        <chakra.p color="fg.muted" mb="3">
          Nenhum comentário ainda.
        </chakra.p>
      )}
      {add && (
        <Button size="sm" icon={MessageSquarePlus} onClick={() => setWriting(true)}>
          Comentar
        </Button>
      )}
      {writing && add && (
        <FormQuestion
          title="Comentar"
          message="Só a equipe lê os comentários."
          schema={commentForm}
          submit={({ text }) => add(text)}
          done="Comentário escrito."
          submitLabel="Comentar"
          submitVariant="primary"
          onClose={() => setWriting(false)}
        >
          <TextAreaField name="text" autoFocus />
        </FormQuestion>
      )}
    </section>
  );
};
