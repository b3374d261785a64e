import { issWithholderLabel } from '@esteto/domain/law/tax/invoice-amounts';
import { FieldSection } from '@esteto/ui/components/field/base/field-grid.tsx';
import { SelectField } from '@esteto/ui/components/field/choice/select-field.tsx';
import { MoneyField } from '@esteto/ui/components/field/number/money-field.tsx';
import { PercentField } from '@esteto/ui/components/field/number/percent-field.tsx';
import type { ReactNode } from 'react';

/** What an invoice says of its taxes, as staff may change it until it is issued. */
export const TaxFields = ({ children }: { children?: ReactNode }) => (
  <FieldSection title="Impostos e retenções">
    <PercentField name="iss_rate" span={3} />
    <SelectField name="iss_withheld" options={issWithholderLabel} span={3} />
    <MoneyField name="irrf" span={3} />
    <MoneyField name="csrf_withheld_total" span={3} />
    <MoneyField name="inss_withheld" span={3} />
    <MoneyField name="other_withholdings" span={3} />
    <PercentField name="approx_tax_pct" span={3} help="Lei 12.741/2012. No Simples Nacional, a alíquota efetiva do DAS." />
    {children}
  </FieldSection>
);
