import { call } from '@esteto/api-client/api';
import type { ClientRow } from '@esteto/contract/billing/client';
import { invoice } from '@esteto/contract/billing/invoice';
import { type RepeatedRequest, repeatedRequest } from '@esteto/domain/billing/invoice/repeated-request';
import { today } from '@esteto/ui/system/context/today';
import { queryOptions } from '@tanstack/react-query';

/** What a request starts with that repeats this invoice, and the client's name for whoever may not see clients. */
export const repeatedQuery = (input: { company_id: number; id: number }) =>
  queryOptions({
    queryKey: [invoice.detail.path, 'repeated', input, today()],
    queryFn: async ({ signal }): Promise<Repeated> => {
      const former = await call(invoice.detail, { ...input, signal });
      return { ...repeatedRequest(former, today()), client: { ...former.client, fantasy_name: null } };
    },
  });

export type Repeated = RepeatedRequest & { client: Pick<ClientRow, 'id' | 'name' | 'document' | 'fantasy_name'> };
