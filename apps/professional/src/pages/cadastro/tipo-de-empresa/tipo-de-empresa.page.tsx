import { wizardMutations } from '@esteto/api-client/opening/wizard';
import type { WizardFacts } from '@esteto/contract/opening/wizard';
import { accountTypeLabel, PAYING_TYPES } from '@esteto/domain/company/company/wizard';
import { companyTypeForm, trialForm } from '@esteto/domain/opening/wizard/wizard-forms';
import { CompanyTypeFields } from '@esteto/features/opening/wizard/company-type-fields.tsx';
import { RadioField } from '@esteto/ui/components/field/choice/radio-field.tsx';
import { useMutation } from '@tanstack/react-query';
import { StepForm } from '../../../features/cadastro/step-form.tsx';
import { WizardPage } from '../../../features/cadastro/wizard-page.tsx';
import { useCompanyScope } from '../../../features/empresa/use-company-scope.ts';

export default function CompanyTypePage() {
  return (
    <WizardPage step="company_type">
      {(wizard) => (wizard.account_type === 'free_trial' ? <Trial wizard={wizard} /> : <CompanyType wizard={wizard} />)}
    </WizardPage>
  );
}

const CompanyType = ({ wizard }: { wizard: WizardFacts }) => {
  const scope = useCompanyScope();
  const { mutateAsync: send } = useMutation(wizardMutations.companyType);
  return (
    <StepForm
      step="company_type"
      wizard={wizard}
      schema={companyTypeForm}
      initial={wizard.company_type ?? { legal_nature: wizard.partners > 1 ? 'limited' : 'single_limited' }}
      send={(form) => send({ ...scope, body: { ...form, version: wizard.version } })}
    >
      <CompanyTypeFields />
    </StepForm>
  );
};

/** What somebody who tries the product would become; it is chosen for good with the plan. */
const Trial = ({ wizard }: { wizard: WizardFacts }) => {
  const scope = useCompanyScope();
  const { mutateAsync: send } = useMutation(wizardMutations.trial);
  return (
    <StepForm
      step="company_type"
      wizard={wizard}
      schema={trialForm}
      initial={{ wants: wizard.wants }}
      send={(form) => send({ ...scope, body: { ...form, version: wizard.version } })}
      submitLabel="Começar o teste"
    >
      <RadioField
        name="wants"
        options={Object.fromEntries(PAYING_TYPES.map((type) => [type, accountTypeLabel[type]]))}
        help="Mostramos o produto como ele seria para você. Nada é cobrado."
      />
    </StepForm>
  );
};
