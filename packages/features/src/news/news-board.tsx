import { newsQueries } from '@esteto/api-client/news';
import { lazyComponent } from '@esteto/ui/system/query/lazy-component';
import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';

/** What is new for the person, on their home. Where there is nothing, or it cannot be asked, the home stands without it; the bell has it, too. */
export const NewsBoard = () => {
  const { data } = useQuery(newsQueries.current({}));
  if (!data || data.length === 0) return null;
  return (
    <Suspense>
      <NewsCards items={data} />
    </Suspense>
  );
};

const NewsCards = lazyComponent(() => import('./news-cards.tsx').then(({ NewsCards }) => NewsCards));
