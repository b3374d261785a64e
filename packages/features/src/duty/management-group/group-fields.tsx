import { companyLookup } from '@esteto/api-client/office/lookup';
import { groupKindLabel, groupTimeZoneLabel } from '@esteto/domain/duty/management-group/group-kinds';
import { FieldSection } from '@esteto/ui/components/field/base/field-grid.tsx';
import { CnpjField } from '@esteto/ui/components/field/brazil/cnpj-field.tsx';
import { SelectField } from '@esteto/ui/components/field/choice/select-field.tsx';
import { TextField } from '@esteto/ui/components/field/text/text-field.tsx';
import { RuleFields } from './rule-fields.tsx';

/** The form body that staff and the group's administrators share. */
export const GroupFields = () => (
  <>
    <TextField name="name" autoFocus help="Como os profissionais o veem." />
    <CnpjField name="cnpj" span={3} lookup={companyLookup} noteOf={({ name }) => name} />
    <SelectField name="kind" options={groupKindLabel} span={3} />
    <SelectField name="timezone" options={groupTimeZoneLabel} help="O dos horários da escala." />
    <FieldSection title="Descanso e limites">
      <RuleFields part="limits" />
    </FieldSection>
    <FieldSection title="Trocas e correções">
      <RuleFields part="changes" />
    </FieldSection>
    <FieldSection title="Ponto">
      <RuleFields part="clock" />
    </FieldSection>
    <FieldSection title="Noite e fim de semana">
      <RuleFields part="special" />
    </FieldSection>
  </>
);
