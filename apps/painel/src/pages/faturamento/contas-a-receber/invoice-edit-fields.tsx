import { issWithholderLabel } from '@esteto/domain/invoice/invoice-amounts';
import { DateField } from '@esteto/ui/field/date-field.tsx';
import { FieldSection } from '@esteto/ui/field/field-grid.tsx';
import { MoneyField } from '@esteto/ui/field/money-field.tsx';
import { MonthField } from '@esteto/ui/field/month-field.tsx';
import { PercentField } from '@esteto/ui/field/percent-field.tsx';
import { SelectField } from '@esteto/ui/field/select-field.tsx';
import { TextAreaField } from '@esteto/ui/field/text-area-field.tsx';
import { TextField } from '@esteto/ui/field/text-field.tsx';
import { NetAmount } from './net-amount.tsx';

/** What staff may change until the invoice is issued. */
export const InvoiceEditFields = () => (
  <>
    <FieldSection title="Serviço">
      <MoneyField name="gross_amount" span={2} autoFocus />
      <MonthField name="competence" span={2} />
      <DateField name="due_date" span={2} />
      <TextAreaField name="description" />
      <TextField name="national_tax_code" span={3} help="040101 é medicina; 040303, clínicas." />
      <TextField name="service_place_ibge" span={3} help="Código do IBGE, 7 dígitos." />
    </FieldSection>
    <FieldSection title="Descontos">
      <MoneyField name="unconditional_discount" span={2} />
      <MoneyField name="conditional_discount" span={2} />
      <MoneyField name="deduction_reduction" span={2} />
    </FieldSection>
    <FieldSection title="Impostos e retenções">
      <PercentField name="iss_rate" span={3} />
      <SelectField name="iss_withheld" options={issWithholderLabel} span={3} />
      <MoneyField name="irrf" span={3} />
      <MoneyField name="csrf_withheld_total" span={3} />
      <MoneyField name="inss_withheld" span={3} />
      <MoneyField name="other_withholdings" span={3} />
    </FieldSection>
    <NetAmount />
    <TextAreaField name="notes" rows={2} />
  </>
);
