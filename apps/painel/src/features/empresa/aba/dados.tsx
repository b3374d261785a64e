import { useCan } from '@esteto/auth/can/can.tsx';
import { companySections } from '@esteto/contract/record-access';
import { establishmentTypeLabel, recordStatusLabel } from '@esteto/domain/company/company/company-kinds';
import { registerForm } from '@esteto/domain/company/company/register-form';
import { FoldedSection, LockedFields } from '@esteto/ui/components/field/base/field-grid.tsx';
import { CnpjField } from '@esteto/ui/components/field/brazil/cnpj-field.tsx';
import { CpfField } from '@esteto/ui/components/field/brazil/cpf-field.tsx';
import { SelectField } from '@esteto/ui/components/field/choice/select-field.tsx';
import { SwitchField } from '@esteto/ui/components/field/choice/switch-field.tsx';
import { DateField } from '@esteto/ui/components/field/date/date-field.tsx';
import { EmailField } from '@esteto/ui/components/field/text/email-field.tsx';
import { TextField } from '@esteto/ui/components/field/text/text-field.tsx';
import { AnalystField } from '../analyst-field.tsx';
import { type CompanyTabProps, PartForm } from './part-form.tsx';

/** What the company is, and who looks after it. */
export default function CompanyDataTab({ record }: CompanyTabProps) {
  const isPerson = record.type === 'natural_person';
  const keeps = useCan(companySections.register.edit);
  const keepsPlace = useCan(companySections.place.edit);
  const movesStatus = useCan(companySections.status.edit);
  return (
    <PartForm record={record} schema={schema}>
      <TextField name="name" label={isPerson ? 'Nome' : undefined} disabled={!keeps} autoFocus />
      {!isPerson && <TextField name="fantasy_name" disabled={!keepsPlace} />}
      {isPerson ? <CpfField name="cpf" span={3} disabled={!keeps} /> : <CnpjField name="cnpj" span={3} disabled={!keeps} />}
      <AnalystField span={3} selected={record} />
      {!isPerson && (
        <DateField name="opening_date" span={3} disabled={!keeps} help="A do CNPJ. O Simples conta de outro jeito os primeiros meses." />
      )}
      {movesStatus && <SelectField name="company_status" options={recordStatusLabel} span={3} />}
      <LockedFields locked={!keeps}>
        {!isPerson && <SelectField name="type_of_establishment" options={establishmentTypeLabel} span={3} />}
        <SwitchField name="is_concierge" span={3} />
        <FoldedSection title="Contrato">
          <TextField name="contract.owner_name" span={3} />
          <CpfField name="contract.owner_cpf" span={3} />
          <EmailField name="contract.owner_email" span={3} />
          <DateField name="contract.owner_birth_date" span={3} />
          <SwitchField name="contract.is_running_job" span={3} />
          <SwitchField name="contract.request_contract_signature" span={3} />
        </FoldedSection>
      </LockedFields>
    </PartForm>
  );
}

const schema = registerForm.pick([
  ...(['type', 'name', 'fantasy_name', 'cnpj', 'cpf', 'analyst_id', 'opening_date'] as const),
  ...(['company_status', 'type_of_establishment', 'is_concierge', 'contract'] as const),
]);
