import { chakra } from '@chakra-ui/react';
import { incomeTaxMutations, incomeTaxQueries } from '@esteto/api-client/tax/income-tax';
import { Button } from '@esteto/ui/components/button/button.tsx';
import { QuietHeading } from '@esteto/ui/components/card/facts.tsx';
import { toast } from '@esteto/ui/components/toast/toast';
import { useTellFailure } from '@esteto/ui/components/toast/use-tell-failure';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useId } from 'react';

/** What a return does not ask for yet, of who is known to have paid its person or to have been paid; nothing while nobody is known. */
export const MissingItems = ({ id }: { id: number }) => {
  const headingId = useId();
  const tellFailure = useTellFailure();
  const { data: missing = [] } = useQuery(incomeTaxQueries.missingItems({ id }));
  const { mutateAsync: send, isPending } = useMutation(incomeTaxMutations.askMissing);
  const ask = (titles: string[]) =>
    send({ id, body: { titles } }).then(
      () => toast.success(titles.length === 1 ? 'Documento pedido.' : 'Documentos pedidos.'),
      tellFailure,
    );
  if (missing.length === 0) return null;
  return (
    <section aria-labelledby={headingId}>
      <QuietHeading id={headingId}>Ainda não pedidos</QuietHeading>
      <chakra.ul display="grid" gap="2">
        {missing.map(({ title, reason }) => (
          <chakra.li key={title} display="flex" alignItems="start" gap="2">
            <chakra.div flex="1" minW={0} overflowWrap="anywhere">
              {title}
              <chakra.div color="fg.muted" fontSize="sm">
                {reason}
              </chakra.div>
            </chakra.div>
            <Button size="sm" aria-label={`Pedir: ${title}`} busy={isPending} onClick={() => void ask([title])}>
              Pedir
            </Button>
          </chakra.li>
        ))}
      </chakra.ul>
      {missing.length > 1 && (
        <Button size="sm" variant="ghost" mt="2" busy={isPending} onClick={() => void ask(missing.map(({ title }) => title))}>
          Pedir todos
        </Button>
      )}
    </section>
  );
};
