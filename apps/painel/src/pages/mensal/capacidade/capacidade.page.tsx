import { chakra } from '@chakra-ui/react';
import { capacityQueries } from '@esteto/api-client/month/capacity';
import { useCan } from '@esteto/auth/can/can.tsx';
import { monthlyObligations } from '@esteto/contract/access';
import type { CapacityAnswer } from '@esteto/contract/month/capacity';
import { loadLabel, loadOf, loadTone, pointsIn } from '@esteto/domain/month/capacity/capacity';
import { formatDate } from '@esteto/domain/shared/date/date';
import { countOf } from '@esteto/domain/shared/text/text';
import { Link } from '@esteto/ui/components/button/link.tsx';
import { Page } from '@esteto/ui/components/card/page.tsx';
import { CARDS_ON_PHONE, Scroller, Table } from '@esteto/ui/components/chart/chart-table.tsx';
import { StatusBadge } from '@esteto/ui/components/display/status-badge.tsx';
import { EmptyState } from '@esteto/ui/components/states/empty-state.tsx';
import { ErrorState } from '@esteto/ui/components/states/error-state.tsx';
import { Loading } from '@esteto/ui/components/states/loading.tsx';
import { today } from '@esteto/ui/system/context/today';
import { useQuery } from '@tanstack/react-query';
import { CircleCheck } from 'lucide-react';
import { path } from '../../../path.ts';

/** What falls due in four weeks, in points, against what each of the team does: who has room, and what is nobody's. */
export default function CapacityPage() {
  const { data, error, refetch, isFetching } = useQuery(capacityQueries.weeks({}));
  return (
    <Page
      title="Capacidade"
      ofRows
      subtitle="Obrigações e fechamentos das próximas quatro semanas, em pontos, pela meta de cada um. O que pesam e o que uma pessoa faz dizem as regras."
    >
      {!data && error && <ErrorState error={error} retry={() => void refetch()} retrying={isFetching} />}
      {!data && !error && <Loading />}
      {data && <Weeks capacity={data} />}
    </Page>
  );
}

const Weeks = ({ capacity: { weeks, people, unassigned } }: { capacity: CapacityAnswer }) => {
  if (people.length + unassigned.length === 0) return <EmptyState icon={CircleCheck} title="Nada vence nas próximas quatro semanas." />;
  const spans = weeks.map(
    ({ from, until, is_estimated }) => `${formatDate(from, today())} a ${formatDate(until, today())}${is_estimated ? ' *' : ''}`,
  );
  return (
    <>
      <Scroller role="region" aria-label="Pontos por pessoa e semana" tabIndex={0}>
        <Table css={CARDS_ON_PHONE}>
          <thead>
            <tr>
              <th scope="col">Quem</th>
              <th scope="col">Atrasado</th>
              {spans.map((span) => (
                <th key={span} scope="col">
                  {span}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {people.map((person) => (
              <tr key={person.id}>
                <th scope="row">
                  <Person {...person} />
                  <Note>{countOf(person.weekly_points, 'ponto', 'pontos')} por semana</Note>
                </th>
                <Overdue points={person.overdue} />
                {person.weeks.map((points, week) => (
                  <LoadCell
                    key={spans[week]}
                    label={spans[week] ?? ''}
                    points={points}
                    capacity={pointsIn(weeks[week] ?? { business_days: 0 }, person.weekly_points)}
                  />
                ))}
              </tr>
            ))}
            {unassigned.map((pool) => (
              <tr key={pool.id ?? 0}>
                <th scope="row">
                  {pool.name === null ? 'Sem responsável' : `Setor ${pool.name}`}
                  <Note>{pool.name === null ? 'Nem da empresa' : 'Sem responsável'}</Note>
                </th>
                <Overdue points={pool.overdue} />
                {pool.weeks.map((points, week) => (
                  <LoadCell key={spans[week]} label={spans[week] ?? ''} points={points} capacity={null} />
                ))}
              </tr>
            ))}
          </tbody>
        </Table>
      </Scroller>
      {weeks.some(({ is_estimated }) => is_estimated) && (
        <chakra.p color="fg.muted" fontSize="sm">
          * Do mês que ainda não foi gerado, pelas obrigações do mês anterior.
        </chakra.p>
      )}
    </>
  );
};

/** Leads to what is theirs and not done. */
const Person = ({ id, name }: { id: number; name: string }) => {
  const seesObligations = useCan(monthlyObligations.view);
  if (!seesObligations) return name;
  return <Link to={path('/painel/mensal/obrigacoes-mensais', undefined, { analyst_id: String(id), open: 'true' })}>{name}</Link>;
};

const Overdue = ({ points }: { points: number }) => (
  <td data-label="Atrasado" data-negative={points > 0 || undefined}>
    {points}
  </td>
);

type LoadCellProps = { label: string; points: number; capacity: number | null };

/** What is due in a week of what is done in it; beside it in words where there is too much. */
const LoadCell = ({ label, points, capacity }: LoadCellProps) => {
  const load = loadOf(points, capacity);
  return (
    <td data-label={label}>
      <chakra.span display="inline-flex" flexWrap="wrap" justifyContent="end" alignItems="center" columnGap="2">
        {load && load !== 'free' && capacity !== null && <StatusBadge status={{ label: loadLabel[load], tone: loadTone[load] }} />}
        <span>{capacity === null ? points : `${points} de ${capacity}`}</span>
      </chakra.span>
    </td>
  );
};

const Note = chakra('span', { base: { display: 'block', color: 'fg.muted', fontSize: 'xs', fontWeight: 'normal' } });
