import { cashBookMutations, cashBookQueries } from '@esteto/api-client/money/cash-book';
import { cashBookSettingsForm } from '@esteto/domain/money/cash-book/cash-book-form';
import { SwitchField } from '@esteto/ui/components/field/choice/switch-field.tsx';
import { IntegerField } from '@esteto/ui/components/field/number/integer-field.tsx';
import { FormDialog } from '@esteto/ui/patterns/form/form-dialog.tsx';
import { today } from '@esteto/ui/system/context/today';
import { partOf } from '@esteto/ui/system/query/part-of';
import { useCompanyScope } from '../../features/empresa/use-company-scope.ts';

/** Facts of the person that count for the tax: dependents, who diminish the base of every month, and whether costs of the home are shared. */
export default function CashBookSettingsDialog() {
  const year = cashBookQueries.year({ ...useCompanyScope(), year: Number(today().slice(0, 4)) });
  return (
    <FormDialog
      title="Dados do livro-caixa"
      schema={cashBookSettingsForm}
      startsFrom={partOf(year, ({ dependents, works_at_home }) => ({ dependents, works_at_home }))}
      mutation={cashBookMutations.settings}
      done="Dados salvos."
    >
      <IntegerField name="dependents" autoFocus help="Cada um diminui a base de todos os meses (Lei 9.250/1995, art. 4º, III)." />
      <SwitchField name="works_at_home" help="Dos gastos da casa deduz-se a quinta parte (Parecer Normativo CST 60/1978)." />
    </FormDialog>
  );
}
