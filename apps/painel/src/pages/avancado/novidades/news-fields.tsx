import { planQueries } from '@esteto/api-client/plan';
import { useCan } from '@esteto/auth/can/can.tsx';
import { plans } from '@esteto/contract/access';
import { taxRegimeLabel } from '@esteto/domain/company/company-kinds';
import { audienceGroupLabel } from '@esteto/domain/shared/audience/audience';
import { FieldSection } from '@esteto/ui/components/field/base/field-grid.tsx';
import { ChecklistField } from '@esteto/ui/components/field/choice/checklist-field.tsx';
import { SwitchField } from '@esteto/ui/components/field/choice/switch-field.tsx';
import { DateField } from '@esteto/ui/components/field/date/date-field.tsx';
import { TextAreaField } from '@esteto/ui/components/field/text/text-area-field.tsx';
import { TextField } from '@esteto/ui/components/field/text/text-field.tsx';
import { useQuery } from '@tanstack/react-query';

/** What is told, to whom, from when until when, and how insistently. */
export const NewsFields = () => (
  <>
    <TextField name="title" autoFocus />
    <TextAreaField name="body" help="Uma linha em branco separa os parágrafos; endereços com https:// viram links." />
    <DateField name="starts_at" instant="start" span={3} />
    <DateField name="ends_at" instant="end" span={3} help="O último dia. Vazio: até alguém encerrar." />
    <SwitchField name="is_pinned" span={3} help="Continua no início depois de lida." />
    <SwitchField name="require_ack" span={3} help="A pessoa confirma que leu." />
    <FieldSection title="Público">
      <ChecklistField name="audience" options={audienceGroupLabel} span={2} />
      <ChecklistField
        name="tax_regimes"
        options={taxRegimeLabel}
        span={2}
        help="Nenhum marcado: qualquer regime. Só para médicos e funcionários."
      />
      <PlansField />
    </FieldSection>
  </>
);

/** Who may not see plans leaves them as they are. */
const PlansField = () => {
  const { data } = useQuery({ ...planQueries.list({}), enabled: useCan(plans.view) });
  if (!data || data.length === 0) return null;
  const options = data.map(({ id, name }) => ({ value: id, label: name }));
  return (
    <ChecklistField name="plan_ids" options={options} span={2} help="Nenhum marcado: qualquer plano. Só para médicos e funcionários." />
  );
};
