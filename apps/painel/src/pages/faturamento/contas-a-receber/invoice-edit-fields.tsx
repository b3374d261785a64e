import { addressLookups } from '@esteto/api-client/lookup';
import { ServiceCodeField } from '@esteto/features/invoice/service-code-field.tsx';
import { FieldSection } from '@esteto/ui/components/field/base/field-grid.tsx';
import { IbgeCityField } from '@esteto/ui/components/field/brazil/ibge-city-field.tsx';
import { DateField } from '@esteto/ui/components/field/date/date-field.tsx';
import { MonthField } from '@esteto/ui/components/field/date/month-field.tsx';
import { MoneyField } from '@esteto/ui/components/field/number/money-field.tsx';
import { TextAreaField } from '@esteto/ui/components/field/text/text-area-field.tsx';
import { TextField } from '@esteto/ui/components/field/text/text-field.tsx';
import { NetAmount } from './net-amount.tsx';
import { TaxFields } from './tax-fields.tsx';

/** What staff may change until the invoice is issued. */
export const InvoiceEditFields = () => (
  <>
    <FieldSection title="Serviço">
      <MoneyField name="gross_amount" span={2} autoFocus />
      <MonthField name="competence" span={2} />
      <DateField name="due_date" span={2} />
      <TextAreaField name="description" />
      <ServiceCodeField name="national_tax_code" span={2} />
      <TextField name="municipal_tax_code" span={2} help="3 dígitos, se o município usa." />
      <TextField name="nbs_code" span={2} help="9 dígitos. Obrigatório em serviço para o exterior." />
      <IbgeCityField name="service_place_ibge" stateLabel="Estado da prestação" cities={addressLookups.cities} />
    </FieldSection>
    <FieldSection title="Descontos">
      <MoneyField name="unconditional_discount" span={2} />
      <MoneyField name="conditional_discount" span={2} />
      <MoneyField name="deduction_reduction" span={2} />
    </FieldSection>
    <TaxFields />
    <NetAmount />
    <TextAreaField name="notes" rows={2} />
  </>
);
