import { chakra } from '@chakra-ui/react';
import { analystQueries } from '@esteto/api-client/office/analyst';
import { countOf } from '@esteto/domain/shared/text/text';
import { useKnownRoutes } from '@esteto/shell/route/known-routes.tsx';
import { Line, LineList } from '@esteto/ui/components/display/line-list.tsx';
import { StatusBadge } from '@esteto/ui/components/display/status-badge.tsx';
import { ErrorState } from '@esteto/ui/components/states/error-state.tsx';
import { Loading } from '@esteto/ui/components/states/loading.tsx';
import { useQuery } from '@tanstack/react-query';
import { ACCESS_KINDS, type AccessPoint, accessChanges, accessPoints, type Judged } from './access-rows.ts';

/** What somebody would see and do more, and less, if this were saved. */
export const AccessChanges = ({ before, after }: { before: Judged; after: Judged }) => {
  const routes = useKnownRoutes();
  const { data: actions, error, refetch, isFetching } = useQuery(analystQueries.actions({}));
  if (!actions) return error ? <ErrorState error={error} retry={() => void refetch()} retrying={isFetching} /> : <Loading />;
  const { gained, lost } = accessChanges(accessPoints(routes, actions), before, after);
  if (gained.length + lost.length === 0) return <chakra.p color="fg.muted">Nada muda no que a pessoa vê e pode.</chakra.p>;
  return (
    <chakra.div display="grid" gap="3" gridTemplateColumns="minmax(0, 1fr)">
      <chakra.p>
        {[
          gained.length > 0 && `Passa a ver ou poder ${countOf(gained.length, 'coisa', 'coisas')}.`,
          lost.length > 0 && `Deixa de ver ou poder ${countOf(lost.length, 'coisa', 'coisas')}.`,
        ]
          .filter(Boolean)
          .join(' ')}
      </chakra.p>
      <LineList>
        {gained.map((point) => (
          <Change key={point.detail} point={point} isGained />
        ))}
        {lost.map((point) => (
          <Change key={point.detail} point={point} isGained={false} />
        ))}
      </LineList>
    </chakra.div>
  );
};

const Change = ({ point: { name, kind }, isGained }: { point: AccessPoint; isGained: boolean }) => (
  <Line title={name} note={ACCESS_KINDS[kind]}>
    <StatusBadge status={isGained ? { label: 'Passa a poder', tone: 'done' } : { label: 'Deixa de poder', tone: 'attention' }} />
  </Line>
);
