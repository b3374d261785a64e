import { call } from '@esteto/api-client/api';
import { receivableMutations, receivableQueries } from '@esteto/api-client/billing/receivable';
import { receivable as endpoints } from '@esteto/contract/billing/receivable';
import { RequirementsDialog } from '@esteto/features/billing/invoice/requirements-dialog.tsx';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useParams } from 'react-router';

export default function ConcludeRequirementsDialog() {
  const id = Number(useParams().accountId);
  const client = useQueryClient();
  const query = receivableQueries.detail({ id });
  const { mutateAsync: conclude } = useMutation({
    ...receivableMutations.concludeRequirement,
    // Somebody else was faster: show what they did.
    onError: () => client.invalidateQueries({ queryKey: query.queryKey }),
  });
  const { mutateAsync: sendBack } = useMutation(receivableMutations.returnRequirement);
  return (
    <RequirementsDialog
      id={id}
      query={query}
      open={receivableMutations.openRequirements}
      conclude={({ id: requirement_id, version }) => conclude({ id, requirement_id, body: { version } })}
      sendBack={({ id: requirement_id, version }, body) => sendBack({ id, requirement_id, body: { ...body, version } })}
      load={(document) => call(endpoints.document, { id, document })}
    />
  );
}
