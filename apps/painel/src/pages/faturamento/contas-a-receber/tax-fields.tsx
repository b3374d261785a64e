import { issWithholderLabel } from '@esteto/domain/invoice/invoice-amounts';
import { FieldSection } from '@esteto/ui/field/field-grid.tsx';
import { MoneyField } from '@esteto/ui/field/money-field.tsx';
import { PercentField } from '@esteto/ui/field/percent-field.tsx';
import { SelectField } from '@esteto/ui/field/select-field.tsx';
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
