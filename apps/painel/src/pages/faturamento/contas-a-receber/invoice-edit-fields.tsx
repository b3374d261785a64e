import { DateField } from '@esteto/ui/field/date-field.tsx';
import { FieldSection } from '@esteto/ui/field/field-grid.tsx';
import { MoneyField } from '@esteto/ui/field/money-field.tsx';
import { MonthField } from '@esteto/ui/field/month-field.tsx';
import { TextAreaField } from '@esteto/ui/field/text-area-field.tsx';
import { TextField } from '@esteto/ui/field/text-field.tsx';
import { NetAmount } from './net-amount.tsx';
import { TaxFields } from './tax-fields.tsx';

/** What staff may change until the invoice is issued. `asked`: the field that the person has come for. */
export const InvoiceEditFields = ({ asked = 'gross_amount' }: { asked?: string }) => {
  const field = (name: string) => ({ name, autoFocus: name === asked });
  return (
    <>
      <FieldSection title="Serviço">
        <MoneyField {...field('gross_amount')} span={2} />
        <MonthField {...field('competence')} span={2} />
        <DateField {...field('due_date')} span={2} />
        <TextAreaField {...field('description')} />
        <TextField {...field('national_tax_code')} span={3} help="040101 é medicina; 040303, clínicas." />
        <TextField {...field('municipal_tax_code')} span={3} help="3 dígitos, se o município usa." />
        <TextField {...field('nbs_code')} span={3} help="9 dígitos. Obrigatório em serviço para o exterior." />
        <TextField {...field('service_place_ibge')} span={3} help="Código do IBGE, 7 dígitos." />
      </FieldSection>
      <FieldSection title="Descontos">
        <MoneyField {...field('unconditional_discount')} span={2} />
        <MoneyField {...field('conditional_discount')} span={2} />
        <MoneyField {...field('deduction_reduction')} span={2} />
      </FieldSection>
      <TaxFields asked={asked} />
      <NetAmount />
      <TextAreaField name="notes" rows={2} />
    </>
  );
};
