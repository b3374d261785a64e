import { wizardMutations } from '@esteto/api-client/opening/wizard';
import type { WizardFacts } from '@esteto/contract/opening/wizard';
import { DEFAULT_SHARE_CAPITAL, DEFAULT_SHARES } from '@esteto/domain/company/company/share-division';
import { migratedCompanyDataForm, newCompanyDataForm } from '@esteto/domain/opening/wizard/wizard-forms';
import { MigratedCompanyFields } from '@esteto/features/opening/wizard/migrated-company-fields.tsx';
import { NewCompanyFields } from '@esteto/features/opening/wizard/new-company-fields.tsx';
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
      <NewCompanyFields />
    </StepForm>
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
      <MigratedCompanyFields />
    </StepForm>
  );
};
