import { municipalParameterMutations, municipalParameterQueries } from '@esteto/api-client/billing/municipal-parameter';
import { receivableQueries } from '@esteto/api-client/billing/receivable';
import { useParams } from 'react-router';
import { KnownFirst } from '../../../features/emissao/known-first.tsx';
import { MunicipalityDialog } from '../../../features/emissao/municipality-dialog.tsx';
import { path } from '../../../path.ts';

export default function MunicipalityOfInvoiceDialog() {
  const accountId = Number(useParams().accountId);
  const parent = path('/painel/faturamento/contas-a-receber/nota/:accountId/emitir', { accountId });
  return (
    <KnownFirst query={receivableQueries.preflight({ id: accountId })} title="Parâmetros do município" parent={parent}>
      {({ city }) => (
        <MunicipalityDialog
          city={city}
          record={municipalParameterQueries.detail}
          create={municipalParameterMutations.create}
          update={municipalParameterMutations.update}
          parent={parent}
        />
      )}
    </KnownFirst>
  );
}
