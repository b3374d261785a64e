import { chakra } from '@chakra-ui/react';
import { DEFAULT_FUNNEL_PERIOD, FUNNEL_PERIODS, type FunnelPeriod, funnelPeriodLabel } from '@esteto/domain/lead/funnel-period';
import { Card } from '@esteto/ui/components/card/card.tsx';
import { Page } from '@esteto/ui/components/card/page.tsx';
import { EmptyState } from '@esteto/ui/components/states/empty-state.tsx';
import { ErrorState } from '@esteto/ui/components/states/error-state.tsx';
import { Loading } from '@esteto/ui/components/states/loading.tsx';
import { asQuery, type QueryFactory } from '@esteto/ui/system/query/query-like';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link, useSearchParams } from 'react-router';

type FunnelPageProps<Data> = {
  title: string;
  subtitle: ReactNode;
  query: QueryFactory<{ period: FunnelPeriod }, Data>;
  /** Said where nobody came. */
  empty: string;
  children: (data: Data) => ReactNode;
};

/** How many come and where they stop, of those who came within a period; which one stands in the address. */
export const FunnelPage = <Data extends { total: number }>({ title, subtitle, query, empty, children }: FunnelPageProps<Data>) => {
  const [params] = useSearchParams();
  const period = FUNNEL_PERIODS.find((one) => one === params.get('periodo')) ?? DEFAULT_FUNNEL_PERIOD;
  const { data, error, refetch, isFetching } = useQuery(asQuery(query({ period })));
  const searchOf = (one: FunnelPeriod): string => {
    const next = new URLSearchParams(params);
    next.set('periodo', one);
    return `?${next}`;
  };
  return (
    <Page title={title} subtitle={subtitle}>
      <Periods aria-label="Período">
        {FUNNEL_PERIODS.map((one) => (
          <Link key={one} to={{ search: searchOf(one) }} replace aria-current={one === period ? 'true' : undefined}>
            {funnelPeriodLabel[one]}
          </Link>
        ))}
      </Periods>
      {data && data.total > 0 && children(data)}
      {!(data && data.total > 0) && (
        <Card>
          {data && <EmptyState title={empty} />}
          {!data && error && <ErrorState error={error} retry={() => void refetch()} retrying={isFetching} />}
          {!data && !error && <Loading />}
        </Card>
      )}
    </Page>
  );
};

const Periods = chakra('nav', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '2',
    '& > a': {
      display: 'inline-flex',
      alignItems: 'center',
      minHeight: 'control',
      px: '3',
      color: 'fg.muted',
      fontWeight: 'medium',
      borderWidth: '1px',
      borderColor: 'border.strong',
      borderRadius: 'full',
      _hover: { bg: 'bg.hover' },
      '&[aria-current]': { bg: 'brand.subtle', color: 'brand.fg', borderColor: 'brand.border' },
    },
  },
});
