import { planQueries } from '@esteto/api-client/plan/plan';
import { useCan } from '@esteto/auth/can/can.tsx';
import { plans } from '@esteto/contract/access';
import { audienceGroupLabel } from '@esteto/domain/company/audience/audience';
import { taxRegimeLabel } from '@esteto/domain/company/company/company-kinds';
import { ChecklistField } from '@esteto/ui/components/field/choice/checklist-field.tsx';
import { useQuery } from '@tanstack/react-query';

/** Audience of a message of the team: kinds of people, narrowed by tax regime and plan for those who have companies. */
export const AudienceFields = () => (
  <>
    <ChecklistField name="audience" options={audienceGroupLabel} span={2} />
    <ChecklistField
      name="tax_regimes"
      options={taxRegimeLabel}
      span={2}
      help="Nenhum marcado: qualquer regime. Só para médicos e funcionários."
    />
    <PlansField help="Nenhum marcado: qualquer plano. Só para médicos e funcionários." />
  </>
);

/** Who may not see plans leaves them as they are. */
export const PlansField = ({ help }: { help: string }) => {
  const { data } = useQuery({ ...planQueries.list({}), enabled: useCan(plans.view) });
  if (!data || data.length === 0) return null;
  const options = data.map(({ id, name }) => ({ value: id, label: name }));
  return <ChecklistField name="plan_ids" options={options} span={2} help={help} />;
};
