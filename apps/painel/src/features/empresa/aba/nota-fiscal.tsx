import { useCan } from '@esteto/auth/can/can.tsx';
import { companySections } from '@esteto/contract/record-access';
import { specialRegimeLabel } from '@esteto/domain/company/company/company-kinds';
import { registerForm } from '@esteto/domain/company/company/register-form';
import { LockedFields } from '@esteto/ui/components/field/base/field-grid.tsx';
import { SelectField } from '@esteto/ui/components/field/choice/select-field.tsx';
import { PercentField } from '@esteto/ui/components/field/number/percent-field.tsx';
import { TextAreaField } from '@esteto/ui/components/field/text/text-area-field.tsx';
import { TextField } from '@esteto/ui/components/field/text/text-field.tsx';
import { type CompanyTabProps, PartForm } from './part-form.tsx';

/** What its notes say of the company, and what whoever prepares one has to know. */
export default function CompanyNotesTab({ record }: CompanyTabProps) {
  const keeps = useCan(companySections.register.edit);
  const keepsPlace = useCan(companySections.place.edit);
  return (
    <PartForm record={record} schema={schema}>
      <TextField name="municipal_registration" span={3} disabled={!keepsPlace} />
      <LockedFields locked={!keeps}>
        <PercentField name="iss_rate" span={3} />
        {record.tax_regime !== 'simples' && (
          <SelectField name="special_regime" options={specialRegimeLabel} placeholder="Nenhum" span={3} />
        )}
        <TextAreaField name="nf_requirements" help="Quem da equipe solicita uma nota desta empresa lê isto no formulário." />
      </LockedFields>
    </PartForm>
  );
}

const schema = registerForm.pick(['municipal_registration', 'iss_rate', 'special_regime', 'nf_requirements']);
