import { unitQueries } from '@esteto/api-client/duty/unit';
import { ChecklistField } from '@esteto/ui/components/field/choice/checklist-field.tsx';
import { ErrorState } from '@esteto/ui/components/states/error-state.tsx';
import { Loading } from '@esteto/ui/components/states/loading.tsx';
import { useQuery } from '@tanstack/react-query';
import { useGroupScope } from '../../../features/grupo/use-group-scope.ts';

/** What none ticked means of whoever is approved. */
export const EVERYWHERE = 'Sem nenhuma marcada, trabalha em todas as unidades do grupo.';

/** The units of the group where a professional works; `help` says what none ticked means. */
export const UnitChoice = ({ help }: { help: string }) => {
  const { data, error, refetch, isFetching } = useQuery(unitQueries.list({ ...useGroupScope(), limit: 100 }));
  if (error) return <ErrorState error={error} retry={() => void refetch()} retrying={isFetching} />;
  if (!data) return <Loading />;
  return <ChecklistField name="unit_ids" options={data.items.map(({ id, name }) => ({ value: id, label: name }))} help={help} />;
};
