import { npsSurvey } from '@esteto/contract/office/nps-survey';
import type { NpsAudience } from '@esteto/domain/office/nps/nps-audience';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../api.ts';
import { mutationsFor, queriesFor } from '../queries.ts';
import { workQueueQueries } from './work-queue.ts';

export const npsSurveyQueries = queriesFor(npsSurvey);
export const npsSurveyMutations = mutationsFor(npsSurvey, { invalidates: [npsSurveyQueries, workQueueQueries] });

/** A question that is asked with a body, because an audience holds lists. */
export const npsPreviewQuery = (body: NpsAudience) =>
  queryOptions({
    queryKey: [npsSurvey.preview.path, body],
    queryFn: ({ signal }) => call(npsSurvey.preview, { body, signal }),
  });
