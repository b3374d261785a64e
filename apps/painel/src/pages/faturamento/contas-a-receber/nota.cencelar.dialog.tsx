import { receivableMutations, receivableQueries } from '@esteto/api-client/billing/receivable';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { CancelDialog } from '../../../features/emissao/cancel-dialog.tsx';
import { useAnsweredLists } from '../../../features/emissao/use-answered-lists.ts';
import { useIssuingPlaces } from '../../../features/emissao/use-issuing-places.ts';

export default function CancelInvoiceDialog() {
  const id = Number(useParams().accountId);
  const { data: check } = useQuery(receivableQueries.preflight({ id }));
  return (
    <CancelDialog
      query={receivableQueries.detail({ id })}
      cancel={receivableMutations.cancel}
      deny={receivableMutations.denyCancellation}
      places={useIssuingPlaces(id)}
      until={check?.law.cancel_until}
      onAnswered={useAnsweredLists()}
    />
  );
}
