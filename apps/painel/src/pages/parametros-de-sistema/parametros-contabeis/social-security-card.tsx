import { accountingParameterMutations } from '@esteto/api-client/month/accounting-parameter';
import type { SocialSecurityVersion } from '@esteto/contract/month/accounting-parameter';
import { socialSecurityForm } from '@esteto/domain/month/accounting-parameter/accounting-parameter-form';
import { formatMoney } from '@esteto/domain/shared/money/money';
import { formatTaxRate } from '@esteto/domain/shared/money/percent';
import { Facts } from '@esteto/ui/components/card/facts.tsx';
import { MoneyField } from '@esteto/ui/components/field/number/money-field.tsx';
import { PercentField } from '@esteto/ui/components/field/number/percent-field.tsx';
import { FormOver } from '@esteto/ui/patterns/form/form-over.tsx';
import { holdingNow } from '../../../features/vigencia/version-list.tsx';
import { ParameterCard } from './parameter-card.tsx';
import { ToldFields } from './told-fields.tsx';

export const SocialSecurityCard = ({ versions }: { versions: readonly SocialSecurityVersion[] }) => {
  const now = holdingNow(versions);
  return (
    <ParameterCard
      title="Salário mínimo e INSS"
      addLabel="Nova vigência"
      versions={versions}
      factsOf={factsOf}
      form={(close) => (
        <FormOver
          form={{
            title: 'Salário mínimo e INSS',
            schema: socialSecurityForm,
            initial: now && {
              minimum_wage: now.minimum_wage,
              ceiling: now.ceiling,
              partner_rate: now.partner_rate,
              own_rate: now.own_rate,
              employer_rate: now.employer_rate,
            },
            mutation: accountingParameterMutations.setSocialSecurity,
            done: 'Nova vigência salva.',
            children: <Fields />,
          }}
          onAnswer={() => undefined}
          onClose={close}
        />
      )}
    >
      {(version) => <Facts facts={factsOf(version)} />}
    </ParameterCard>
  );
};

const factsOf = ({ minimum_wage, ceiling, partner_rate, own_rate, employer_rate }: SocialSecurityVersion) => [
  { label: 'Salário mínimo', value: formatMoney(minimum_wage) },
  { label: 'Teto do INSS', value: formatMoney(ceiling) },
  { label: 'INSS do pró-labore', value: formatTaxRate(partner_rate) },
  { label: 'INSS do contribuinte individual', value: formatTaxRate(own_rate) },
  { label: 'INSS patronal', value: formatTaxRate(employer_rate) },
];

const Fields = () => (
  <>
    <MoneyField name="minimum_wage" span={3} />
    <MoneyField name="ceiling" span={3} />
    <PercentField name="partner_rate" span={2} />
    <PercentField name="own_rate" span={2} />
    <PercentField name="employer_rate" span={2} />
    <ToldFields />
  </>
);
