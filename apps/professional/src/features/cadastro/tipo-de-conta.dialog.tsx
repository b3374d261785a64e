import { wizardMutations, wizardQueries } from '@esteto/api-client/opening/wizard';
import type { WizardFacts } from '@esteto/contract/opening/wizard';
import { ACCOUNT_TYPES, type AccountType, accountTypeLabel } from '@esteto/domain/company/company/wizard';
import { accountTypeProblem } from '@esteto/domain/opening/wizard/account-change';
import { accountTypeForm } from '@esteto/domain/opening/wizard/wizard-forms';
import { RadioField } from '@esteto/ui/components/field/choice/radio-field.tsx';
import { FormDialog } from '@esteto/ui/patterns/form/form-dialog.tsx';
import { partOf } from '@esteto/ui/system/query/part-of';
import { useCompanyScope } from '../empresa/use-company-scope.ts';
import { whereNext } from './step-form.tsx';

/** The registration goes on as another type of account, while that may be changed. */
export default function ChangeAccountTypeDialog() {
  return (
    <FormDialog
      title="Trocar o tipo de conta"
      subtitle="O que você já preencheu e serve continua. O plano é escolhido de novo."
      schema={accountTypeForm}
      startsFrom={partOf(wizardQueries.state(useCompanyScope()), ({ wizard }) => wizard)}
      refuse={whyNot}
      mutation={wizardMutations.changeType}
      done="Tipo de conta trocado."
      submitLabel="Trocar"
      to={(state) => whereNext('plan_choice', state)}
    >
      {(wizard) => wizard && <RadioField name="account_type" options={offered(wizard)} details={ABOUT} />}
    </FormDialog>
  );
}

/** Why none but the present one may be chosen now. */
const whyNot = (wizard: WizardFacts): { why: string } | null => {
  if (Object.keys(offered(wizard)).length > 1) return null;
  const why = ACCOUNT_TYPES.map((type) => accountTypeProblem(wizard, type)).find((problem) => problem !== null);
  return why ? { why } : null;
};

/** Those that may be chosen now, the present one with them. */
const offered = (wizard: WizardFacts): Partial<Record<AccountType, string>> =>
  Object.fromEntries(
    ACCOUNT_TYPES.filter((type) => accountTypeProblem(wizard, type) === null).map((type) => [type, accountTypeLabel[type]]),
  );

const ABOUT: Record<AccountType, string> = {
  new_company: 'Abrimos a sua empresa do zero: contrato, CNPJ, licenças.',
  migrated_company: 'Você já tem CNPJ e traz a contabilidade para cá.',
  natural_person: 'Você atende com o CPF: livro-caixa e carnê-leão.',
  free_trial: 'Conheça o produto antes de decidir.',
};
