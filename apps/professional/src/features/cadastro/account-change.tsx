import { chakra } from '@chakra-ui/react';
import { wizardMutations } from '@esteto/api-client/opening/wizard';
import type { WizardFacts } from '@esteto/contract/opening/wizard';
import { type AccountType, accountTypeLabel } from '@esteto/domain/company/company/wizard';
import { accountTypeProblem } from '@esteto/domain/opening/wizard/account-change';
import { accountTypeForm } from '@esteto/domain/opening/wizard/wizard-forms';
import { Button } from '@esteto/ui/components/button/button.tsx';
import { RadioField } from '@esteto/ui/components/field/choice/radio-field.tsx';
import { FormOver } from '@esteto/ui/patterns/form/form-over.tsx';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useCompanyScope } from '../empresa/use-company-scope.ts';
import { useGoOn } from './step-form.tsx';

/** As what the registration goes on, and how to change that while it may be changed. */
export const AccountChange = ({ wizard }: { wizard: WizardFacts }) => {
  const [isAsked, setAsked] = useState(false);
  const scope = useCompanyScope();
  const goOn = useGoOn('plan_choice');
  const { mutateAsync: change } = useMutation(wizardMutations.changeType);
  return (
    <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap="2">
      <chakra.p>
        Seu cadastro é de <chakra.strong fontWeight="semibold">{accountTypeLabel[wizard.account_type]}</chakra.strong>.
      </chakra.p>
      <Button size="sm" onClick={() => setAsked(true)}>
        Trocar
      </Button>
      {isAsked && (
        <FormOver
          form={{
            title: 'Trocar o tipo de conta',
            subtitle: 'O que você já preencheu e serve continua. O plano é escolhido de novo.',
            schema: accountTypeForm,
            initial: { account_type: wizard.account_type },
            mutation: {
              mutationFn: ({ body: { account_type } }: { body: { account_type: AccountType } }) =>
                change({ ...scope, body: { account_type, version: wizard.version } }),
            },
            done: 'Tipo de conta trocado.',
            submitLabel: 'Trocar',
            children: <RadioField name="account_type" options={offered(wizard)} details={ABOUT} />,
          }}
          onAnswer={goOn}
          onClose={() => setAsked(false)}
        />
      )}
    </chakra.div>
  );
};

/** Those that may be chosen now, the present one with them. */
const offered = (wizard: WizardFacts): Partial<Record<AccountType, string>> =>
  Object.fromEntries(
    (Object.keys(accountTypeLabel) as AccountType[])
      .filter((type) => accountTypeProblem(wizard, type) === null)
      .map((type) => [type, accountTypeLabel[type]]),
  );

const ABOUT: Record<AccountType, string> = {
  new_company: 'Abrimos a sua empresa do zero: contrato, CNPJ, licenças.',
  migrated_company: 'Você já tem CNPJ e traz a contabilidade para cá.',
  natural_person: 'Você atende com o CPF: livro-caixa e carnê-leão.',
  free_trial: 'Conheça o produto antes de decidir.',
};
