import { filterOptionQueries } from '@esteto/api-client/filter-option';
import { monthlyObligationMutations } from '@esteto/api-client/monthly-obligation';
import type { FilterOption } from '@esteto/contract/filter-option';
import { monthlyObligationCreateForm } from '@esteto/domain/monthly-obligation/monthly-obligation-form';
import { obligationLabel } from '@esteto/domain/obligations/obligation-rules';
import { SearchSelectField } from '@esteto/ui/components/field/choice/search-select-field.tsx';
import { SelectField } from '@esteto/ui/components/field/choice/select-field.tsx';
import { MonthField } from '@esteto/ui/components/field/date/month-field.tsx';
import { TextAreaField } from '@esteto/ui/components/field/text/text-area-field.tsx';
import { FormDialog } from '@esteto/ui/patterns/form/form-dialog.tsx';

/** One that no rule has brought: the company did something unusual, or we do not know of it. */
export default function CreateMonthlyObligationDialog() {
  return (
    <FormDialog
      title="Incluir obrigação"
      subtitle="O vencimento sai da regra da obrigação e da competência."
      schema={monthlyObligationCreateForm}
      mutation={monthlyObligationMutations.create}
      done="Obrigação incluída."
      submitLabel="Incluir obrigação"
    >
      <SearchSelectField
        name="company_id"
        search={({ search }) => filterOptionQueries.companies({ search })}
        toOption={toOption}
        placeholder="Busque por nome ou CNPJ"
      />
      <SelectField name="rule_key" options={obligationLabel} span={4} />
      <MonthField name="competence" span={2} />
      <TextAreaField name="observations" />
    </FormDialog>
  );
}

const toOption = ({ id, label, detail }: FilterOption) => ({ value: id, label, detail: detail ?? undefined });
