import { receivableMutations, receivableQueries } from '@esteto/api-client/billing/receivable';
import { useParams } from 'react-router';
import { IssueDialog } from '../../../features/emissao/issue-dialog.tsx';
import { useAnsweredLists } from '../../../features/emissao/use-answered-lists.ts';
import { useIssuingPlaces } from '../../../features/emissao/use-issuing-places.ts';

export default function IssueInvoiceDialog() {
  const id = Number(useParams().accountId);
  return (
    <IssueDialog
      query={receivableQueries.detail({ id })}
      check={receivableQueries.preflight({ id })}
      issue={receivableMutations.issue}
      attach={receivableMutations.attach}
      transmit={receivableMutations.transmit}
      places={useIssuingPlaces(id)}
      onAnswered={useAnsweredLists()}
    />
  );
}
