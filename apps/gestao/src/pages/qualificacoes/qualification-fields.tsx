import { unitQueries } from '@esteto/api-client/duty/unit';
import { obligationLabel } from '@esteto/domain/duty/qualification/qualification-form';
import { qualificationKindLabel } from '@esteto/domain/duty/qualification/qualification-kinds';
import { useFieldValue } from '@esteto/ui/components/field/binding/use-field-value';
import { ChecklistField } from '@esteto/ui/components/field/choice/checklist-field.tsx';
import { RadioField } from '@esteto/ui/components/field/choice/radio-field.tsx';
import { SelectField } from '@esteto/ui/components/field/choice/select-field.tsx';
import { SwitchField } from '@esteto/ui/components/field/choice/switch-field.tsx';
import { IntegerField } from '@esteto/ui/components/field/number/integer-field.tsx';
import { TextField } from '@esteto/ui/components/field/text/text-field.tsx';
import { useQuery } from '@tanstack/react-query';
import { useGroupScope } from '../../features/grupo/use-group-scope.ts';

/** The form body that create and edit share. */
export const QualificationFields = () => (
  <>
    <TextField name="name" autoFocus />
    <SelectField name="kind" options={qualificationKindLabel} span={3} />
    <IntegerField name="validity_months" span={3} help="Vazio: não vence." />
    <RadioField name="obligation" options={obligationLabel} />
    <Units />
    <SwitchField name="requires_document" span={3} help="O profissional envia o comprovante." />
    <SwitchField name="is_active" span={3} help="Inativa: não é mais pedida." />
  </>
);

const Units = () => {
  const isAsked = useFieldValue('obligation') === 'units';
  const { data = [] } = useQuery({ ...unitQueries.options(useGroupScope()), enabled: isAsked });
  if (!isAsked) return null;
  return <ChecklistField name="unit_ids" options={data.map(({ id, name, code }) => ({ value: id, label: name, detail: code }))} />;
};
