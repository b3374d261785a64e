import { profitDistributionMutations, profitDistributionQueries } from '@esteto/api-client/money/profit-distribution';
import { useStoredUser } from '@esteto/auth/session/use-stored-user';
import { newProfitDistributionForm } from '@esteto/domain/money/profit-distribution/profit-distribution-form';
import { firstOwner, ProfitFields } from '@esteto/features/money/profit-distribution/profit-fields.tsx';
import { FormDialog } from '@esteto/ui/patterns/form/form-dialog.tsx';
import { today } from '@esteto/ui/system/context/today';
import { useCompanyScope } from '../../features/empresa/use-company-scope.ts';

/** Profits that were taken out: to whom, when and how much. */
export default function RegisterProfitDialog() {
  const me = useStoredUser()?.id ?? null;
  const year = Number(today().slice(0, 4));
  return (
    <FormDialog
      title="Registrar retirada"
      schema={newProfitDistributionForm}
      startsFrom={profitDistributionQueries.own({ ...useCompanyScope(), year })}
      initial={({ people }) => ({ paid_on: today(), user_id: firstOwner(people, me) })}
      mutation={profitDistributionMutations.createOwn}
      done="Retirada registrada."
      submitLabel="Registrar"
    >
      {(loaded) => <ProfitFields people={loaded?.people ?? []} filed={loaded?.filed ?? []} />}
    </FormDialog>
  );
}
