import { broadcast } from '@esteto/contract/office/broadcast';
import type { BroadcastReachForm } from '@esteto/domain/office/broadcast/broadcast-form';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../api.ts';
import { mutationsFor, queriesFor } from '../queries.ts';
import { noticeQueries } from './notice.ts';

export const broadcastQueries = queriesFor(broadcast);
export const broadcastMutations = mutationsFor(broadcast, { invalidates: [broadcastQueries, noticeQueries] });

/** A question that is asked with a body, because an audience holds lists. */
export const broadcastPreviewQuery = (body: BroadcastReachForm) =>
  queryOptions({
    queryKey: [broadcast.preview.path, body],
    queryFn: ({ signal }) => call(broadcast.preview, { body, signal }),
  });
