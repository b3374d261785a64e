import type { companyRegisterMutations } from '@esteto/api-client/company/company-register';
import { companyLookup } from '@esteto/api-client/office/lookup';
import { companyTypeLabel, taxRegimeLabel } from '@esteto/domain/company/company/company-kinds';
import { newRegisterForm } from '@esteto/domain/company/company/register-form';

import { useFill } from '@esteto/ui/components/field/binding/use-fill';
import { CnpjField } from '@esteto/ui/components/field/brazil/cnpj-field.tsx';
import { CpfField } from '@esteto/ui/components/field/brazil/cpf-field.tsx';
import { RadioField } from '@esteto/ui/components/field/choice/radio-field.tsx';
import { SelectField } from '@esteto/ui/components/field/choice/select-field.tsx';
import { TextField } from '@esteto/ui/components/field/text/text-field.tsx';
import { FormDialog } from '@esteto/ui/patterns/form/form-dialog.tsx';
import { AnalystField } from './analyst-field.tsx';

type CreateRegisterProps = {
  kind: 'company' | 'person';
  mutation: (typeof companyRegisterMutations)['createCompany' | 'createPerson'];
  /** Where the new record is completed. */
  to: (record: { id: number }) => string;
};

/** Short: who it is and who looks after it; the rest is completed in its record, which opens next. */
export const CreateRegister = ({ kind, mutation, to }: CreateRegisterProps) => (
  <FormDialog
    title={kind === 'company' ? 'Nova empresa' : 'Nova pessoa física'}
    subtitle="O resto do cadastro vem a seguir."
    schema={newRegisterForm}
    initial={{ type: kind === 'company' ? 'migrated_company' : 'natural_person', tax_regime: kind === 'company' ? 'simples' : 'normal' }}
    mutation={mutation}
    done={({ name }) => `${name} cadastrada.`}
    submitLabel="Cadastrar"
    to={to}
  >
    <>
      {kind === 'company' ? <CompanyParts /> : <PersonParts />}
      <AnalystField />
    </>
  </FormDialog>
);

const CompanyParts = () => {
  const fill = useFill();
  return (
    <>
      <RadioField name="type" options={TYPES} />
      <CnpjField
        name="cnpj"
        autoFocus
        lookup={companyLookup}
        onFound={({ name, fantasy_name, opening_date }) => fill([{ name }, { fantasy_name }, { opening_date }])}
        noteOf={({ situation }) => `Situação na Receita: ${situation ?? 'não informada'}.`}
      />
      <TextField name="name" />
      <TextField name="fantasy_name" span={3} />
      <SelectField name="tax_regime" options={taxRegimeLabel} span={3} />
    </>
  );
};

const PersonParts = () => (
  <>
    <CpfField name="cpf" autoFocus span={3} />
    <TextField name="name" label="Nome" />
  </>
);

const TYPES = { new_company: companyTypeLabel.new_company, migrated_company: companyTypeLabel.migrated_company };
