import { accountingParameterMutations } from '@esteto/api-client/month/accounting-parameter';
import { impactQueries } from '@esteto/api-client/month/parameter-impact';
import { socialSecurityForm, socialSecurityTerms } from '@esteto/domain/month/accounting-parameter/accounting-parameter-form';
import { parseOwn } from '@esteto/domain/shared/schema/parse';
import { MoneyField } from '@esteto/ui/components/field/number/money-field.tsx';
import { PercentField } from '@esteto/ui/components/field/number/percent-field.tsx';
import { FormDialog } from '@esteto/ui/patterns/form/form-dialog.tsx';
import { holdingNow } from '../../../features/vigencia/version-list.tsx';
import { ImpactPreview } from './impact-preview.tsx';
import { parameterStart } from './parameter-start.ts';
import { ToldFields } from './told-fields.tsx';

/** The minimum wage and what is paid to social security, from a month on. */
export default function SocialSecurityDialog() {
  return (
    <FormDialog
      title="Salário mínimo e INSS"
      schema={socialSecurityForm}
      startsFrom={START}
      mutation={accountingParameterMutations.setSocialSecurity}
      done="Nova vigência salva."
    >
      <MoneyField name="minimum_wage" span={3} />
      <MoneyField name="ceiling" span={3} />
      <PercentField name="partner_rate" span={2} />
      <PercentField name="own_rate" span={2} />
      <PercentField name="employer_rate" span={2} />
      <ToldFields />
      <ImpactPreview
        judge={(values) => parseOwn(socialSecurityTerms, values)}
        query={impactQueries.ofSocialSecurity}
        nothing="Nada muda no que já existe: nenhum mês desde então tem folha ou sugestão que dependa destes valores."
      />
    </FormDialog>
  );
}

const START = parameterStart(({ social_security }) => {
  const now = holdingNow(social_security);
  if (!now) return {};
  const { minimum_wage, ceiling, partner_rate, own_rate, employer_rate } = now;
  return { minimum_wage, ceiling, partner_rate, own_rate, employer_rate };
});
