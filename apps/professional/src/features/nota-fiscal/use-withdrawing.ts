import { invoiceMutations } from '@esteto/api-client/billing/invoice';
import type { Withdrawing } from '@esteto/features/billing/invoice/invoice-withdrawal.tsx';
import { useMutation } from '@tanstack/react-query';

/** How the doctor takes an invoice of this company back. */
export const useWithdrawing = (scope: { company_id: number }): Withdrawing => {
  const { mutateAsync: withdraw } = useMutation(invoiceMutations.withdraw);
  const { mutateAsync: askCancellation } = useMutation(invoiceMutations.askCancellation);
  return {
    withdraw: ({ id, version }, body) => withdraw({ ...scope, id, body: { ...body, version } }),
    askCancellation: ({ id, version }, body) => askCancellation({ ...scope, id, body: { ...body, version } }),
  };
};
