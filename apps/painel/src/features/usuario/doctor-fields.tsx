import { chakra } from '@chakra-ui/react';
import { addressLookups } from '@esteto/api-client/office/lookup';
import { maritalStatusLabel } from '@esteto/domain/company/doctor/marital-status';
import { CollegeField } from '@esteto/features/company/doctor/college-field.tsx';
import { CrmList } from '@esteto/features/company/doctor/crm-list.tsx';
import { Button } from '@esteto/ui/components/button/button.tsx';
import { FieldSection, FoldedSection, spanOf } from '@esteto/ui/components/field/base/field-grid.tsx';
import { AddressFields } from '@esteto/ui/components/field/brazil/address-fields.tsx';
import { CpfField } from '@esteto/ui/components/field/brazil/cpf-field.tsx';
import { SelectField } from '@esteto/ui/components/field/choice/select-field.tsx';
import { SwitchField } from '@esteto/ui/components/field/choice/switch-field.tsx';
import { DateField } from '@esteto/ui/components/field/date/date-field.tsx';
import { IntegerField } from '@esteto/ui/components/field/number/integer-field.tsx';
import { EmailField } from '@esteto/ui/components/field/text/email-field.tsx';
import { TextAreaField } from '@esteto/ui/components/field/text/text-area-field.tsx';
import { TextField } from '@esteto/ui/components/field/text/text-field.tsx';
import { FieldArray } from '@esteto/ui/patterns/form/field-array.tsx';
import { today } from '@esteto/ui/system/context/today';
import { Plus, Trash2 } from 'lucide-react';
import { Fragment } from 'react';

/** All that staff keep about a doctor; what few need is folded. */
export const DoctorFields = () => (
  <>
    <TextField name="name" span={3} autoFocus />
    <EmailField name="notifications_email" autoComplete="off" span={3} />
    <CpfField name="doctor.cpf" span={3} />
    <DateField name="doctor.birth_date" span={3} />
    <FieldSection title="CRM">
      <CrmList name="doctor.crms" />
    </FieldSection>
    <FieldSection title="Formação e vínculos">
      <CollegeField name="doctor.college_id" />
      <TextField name="doctor.doctor_college" help="Só se ela não está na lista: fora do país, ou fechada." />
      <SwitchField name="doctor.is_resident_doctor" span={3} />
      <SwitchField name="doctor.has_fies" span={3} />
      <SwitchField name="doctor.permanent_employee" span={3} />
      <SwitchField name="doctor.serve_armed_forces" span={3} />
    </FieldSection>
    <FoldedSection title="Documentos">
      <TextField name="doctor.rg" span={3} />
      <TextField name="doctor.ctps" span={3} />
      <TextField name="doctor.birth_city" span={3} />
      <SelectField name="doctor.marital_status" options={maritalStatusLabel} span={3} />
    </FoldedSection>
    <FoldedSection title="Residência">
      <AddressFields name="doctor.address" {...addressLookups} />
    </FoldedSection>
    <FoldedSection title="IRPF">
      <FreeYears name="doctor.free_personal_income_taxes" />
    </FoldedSection>
    <FoldedSection title="Nota fiscal">
      <TextAreaField name="doctor.nf_requirements" />
    </FoldedSection>
  </>
);

/** The years of which a person's return costs nothing. */
const FreeYears = ({ name }: { name: string }) => (
  <FieldArray name={name}>
    {({ paths, add, remove }) => (
      <>
        {paths.map((path, index) => (
          <Fragment key={path}>
            <IntegerField name={path} label="Exercício sem custo" span={3} />
            <chakra.div gridColumn={spanOf(3)} display="flex" alignItems="end">
              <Button variant="ghost" icon={Trash2} onClick={() => remove(index)}>
                Remover exercício
              </Button>
            </chakra.div>
          </Fragment>
        ))}
        <chakra.div gridColumn={spanOf()}>
          <Button icon={Plus} onClick={() => add(Number(today().slice(0, 4)))}>
            Adicionar exercício sem custo
          </Button>
        </chakra.div>
      </>
    )}
  </FieldArray>
);
