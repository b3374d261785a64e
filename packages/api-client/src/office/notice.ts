import { notice } from '@esteto/contract/office/notice';
import { mutationsFor, queriesFor } from '../queries.ts';

export const noticeQueries = queriesFor(notice);
export const noticeMutations = mutationsFor(notice, { invalidates: [noticeQueries] });
