import { closingQueries } from '@esteto/api-client/month/closing';
import type { ClosingWorkload } from '@esteto/contract/month/closing';
import { formatDate } from '@esteto/domain/shared/date/date';
import { countOf } from '@esteto/domain/shared/text/text';
import { Link } from '@esteto/ui/components/button/link.tsx';
import { Card } from '@esteto/ui/components/card/card.tsx';
import { Line, LineList } from '@esteto/ui/components/display/line-list.tsx';
import { Progress } from '@esteto/ui/components/display/progress.tsx';
import { ErrorState } from '@esteto/ui/components/states/error-state.tsx';
import { Loading } from '@esteto/ui/components/states/loading.tsx';
import { today } from '@esteto/ui/system/context/today';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';

/** How far each of the staff is with a month, and how many of theirs will be late at today's pace. */
export const Workload = ({ month }: { month: string }) => {
  const { data, error, refetch, isFetching } = useQuery(closingQueries.workload({ month }));
  if (error) return <ErrorState error={error} retry={() => void refetch()} retrying={isFetching} />;
  if (!data) return <Loading />;
  if (data.analysts.length === 0) return null;
  return (
    <Card title="Por responsável">
      <LineList>
        {data.analysts.map((one) => (
          <Line key={one.analyst_id ?? 0} title={<Person {...one} />} note={wordsOf(one, data.deadline)}>
            <Progress
              label={one.analyst_name ?? 'Sem responsável'}
              value={one.done}
              max={one.total}
              words={`${one.done} de ${one.total}`}
            />
          </Line>
        ))}
      </LineList>
    </Card>
  );
};

/** Leads to what is theirs, of the same month. */
const Person = ({ analyst_id, analyst_name }: Pick<ClosingWorkload['analysts'][number], 'analyst_id' | 'analyst_name'>) => {
  const search = new URLSearchParams(useSearchParams()[0]);
  if (analyst_id === null) return <>Sem responsável</>;
  search.set('analyst_id', String(analyst_id));
  return <Link to={{ search: String(search) }}>{analyst_name}</Link>;
};

const wordsOf = ({ total, done, with_client, after_deadline }: ClosingWorkload['analysts'][number], deadline: string): string =>
  [
    done === total ? 'Tudo fechado' : countOf(total - done, 'mês por fechar', 'meses por fechar'),
    with_client > 0 && `${with_client} com o cliente`,
    after_deadline !== null && after_deadline > 0 && lateWords(after_deadline, deadline),
  ]
    .filter(Boolean)
    .join(' · ');

/** Before the day it is a forecast; after it, what is late. */
const lateWords = (count: number, deadline: string): string => {
  const day = formatDate(deadline, today());
  return today() > deadline
    ? `${countOf(count, 'atrasado', 'atrasados')} desde ${day}`
    : `no ritmo de hoje, ${count} para depois de ${day}`;
};
