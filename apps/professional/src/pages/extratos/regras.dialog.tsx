import { reconciliationMutations, reconciliationQueries } from '@esteto/api-client/money/reconciliation';
import { transactionCategoryLabel } from '@esteto/domain/money/reconciliation/transaction-category';
import { countOf } from '@esteto/domain/shared/text/text';
import { IconButton } from '@esteto/ui/components/button/icon-button.tsx';
import { Line, LineList } from '@esteto/ui/components/display/line-list.tsx';
import { EmptyState } from '@esteto/ui/components/states/empty-state.tsx';
import { ErrorState } from '@esteto/ui/components/states/error-state.tsx';
import { Loading } from '@esteto/ui/components/states/loading.tsx';
import { useTellFailure } from '@esteto/ui/components/toast/use-tell-failure';
import { RouteDialog } from '@esteto/ui/patterns/dialog/route-dialog.tsx';
import { useMutation, useQuery } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { useCompanyScope } from '../../features/empresa/use-company-scope.ts';

/** What a person taught: the movements that are explained by themselves, and how many each rule has explained. */
export default function RulesDialog() {
  const scope = useCompanyScope();
  const tellFailure = useTellFailure();
  const { data, error, refetch, isFetching } = useQuery(reconciliationQueries.rules(scope));
  const { mutate, isPending } = useMutation({ ...reconciliationMutations.removeRule, onError: tellFailure });
  return (
    <RouteDialog title="Regras" subtitle="O que se repete e fica explicado sozinho.">
      {error && <ErrorState error={error} retry={() => void refetch()} retrying={isFetching} />}
      {!error && !data && <Loading />}
      {data?.items.length === 0 && <EmptyState title="Nenhuma regra ainda. Ao categorizar um lançamento, marque “Fazer o mesmo sempre”." />}
      {data && data.items.length > 0 && (
        <LineList>
          {data.items.map(({ id, words, is_inflow, category, hits }) => (
            <Line
              key={id}
              title={`${is_inflow ? 'Entrada' : 'Saída'} “${words}”`}
              note={`${category ? transactionCategoryLabel[category] : 'Não é da empresa'}. ${countOf(hits, 'lançamento explicado', 'lançamentos explicados')}.`}
            >
              <IconButton
                icon={Trash2}
                label={`Remover a regra “${words}”`}
                disabled={isPending}
                onClick={() => mutate({ ...scope, id })}
              />
            </Line>
          ))}
        </LineList>
      )}
    </RouteDialog>
  );
}
