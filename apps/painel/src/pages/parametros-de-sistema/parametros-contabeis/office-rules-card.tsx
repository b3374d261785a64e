import { accountingParameterMutations } from '@esteto/api-client/month/accounting-parameter';
import type { OfficeRulesVersion } from '@esteto/contract/month/accounting-parameter';
import { FIRST_OFFICE_RULES, officeRulesForm } from '@esteto/domain/month/accounting-parameter/accounting-parameter-form';
import { formatTaxRate } from '@esteto/domain/shared/money/percent';
import { Facts } from '@esteto/ui/components/card/facts.tsx';
import { SwitchField } from '@esteto/ui/components/field/choice/switch-field.tsx';
import { IntegerField } from '@esteto/ui/components/field/number/integer-field.tsx';
import { PercentField } from '@esteto/ui/components/field/number/percent-field.tsx';
import { FormOver } from '@esteto/ui/patterns/form/form-over.tsx';
import { holdingNow } from '../../../features/vigencia/version-list.tsx';
import { ParameterCard } from './parameter-card.tsx';
import { ToldFields } from './told-fields.tsx';

export const OfficeRulesCard = ({ versions }: { versions: readonly OfficeRulesVersion[] }) => {
  const { days_before, r_factor_margin, floors_pro_labore } = holdingNow(versions) ?? FIRST_OFFICE_RULES;
  return (
    <ParameterCard
      title="Regras do escritório"
      addLabel="Mudar regras"
      versions={versions}
      factsOf={factsOf}
      empty="Nenhuma regra própria ainda: as obrigações vão até o dia da lei, e o fator R sugerido é o mais baixo que alcança 28 %."
      form={(close) => (
        <FormOver
          form={{
            title: 'Regras do escritório',
            schema: officeRulesForm,
            initial: { days_before, r_factor_margin, floors_pro_labore },
            mutation: accountingParameterMutations.setOfficeRules,
            done: 'Regras salvas.',
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

const factsOf = ({ days_before, r_factor_margin, floors_pro_labore }: OfficeRulesVersion) => [
  { label: 'Antecedência das obrigações', value: days_before === 1 ? '1 dia útil' : `${days_before} dias úteis` },
  { label: 'Folga do fator R', value: formatTaxRate(r_factor_margin) },
  { label: 'Pró-labore sugerido', value: floors_pro_labore ? 'Nunca abaixo do salário mínimo' : 'O mais baixo que alcança o fator R' },
];

const Fields = () => (
  <>
    <IntegerField name="days_before" span={3} help="Dias úteis antes do prazo da lei." />
    <PercentField name="r_factor_margin" span={3} help="Acima de 28 %, no que é sugerido." />
    <SwitchField name="floors_pro_labore" />
    <ToldFields sourceHelp="Se houver: uma ata, uma circular." />
  </>
);
