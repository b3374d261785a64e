import { news } from '@esteto/contract/news';
import { noticeQueries } from './notice.ts';
import { mutationsFor, queriesFor } from './queries.ts';

export const newsQueries = queriesFor(news);
export const newsMutations = mutationsFor(news, { invalidates: [newsQueries, noticeQueries] });
