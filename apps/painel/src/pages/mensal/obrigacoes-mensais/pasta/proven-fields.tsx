import { obligationLabel } from '@esteto/domain/law/obligation/obligation-rules';
import { NumberSelectField } from '@esteto/ui/components/field/choice/number-select-field.tsx';
import { SelectField } from '@esteto/ui/components/field/choice/select-field.tsx';

type ProvenFieldsProps = { officeRules: readonly { id: number; name: string }[]; help?: string };

/** What a receipt proves the delivery of: an obligation of the law, or of a rule of the office. */
export const ProvenFields = ({ officeRules, help }: ProvenFieldsProps) => (
  <>
    <SelectField name="rule_key" options={obligationLabel} placeholder="Nenhuma" help={help} />
    {officeRules.length > 0 && (
      <NumberSelectField name="rule_id" options={officeRules.map(({ id, name }) => ({ value: id, label: name }))} none="Nenhuma" />
    )}
  </>
);
