import { DEFAULT_FUNNEL_PERIOD, FUNNEL_PERIODS, type FunnelPeriod, funnelPeriodLabel } from '@esteto/domain/opening/lead/funnel-period';
import { Card } from '@esteto/ui/components/card/card.tsx';
import { Page } from '@esteto/ui/components/card/page.tsx';
import { EmptyState } from '@esteto/ui/components/states/empty-state.tsx';
import { ErrorState } from '@esteto/ui/components/states/error-state.tsx';
import { Loading } from '@esteto/ui/components/states/loading.tsx';
import { ChoiceLinks } from '@esteto/ui/patterns/list-page/choice-links.tsx';
import { asQuery, type QueryFactory } from '@esteto/ui/system/query/query-like';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';

type FunnelPageProps<Data> = {
  title: string;
  subtitle: ReactNode;
  query: QueryFactory<{ period: FunnelPeriod }, Data>;
  /** What else narrows whom it counts. */
  narrowed?: ReactNode;
  /** Said where nobody came. */
  empty: string;
  children: (data: Data) => ReactNode;
};

/** How many come and where they stop, of those who came within a period; which one stands in the address. */
export const FunnelPage = <Data extends { total: number }>({
  title,
  subtitle,
  query,
  narrowed,
  empty,
  children,
}: FunnelPageProps<Data>) => {
  const [params] = useSearchParams();
  const period = FUNNEL_PERIODS.find((one) => one === params.get('periodo')) ?? DEFAULT_FUNNEL_PERIOD;
  const { data, error, refetch, isFetching } = useQuery(asQuery(query({ period })));
  return (
    <Page title={title} subtitle={subtitle}>
      <ChoiceLinks
        label="Período"
        name="periodo"
        choices={FUNNEL_PERIODS.map((value) => ({ value, label: funnelPeriodLabel[value] }))}
        chosen={period}
      />
      {narrowed}
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
