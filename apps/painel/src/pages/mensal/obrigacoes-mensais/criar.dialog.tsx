import { monthlyObligationMutations, monthlyObligationQueries } from '@esteto/api-client/month/monthly-obligation';
import { filterOptionQueries } from '@esteto/api-client/office/filter-option';
import type { FilterOption } from '@esteto/contract/office/filter-option';
import { OBLIGATION_KEYS } from '@esteto/domain/law/obligation/obligation-rule';
import { obligationLabel } from '@esteto/domain/law/obligation/obligation-rules';
import { monthlyObligationCreateForm } from '@esteto/domain/month/monthly-obligation/monthly-obligation-form';
import { isCompetence } from '@esteto/domain/shared/date/competence';
import { useFieldValue } from '@esteto/ui/components/field/binding/use-field-value';
import { SearchSelectField } from '@esteto/ui/components/field/choice/search-select-field.tsx';
import { SelectField } from '@esteto/ui/components/field/choice/select-field.tsx';
import { MonthField } from '@esteto/ui/components/field/date/month-field.tsx';
import { TextAreaField } from '@esteto/ui/components/field/text/text-area-field.tsx';
import { FormDialog } from '@esteto/ui/patterns/form/form-dialog.tsx';
import { skipToken, useQuery } from '@tanstack/react-query';

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
      <MonthField name="competence" span={2} />
      <ObligationField />
      <TextAreaField name="observations" />
    </FormDialog>
  );
}

/** Only what the company may have of the month is offered, by the regime that it had then; until both are told, all. */
const ObligationField = () => {
  const company_id = useFieldValue('company_id');
  const competence = useFieldValue('competence');
  const isAsked = typeof company_id === 'number' && typeof competence === 'string' && isCompetence(competence);
  const query = monthlyObligationQueries.offered(isAsked ? { company_id, competence } : { company_id: 0, competence: '' });
  const { data: offered = OBLIGATION_KEYS } = useQuery(isAsked ? query : { ...query, queryFn: skipToken });
  return <SelectField name="rule_key" options={Object.fromEntries(offered.map((key) => [key, obligationLabel[key]]))} span={4} />;
};

const toOption = ({ id, label, detail }: FilterOption) => ({ value: id, label, detail: detail ?? undefined });
