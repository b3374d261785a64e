import { boletoQueries } from '@esteto/api-client/money/boleto';
import { onDate } from '@esteto/domain/shared/date/date';
import { waitingWords } from '@esteto/features/money/boleto/waiting-words';
import { Link } from '@esteto/ui/components/button/link.tsx';
import { Line, LineList } from '@esteto/ui/components/display/line-list.tsx';
import { ErrorState } from '@esteto/ui/components/states/error-state.tsx';
import { Loading } from '@esteto/ui/components/states/loading.tsx';
import { RouteDialog } from '@esteto/ui/patterns/dialog/route-dialog.tsx';
import { today } from '@esteto/ui/system/context/today';
import { useQuery } from '@tanstack/react-query';
import { NewGuide } from '../../features/boleto/new-guide.tsx';
import { useCompanyScope } from '../../features/empresa/use-company-scope.ts';
import { path } from '../../path.ts';

/** What has passed its day, and what it costs to go on waiting. */
export default function LateBoletosDialog() {
  const { data, error, refetch, isFetching } = useQuery(boletoQueries.own({ ...useCompanyScope(), late: true }));
  const rows = data?.items.toSorted((a, b) => b.per_day - a.per_day);
  return (
    <RouteDialog title="Boletos atrasados" subtitle="O que mais custa esperar vem antes.">
      {error && <ErrorState error={error} retry={() => void refetch()} retrying={isFetching} />}
      {!error && !rows && <Loading />}
      {rows?.length === 0 && <p>Nada atrasado. Tudo em dia.</p>}
      {rows && (
        <LineList>
          {rows.map((row) => (
            <Line
              key={row.id}
              title={<Link to={path('/app/boleto/:boletoId', { boletoId: row.id })}>{row.description}</Link>}
              note={`Venceu ${onDate(row.pay_by, today())}. ${waitingWords(row, 'client') ?? ''}`}
            >
              <NewGuide boleto={row} names />
            </Line>
          ))}
        </LineList>
      )}
    </RouteDialog>
  );
}
