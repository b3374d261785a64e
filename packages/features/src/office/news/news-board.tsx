import { newsQueries } from '@esteto/api-client/office/news';
import { useQuery } from '@tanstack/react-query';
import { NewsCards } from './news-cards.tsx';

/** What is new for the person, on their home. Where there is nothing, or it cannot be asked, the home stands without it; the bell has it, too. */
export const NewsBoard = () => {
  const { data } = useQuery(newsQueries.current({}));
  if (!data || data.length === 0) return null;
  return <NewsCards items={data} />;
};
