import { receivableMutations, receivableQueries } from '@esteto/api-client/billing/receivable';
import { useParams } from 'react-router';
import { SubstituteDialog } from '../../../features/emissao/substitute-dialog.tsx';
import { useIssuingPlaces } from '../../../features/emissao/use-issuing-places.ts';
import { path } from '../../../path.ts';

export default function SubstituteInvoiceDialog() {
  const id = Number(useParams().accountId);
  return (
    <SubstituteDialog
      query={receivableQueries.detail({ id })}
      substitute={receivableMutations.substitute}
      places={useIssuingPlaces(id)}
      editOf={(successor) => path('/painel/faturamento/contas-a-receber/nota/:accountId/editar', { accountId: successor.id })}
    />
  );
}
