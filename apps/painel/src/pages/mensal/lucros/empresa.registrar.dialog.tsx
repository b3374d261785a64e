import { profitDistributionMutations, profitDistributionQueries } from '@esteto/api-client/money/profit-distribution';
import { newProfitDistributionForm } from '@esteto/domain/money/profit-distribution/profit-distribution-form';
import { firstOwner, ProfitFields } from '@esteto/features/money/profit-distribution/profit-fields.tsx';
import { FormDialog } from '@esteto/ui/patterns/form/form-dialog.tsx';
import { ScopeProvider } from '@esteto/ui/system/context/scope.tsx';
import { today } from '@esteto/ui/system/context/today';
import { useMemo } from 'react';
import { useParams } from 'react-router';
import { path } from '../../../path.ts';

/** Profits that a company paid, told by the office. */
export default function CreateProfitDialog() {
  const { companyId = '' } = useParams();
  const company_id = Number(companyId);
  const year = Number(today().slice(0, 4));
  return (
    <ScopeProvider value={useMemo(() => ({ company_id }), [company_id])}>
      <FormDialog
        title="Registrar distribuição"
        subtitle={(loaded) => loaded?.company_name}
        schema={newProfitDistributionForm}
        startsFrom={profitDistributionQueries.ofCompany({ company_id, year })}
        initial={({ people }) => ({ paid_on: today(), user_id: firstOwner(people, null) })}
        mutation={profitDistributionMutations.create}
        done="Distribuição registrada."
        submitLabel="Registrar"
        parent={path('/painel/mensal/lucros/empresa/:companyId', { companyId })}
      >
        {(loaded) => <ProfitFields people={loaded?.people ?? []} filed={loaded?.filed ?? []} />}
      </FormDialog>
    </ScopeProvider>
  );
}
