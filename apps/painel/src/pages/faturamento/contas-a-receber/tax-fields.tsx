import { issWithholderLabel } from '@esteto/domain/invoice/invoice-amounts';
import { FieldSection } from '@esteto/ui/field/field-grid.tsx';
import { MoneyField } from '@esteto/ui/field/money-field.tsx';
import { PercentField } from '@esteto/ui/field/percent-field.tsx';
import { SelectField } from '@esteto/ui/field/select-field.tsx';
import type { ReactNode } from 'react';

type TaxFieldsProps = {
  /** The field that the person has come for. */
  asked?: string;
  children?: ReactNode;
};

/** What an invoice says of its taxes, as staff may change it until it is issued. */
export const TaxFields = ({ asked, children }: TaxFieldsProps) => {
  const field = (name: string) => ({ name, autoFocus: name === asked });
  return (
    <FieldSection title="Impostos e retenções">
      <PercentField {...field('iss_rate')} span={3} />
      <SelectField {...field('iss_withheld')} options={issWithholderLabel} span={3} />
      <MoneyField {...field('irrf')} span={3} />
      <MoneyField {...field('csrf_withheld_total')} span={3} />
      <MoneyField {...field('inss_withheld')} span={3} />
      <MoneyField {...field('other_withholdings')} span={3} />
      <PercentField {...field('approx_tax_pct')} span={3} help="Lei 12.741/2012. No Simples Nacional, a alíquota efetiva do DAS." />
      {children}
    </FieldSection>
  );
};
