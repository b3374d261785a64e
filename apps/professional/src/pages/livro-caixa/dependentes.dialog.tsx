import { cashBookMutations, cashBookQueries } from '@esteto/api-client/money/cash-book';
import { cashBookSettingsForm } from '@esteto/domain/money/cash-book/cash-book-form';
import { IntegerField } from '@esteto/ui/components/field/number/integer-field.tsx';
import { FormDialog } from '@esteto/ui/patterns/form/form-dialog.tsx';
import { today } from '@esteto/ui/system/context/today';
import { partOf } from '@esteto/ui/system/query/part-of';
import { useCompanyScope } from '../../features/empresa/use-company-scope.ts';

/** How many people are dependents: each diminishes the base of every month, of whichever year. */
export default function DependentsDialog() {
  const year = cashBookQueries.year({ ...useCompanyScope(), year: Number(today().slice(0, 4)) });
  return (
    <FormDialog
      title="Dependentes"
      subtitle="Cada um diminui a base de todos os meses (Lei 9.250/1995, art. 4º, III)."
      schema={cashBookSettingsForm}
      startsFrom={partOf(year, ({ dependents }) => ({ dependents }))}
      mutation={cashBookMutations.settings}
      done="Dependentes salvos."
    >
      <IntegerField name="dependents" span={3} autoFocus />
    </FormDialog>
  );
}
