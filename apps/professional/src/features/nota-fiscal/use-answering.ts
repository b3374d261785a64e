import { invoiceMutations } from '@esteto/api-client/billing/invoice';
import { useIdentity } from '@esteto/auth/principal/identity-provider.tsx';
import type { Answering } from '@esteto/features/billing/invoice/requirement-answer.tsx';
import { useMutation } from '@tanstack/react-query';

/** What the doctor does about the requirements of an invoice. */
export const useAnswering = (invoice: { company_id: number; id: number }): Answering => {
  const { user } = useIdentity();
  const { mutateAsync: answer } = useMutation(invoiceMutations.answerRequirement);
  const { mutateAsync: attach } = useMutation(invoiceMutations.attach);
  const { mutateAsync: detach } = useMutation(invoiceMutations.detach);
  return {
    user_id: user?.id ?? 0,
    answer: ({ id: requirement_id, version }, body, idempotency_key) =>
      answer({ ...invoice, requirement_id, body: { ...body, version }, idempotency_key }),
    attach: ({ id: requirement_id }, file, { key, ...how }) =>
      attach({ ...invoice, body: { requirement_id }, file, idempotency_key: key, ...how }),
    detach: ({ id: attachment_id }) => detach({ ...invoice, attachment_id }),
  };
};
