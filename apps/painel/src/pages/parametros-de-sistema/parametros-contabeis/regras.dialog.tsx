import { accountingParameterMutations } from '@esteto/api-client/month/accounting-parameter';
import { impactQueries } from '@esteto/api-client/month/parameter-impact';
import { FIRST_OFFICE_RULES, officeRulesForm, officeRulesTerms } from '@esteto/domain/month/accounting-parameter/accounting-parameter-form';
import { parseOwn } from '@esteto/domain/shared/schema/parse';
import { SwitchField } from '@esteto/ui/components/field/choice/switch-field.tsx';
import { IntegerField } from '@esteto/ui/components/field/number/integer-field.tsx';
import { PercentField } from '@esteto/ui/components/field/number/percent-field.tsx';
import { FormDialog } from '@esteto/ui/patterns/form/form-dialog.tsx';
import { holdingNow } from '../../../features/vigencia/version-list.tsx';
import { ImpactPreview } from './impact-preview.tsx';
import { parameterStart } from './parameter-start.ts';
import { ToldFields } from './told-fields.tsx';

/** The office's own rules, from a month on. */
export default function OfficeRulesDialog() {
  return (
    <FormDialog
      title="Regras do escritório"
      schema={officeRulesForm}
      startsFrom={START}
      mutation={accountingParameterMutations.setOfficeRules}
      done="Regras salvas."
    >
      <IntegerField name="days_before" span={3} help="Dias úteis antes do prazo da lei." />
      <PercentField name="r_factor_margin" span={3} help="Acima de 28 %, no que é sugerido." />
      <SwitchField name="floors_pro_labore" />
      <IntegerField name="closing_points" span={3} help="O que pesa, ao lado das obrigações, na capacidade." />
      <IntegerField name="weekly_points" span={3} help="Em cinco dias, de quem não tem outro no cadastro." />
      <IntegerField
        name="delinquent_after"
        span={3}
        help="Dias depois do vencimento de um honorário não pago. Vazio: só a equipe muda a situação."
      />
      <ToldFields sourceHelp="Se houver: uma ata, uma circular." />
      <ImpactPreview
        judge={(values) => parseOwn(officeRulesTerms, values)}
        query={impactQueries.ofOfficeRules}
        nothing="Nada muda em sugestões e metas que já existem. Os pontos contam na capacidade a partir do mês informado."
      />
    </FormDialog>
  );
}

const START = parameterStart(({ office_rules }) => {
  const { days_before, r_factor_margin, floors_pro_labore, closing_points, weekly_points, delinquent_after } =
    holdingNow(office_rules) ?? FIRST_OFFICE_RULES;
  return { days_before, r_factor_margin, floors_pro_labore, closing_points, weekly_points, delinquent_after };
});
