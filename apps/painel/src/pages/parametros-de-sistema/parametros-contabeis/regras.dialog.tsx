import { accountingParameterMutations } from '@esteto/api-client/month/accounting-parameter';
import { FIRST_OFFICE_RULES, officeRulesForm } from '@esteto/domain/month/accounting-parameter/accounting-parameter-form';
import { SwitchField } from '@esteto/ui/components/field/choice/switch-field.tsx';
import { IntegerField } from '@esteto/ui/components/field/number/integer-field.tsx';
import { PercentField } from '@esteto/ui/components/field/number/percent-field.tsx';
import { FormDialog } from '@esteto/ui/patterns/form/form-dialog.tsx';
import { holdingNow } from '../../../features/vigencia/version-list.tsx';
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
      <ToldFields sourceHelp="Se houver: uma ata, uma circular." />
    </FormDialog>
  );
}

const START = parameterStart(({ office_rules }) => {
  const { days_before, r_factor_margin, floors_pro_labore } = holdingNow(office_rules) ?? FIRST_OFFICE_RULES;
  return { days_before, r_factor_margin, floors_pro_labore };
});
