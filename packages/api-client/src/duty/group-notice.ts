import { groupNotice } from '@esteto/contract/duty/group-notice';
import type { GroupNoticeReachForm } from '@esteto/domain/duty/group-notice/group-notice-form';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../api.ts';
import { noticeQueries } from '../office/notice.ts';
import { mutationsFor, queriesFor } from '../queries.ts';

export const groupNoticeQueries = queriesFor(groupNotice);
export const groupNoticeMutations = mutationsFor(groupNotice, { invalidates: [groupNoticeQueries, noticeQueries] });

/** A question that is asked with a body, because an audience holds lists. */
export const groupNoticePreviewQuery = ({ group_id, ...body }: GroupNoticeReachForm & { group_id: number }) =>
  queryOptions({
    queryKey: [groupNotice.preview.path, group_id, body],
    queryFn: ({ signal }) => call(groupNotice.preview, { group_id, body, signal }),
  });
