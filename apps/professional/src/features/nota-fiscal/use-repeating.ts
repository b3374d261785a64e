import { clientQueries } from '@esteto/api-client/billing/client';
import { invoiceMutations } from '@esteto/api-client/billing/invoice';
import { useCan } from '@esteto/auth/can/can.tsx';
import { clients } from '@esteto/contract/access';
import type { Repeating } from '@esteto/features/billing/invoice/repeating';
import { queryOptions, useMutation } from '@tanstack/react-query';

/** What the doctor does with a request that repeats itself. */
export const useRepeating = (scope: { company_id: number }): Repeating => {
  const { mutateAsync: pause } = useMutation(invoiceMutations.pauseRecurrence);
  const { mutateAsync: resume } = useMutation(invoiceMutations.resumeRecurrence);
  const { mutateAsync: end } = useMutation(invoiceMutations.endRecurrence);
  const { mutateAsync: change } = useMutation(invoiceMutations.changeRecurrence);
  const maySeeClient = useCan(clients.view);
  const steps = { pause, resume, end };
  return {
    step: (step, { id, version }) => steps[step]({ ...scope, id, body: { version } }),
    change: ({ id, version }, body) => change({ ...scope, id, body: { ...body, version } }),
    client: ({ id }) => queryOptions({ ...clientQueries.detail({ ...scope, id }), enabled: maySeeClient }),
  };
};
