import { news } from '@esteto/contract/office/news';
import { mutationsFor, queriesFor } from '../queries.ts';
import { noticeQueries } from './notice.ts';

export const newsQueries = queriesFor(news);
export const newsMutations = mutationsFor(news, { invalidates: [newsQueries, noticeQueries] });
