import { termsOfService } from '@esteto/contract/identity/terms-of-service';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../api.ts';
import { ApiFailure } from '../failure.ts';
import { mutationsFor, queriesFor } from '../queries.ts';

export const termsOfServiceQueries = queriesFor(termsOfService);
export const termsOfServiceMutations = mutationsFor(termsOfService, { invalidates: [termsOfServiceQueries] });

/** What a new version begins with: the text in force, or nothing before the first. */
export const termsToStartFrom = () =>
  queryOptions({
    queryKey: [termsOfService.list.path, 'start'],
    queryFn: async ({ signal }) => {
      try {
        const { text } = await call(termsOfService.current, { signal });
        return { text };
      } catch (error) {
        if (error instanceof ApiFailure && error.status === 404) return { text: '' };
        throw error;
      }
    },
    staleTime: 0,
  });
