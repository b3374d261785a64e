import { chakra } from '@chakra-ui/react';
import { addressLookups, companyLookup } from '@esteto/api-client/lookup';
import { wizardMutations } from '@esteto/api-client/wizard';
import type { WizardFacts } from '@esteto/contract/wizard';
import { taxRegimeLabel } from '@esteto/domain/company/company-kinds';
import { DEFAULT_SHARE_CAPITAL, DEFAULT_SHARES, shareValue } from '@esteto/domain/company/share-division';
import { addressByPath } from '@esteto/domain/shared/document/address';
import { formatMoney } from '@esteto/domain/shared/money/money';
import { migratedCompanyDataForm, newCompanyDataForm } from '@esteto/domain/wizard/wizard-forms';
import { FieldSection } from '@esteto/ui/components/field/base/field-grid.tsx';
import { useFieldValue } from '@esteto/ui/components/field/binding/use-field-value';
import { useFill } from '@esteto/ui/components/field/binding/use-fill';
import { AddressFields } from '@esteto/ui/components/field/brazil/address-fields.tsx';
import { CnpjField } from '@esteto/ui/components/field/brazil/cnpj-field.tsx';
import { SelectField } from '@esteto/ui/components/field/choice/select-field.tsx';
import { IntegerField } from '@esteto/ui/components/field/number/integer-field.tsx';
import { MoneyField } from '@esteto/ui/components/field/number/money-field.tsx';
import { EmailField } from '@esteto/ui/components/field/text/email-field.tsx';
import { TextField } from '@esteto/ui/components/field/text/text-field.tsx';
import { useMutation } from '@tanstack/react-query';
import { StepForm } from '../../../features/cadastro/step-form.tsx';
import { WizardPage } from '../../../features/cadastro/wizard-page.tsx';
import { useCompanyScope } from '../../../features/empresa/use-company-scope.ts';

export default function CompanyDataPage() {
  return (
    <WizardPage step="company_data">
      {(wizard) => (wizard.account_type === 'migrated_company' ? <Migrated wizard={wizard} /> : <NewCompany wizard={wizard} />)}
    </WizardPage>
  );
}

const NewCompany = ({ wizard }: { wizard: WizardFacts }) => {
  const scope = useCompanyScope();
  const { mutateAsync: send } = useMutation(wizardMutations.newCompany);
  return (
    <StepForm
      step="company_data"
      wizard={wizard}
      schema={newCompanyDataForm}
      initial={wizard.new_company ?? { share_capital: DEFAULT_SHARE_CAPITAL, shares: DEFAULT_SHARES }}
      send={(form) => send({ ...scope, body: { ...form, version: wizard.version } })}
    >
      <FieldSection title="Nome da empresa">
        <TextField name="first_name" help="A Junta recusa nomes que já existem: dê até três opções, na ordem em que prefere." />
        <TextField name="second_name" span={3} />
        <TextField name="third_name" span={3} />
      </FieldSection>
      <FieldSection title="Capital social">
        <MoneyField name="share_capital" span={3} help="Quanto os sócios põem na empresa para começar." />
        <IntegerField name="shares" span={3} help="Em quantas partes o capital se divide." />
        <ShareValue />
      </FieldSection>
      <AddressFields name="address" title="Endereço da empresa" whole {...addressLookups} />
      <TextField
        name="property_registration"
        span={3}
        help="O número do carnê de IPTU do imóvel. Muitas prefeituras o pedem na viabilidade; se não tiver agora, deixe em branco."
      />
    </StepForm>
  );
};

const ShareValue = () => {
  const [capital, shares] = [useFieldValue<number | null>('share_capital'), useFieldValue<number | null>('shares')];
  const value = capital && shares ? shareValue(capital, shares) : null;
  return (
    <chakra.p role="status" gridColumn="1 / -1" color="fg.muted" fontSize="sm">
      {value === null ? '' : `Cada quota vale ${formatMoney(value)}.`}
    </chakra.p>
  );
};

const Migrated = ({ wizard }: { wizard: WizardFacts }) => {
  const scope = useCompanyScope();
  const { mutateAsync: send } = useMutation(wizardMutations.migratedCompany);
  return (
    <StepForm
      step="company_data"
      wizard={wizard}
      schema={migratedCompanyDataForm}
      initial={wizard.migrated_company ?? {}}
      send={(form) => send({ ...scope, body: { ...form, version: wizard.version } })}
    >
      <Known />
      <TextField name="name" span={3} />
      <SelectField name="tax_regime" options={taxRegimeLabel} placeholder="Não sei" span={3} />
      <AddressFields name="address" title="Endereço da empresa" {...addressLookups} />
      <FieldSection title="Contador de hoje">
        <TextField name="accountant_name" span={3} />
        <EmailField
          name="accountant_email"
          autoComplete="off"
          span={3}
          help="Para a equipe combinar com ele a entrega dos livros e documentos."
        />
      </FieldSection>
    </StepForm>
  );
};

/** The CNPJ brings the name and the address from the registry. */
const Known = () => {
  const fill = useFill();
  return (
    <CnpjField
      name="cnpj"
      span={3}
      lookup={companyLookup}
      onFound={({ name, is_simples, address }) =>
        fill([{ name }, { tax_regime: is_simples === null ? null : is_simples ? 'simples' : 'normal' }, addressByPath(address)])
      }
      noteOf={({ name, situation }) => [name, situation].filter(Boolean).join(' · ')}
    />
  );
};
