import { boletoTaxLabel } from '@esteto/domain/money/boleto/boleto-form';
import { boletoKindLabel } from '@esteto/domain/money/boleto/boleto-life';
import { useFieldValue } from '@esteto/ui/components/field/binding/use-field-value';
import { BoletoLineField } from '@esteto/ui/components/field/brazil/boleto-line-field.tsx';
import { CheckboxField } from '@esteto/ui/components/field/choice/checkbox-field.tsx';
import { SelectField } from '@esteto/ui/components/field/choice/select-field.tsx';
import { DateField } from '@esteto/ui/components/field/date/date-field.tsx';
import { MonthField } from '@esteto/ui/components/field/date/month-field.tsx';
import { MoneyField } from '@esteto/ui/components/field/number/money-field.tsx';
import { PercentField } from '@esteto/ui/components/field/number/percent-field.tsx';
import { TextAreaField } from '@esteto/ui/components/field/text/text-area-field.tsx';
import { TextField } from '@esteto/ui/components/field/text/text-field.tsx';
import { TaxGuideHint } from './tax-guide-hint.tsx';

/** The form body that create and edit share. A tax's fine is the law's. */
export const BoletoFields = ({ companyId }: { companyId?: number | undefined }) => {
  const isTax = useFieldValue('kind') === 'tax';
  return (
    <>
      <SelectField name="kind" options={boletoKindLabel} span={3} />
      {isTax && <SelectField name="tax_key" options={boletoTaxLabel} placeholder="Outro tributo" span={3} />}
      <MonthField name="competence" span={3} />
      {isTax && <TaxGuideHint companyId={companyId} />}
      {isTax && companyId === undefined && <CheckboxField name="replaces" />}
      <TextField name="description" />
      <BoletoLineField name="digitable_line" />
      <MoneyField name="amount" span={3} />
      <DateField name="due_date" span={3} />
      {!isTax && <PercentField name="fine_rate" span={3} />}
      {!isTax && <PercentField name="interest_rate" span={3} />}
      <TextAreaField name="pix_code" />
      <TextAreaField name="notes" />
    </>
  );
};
