import { call } from '@esteto/api-client/api';
import { invoice } from '@esteto/contract/invoice';
import { repeatedRequest } from '@esteto/domain/invoice/repeated-request';
import { today } from '@esteto/ui/today/today';
import { queryOptions } from '@tanstack/react-query';

/** What a request starts with that repeats this invoice. */
export const repeatedQuery = (input: { company_id: number; id: number }) =>
  queryOptions({
    queryKey: [invoice.detail.path, 'repeated', input, today()],
    queryFn: async ({ signal }) => repeatedRequest(await call(invoice.detail, { ...input, signal }), today()),
  });
