import { chakra } from '@chakra-ui/react';
import { overviewQueries } from '@esteto/api-client/office/overview';
import type { Overview } from '@esteto/contract/office/overview';
import { Card } from '@esteto/ui/components/card/card.tsx';
import { ErrorState } from '@esteto/ui/components/states/error-state.tsx';
import { Loading, Skeleton } from '@esteto/ui/components/states/loading.tsx';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useCompanyScope } from '../../features/empresa/use-company-scope.ts';

/** The blocks that both layouts show, each in its own place. */
export type HomeBlocks = Record<'shifts' | 'sends' | 'dues' | 'next' | 'shortcuts' | 'refer', ReactNode>;

type OverviewedProps = {
  /** Stands below the failure: what needs no answer is not taken away by one that failed. */
  withError?: ReactNode;
  children: (overview: Overview) => ReactNode;
};

/** The part of the home that one call answers. */
export const Overviewed = ({ withError, children }: OverviewedProps) => {
  const { data, error, refetch, isFetching } = useQuery(overviewQueries.home(useCompanyScope()));
  if (data) return children(data);
  if (!error) return <HomeSkeleton />;
  return (
    <>
      <Card title="Dinheiro e notas">
        <ErrorState error={error} retry={() => void refetch()} retrying={isFetching} />
      </Card>
      {withError}
    </>
  );
};

/** The page's own shapes while it loads. */
export const HomeSkeleton = () => (
  <Loading>
    <HomeColumns aria-hidden>
      {['balance', 'latest'].map((name) => (
        <Card key={name}>
          <Skeleton width="40%" />
          <Skeleton width="60%" height="9" mt="3" />
          <Skeleton height="48" mt="5" />
        </Card>
      ))}
    </HomeColumns>
  </Loading>
);

/** Two columns where there is room, one below the other where there is not. */
export const HomeColumns = chakra('div', {
  base: {
    display: 'grid',
    gap: { base: '4', md: '5' },
    alignItems: 'start',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
  },
});

export const HomeColumn = chakra('div', {
  base: { display: 'grid', gap: { base: '4', md: '5' }, gridTemplateColumns: 'minmax(0, 1fr)' },
});
