import { chakra } from '@chakra-ui/react';
import { libraryMutations } from '@esteto/api-client/office/library';
import { Button } from '@esteto/ui/components/button/button.tsx';
import { useTellFailure } from '@esteto/ui/components/toast/use-tell-failure';
import { useMutation } from '@tanstack/react-query';
import { ThumbsDown, ThumbsUp } from 'lucide-react';

/** Whether it helped; a person may change their mind. */
export const Solved = ({ id, solved }: { id: number; solved: boolean | null }) => {
  const { mutateAsync, isPending } = useMutation(libraryMutations.solved);
  const tellFailure = useTellFailure();
  const answer = (says: boolean) => void mutateAsync({ id, body: { solved: says } }).catch(tellFailure);
  return (
    <chakra.div role="group" aria-label="Isto resolveu?" display="flex" flexWrap="wrap" alignItems="center" gap="2">
      <chakra.span fontWeight="medium">Isto resolveu?</chakra.span>
      <Button icon={ThumbsUp} aria-pressed={solved === true} disabled={isPending} css={PRESSED} onClick={() => answer(true)}>
        Sim
      </Button>
      <Button icon={ThumbsDown} aria-pressed={solved === false} disabled={isPending} css={PRESSED} onClick={() => answer(false)}>
        Não
      </Button>
      <chakra.span role="status" color="fg.muted" fontSize="sm">
        {solved !== null && 'Obrigado. A equipe vê as respostas.'}
      </chakra.span>
    </chakra.div>
  );
};

const PRESSED = { '&[aria-pressed=true]': { bg: 'brand.subtle', borderColor: 'brand.border', color: 'brand.fg' } };
