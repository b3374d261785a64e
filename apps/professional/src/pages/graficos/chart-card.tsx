import { Card } from '@esteto/ui/components/card/card.tsx';
import { ChartSkeleton } from '@esteto/ui/components/chart/chart-skeleton.tsx';
import { EmptyState } from '@esteto/ui/components/states/empty-state.tsx';
import { ErrorState } from '@esteto/ui/components/states/error-state.tsx';
import type { UseQueryResult } from '@tanstack/react-query';
import { ChartColumn } from 'lucide-react';
import type { ReactNode } from 'react';

/** What is missing for a picture, and what to do about it. */
export type Missing = { title: string; help?: string; action?: ReactNode };

type ChartCardProps<Data> = {
  title: string;
  query: UseQueryResult<Data>;
  /** Null where there is something to draw. */
  missing: (data: Data) => Missing | null;
  children: (data: Data) => ReactNode;
};

/** A picture, or why there is none yet. */
export const ChartCard = <Data,>({ title, query: { data, error, refetch, isFetching }, missing, children }: ChartCardProps<Data>) => {
  const lacking = data === undefined ? null : missing(data);
  if (data !== undefined && lacking === null) return children(data);
  return (
    <Card title={title}>
      {lacking ? (
        <EmptyState icon={ChartColumn} title={lacking.title} action={lacking.action}>
          {lacking.help}
        </EmptyState>
      ) : error ? (
        <ErrorState error={error} retry={() => void refetch()} retrying={isFetching} />
      ) : (
        <ChartSkeleton height={HEIGHT} />
      )}
    </Card>
  );
};

const HEIGHT = 280;
