import { chakra } from '@chakra-ui/react';
import { workQueueQueries } from '@esteto/api-client/office/work-queue';
import type { WorkOfPerson } from '@esteto/contract/office/work-queue';
import { pileRule } from '@esteto/domain/office/work-queue/work-pile';
import { isOverloaded, WORKLOAD_KINDS, workloadKinds, workTotal } from '@esteto/domain/office/work-queue/workload';
import { countOf } from '@esteto/domain/shared/text/text';
import { Link } from '@esteto/ui/components/button/link.tsx';
import { Card } from '@esteto/ui/components/card/card.tsx';
import { Line, LineList } from '@esteto/ui/components/display/line-list.tsx';
import { Progress } from '@esteto/ui/components/display/progress.tsx';
import { StatusBadge } from '@esteto/ui/components/display/status-badge.tsx';
import { ErrorState } from '@esteto/ui/components/states/error-state.tsx';
import { Loading } from '@esteto/ui/components/states/loading.tsx';
import { useQuery } from '@tanstack/react-query';
import { listPath } from './pile-path.ts';

/** Open work by person, the most first: each figure opens its list, filtered by the person. */
export const Workload = () => {
  const { data: people, error, refetch, isFetching } = useQuery(workQueueQueries.workload({}));
  if (error) return <ErrorState error={error} retry={() => void refetch()} retrying={isFetching} />;
  if (!people) return <Loading />;
  if (people.length === 0) return null;
  const totals = people.map(workTotal);
  return (
    <Card title="Trabalho em aberto por pessoa">
      <LineList>
        {people.map((person) => (
          <Line key={person.id} title={<Name person={person} totals={totals} />} note={<Kinds person={person} />}>
            <Progress
              label={`Trabalho de ${person.name}`}
              value={workTotal(person)}
              max={Math.max(...totals)}
              words={countOf(workTotal(person), 'item', 'itens')}
            />
          </Line>
        ))}
      </LineList>
    </Card>
  );
};

const OVERLOADED = { label: 'Sobrecarga', tone: 'attention' } as const;

const Name = ({ person, totals }: { person: WorkOfPerson; totals: readonly number[] }) => (
  <Wrapped>
    {person.name}
    {isOverloaded(workTotal(person), totals) && <StatusBadge status={OVERLOADED} />}
  </Wrapped>
);

const Kinds = ({ person }: { person: WorkOfPerson }) => (
  <Wrapped>
    {WORKLOAD_KINDS.filter((kind) => person[kind] > 0).map((kind) => {
      const { label, pile, filters } = workloadKinds[kind];
      const by = pileRule(pile).person ?? '';
      return (
        <Open
          key={kind}
          to={listPath(pile, { ...filters, [by]: String(person.id) })}
          aria-label={`${label} ${person[kind].toLocaleString('pt-BR')} de ${person.name}`}
        >
          {label} {person[kind].toLocaleString('pt-BR')}
        </Open>
      );
    })}
  </Wrapped>
);

const Wrapped = chakra('span', { base: { display: 'inline-flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '4', rowGap: '1' } });

const Open = chakra(Link, { base: { display: 'inline-flex', alignItems: 'center', minHeight: '6' } });
