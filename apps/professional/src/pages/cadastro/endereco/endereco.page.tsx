import { addressLookups } from '@esteto/api-client/office/lookup';
import { wizardMutations, wizardQueries } from '@esteto/api-client/opening/wizard';
import type { DoctorData, WizardFacts } from '@esteto/contract/opening/wizard';
import { maritalStatusLabel } from '@esteto/domain/company/doctor/marital-status';
import { doctorDataForm } from '@esteto/domain/opening/wizard/wizard-forms';
import { CollegeField } from '@esteto/features/company/doctor/college-field.tsx';
import { CrmList } from '@esteto/features/company/doctor/crm-list.tsx';
import { FieldSection, FoldedSection } from '@esteto/ui/components/field/base/field-grid.tsx';
import { AddressFields } from '@esteto/ui/components/field/brazil/address-fields.tsx';
import { CpfField } from '@esteto/ui/components/field/brazil/cpf-field.tsx';
import { SelectField } from '@esteto/ui/components/field/choice/select-field.tsx';
import { SwitchField } from '@esteto/ui/components/field/choice/switch-field.tsx';
import { DateField } from '@esteto/ui/components/field/date/date-field.tsx';
import { TextField } from '@esteto/ui/components/field/text/text-field.tsx';
import { QueryCard } from '@esteto/ui/patterns/query/query-card.tsx';
import { useMutation } from '@tanstack/react-query';
import { StepForm } from '../../../features/cadastro/step-form.tsx';
import { WizardPage } from '../../../features/cadastro/wizard-page.tsx';
import { useCompanyScope } from '../../../features/empresa/use-company-scope.ts';

export default function DoctorAddressPage() {
  return <WizardPage step="doctor_address">{(wizard) => <Doctor wizard={wizard} />}</WizardPage>;
}

const Doctor = ({ wizard }: { wizard: WizardFacts }) => (
  <QueryCard query={wizardQueries.ownDoctor(useCompanyScope())}>{(doctor) => <Known wizard={wizard} {...doctor} />}</QueryCard>
);

const Known = ({ wizard, doctor, cpf }: { wizard: WizardFacts } & DoctorData) => {
  const scope = useCompanyScope();
  const { mutateAsync: send } = useMutation(wizardMutations.doctor);
  return (
    <StepForm
      step="doctor_address"
      wizard={wizard}
      schema={doctorDataForm}
      initial={doctor ?? { cpf, is_resident_doctor: wizard.is_resident, crms: [] }}
      send={(form) => send({ ...scope, body: { ...form, version: wizard.version } })}
    >
      <CpfField name="cpf" span={3} />
      <DateField name="birth_date" span={3} />
      <AddressFields name="address" title="Onde você mora" whole {...addressLookups} />
      <FieldSection title="CRM">
        <CrmList name="crms" />
      </FieldSection>
      <FieldSection title="Situações que mudam o imposto">
        <SwitchField name="is_resident_doctor" span={3} />
        <SwitchField name="permanent_employee" span={3} />
        <SwitchField name="has_fies" span={3} />
        <SwitchField name="serve_armed_forces" span={3} />
      </FieldSection>
      <FoldedSection title="Outros dados">
        <TextField name="rg" span={3} />
        <TextField name="birth_city" span={3} />
        <SelectField name="marital_status" options={maritalStatusLabel} span={3} />
        <CollegeField name="college_id" />
        <TextField name="doctor_college" help="Só se ela não está na lista: fora do país, ou fechada." />
      </FoldedSection>
    </StepForm>
  );
};
