import { FACT_PARTS, type IncomeTaxFactKind, incomeTaxFactKindLabel } from '@esteto/domain/tax/income-tax/income-tax-fact-kinds';
import { useFieldValue } from '@esteto/ui/components/field/binding/use-field-value';
import { DocumentField } from '@esteto/ui/components/field/brazil/document-field.tsx';
import { CheckboxField } from '@esteto/ui/components/field/choice/checkbox-field.tsx';
import { SelectField } from '@esteto/ui/components/field/choice/select-field.tsx';
import { MoneyField } from '@esteto/ui/components/field/number/money-field.tsx';
import { TextAreaField } from '@esteto/ui/components/field/text/text-area-field.tsx';
import { TextField } from '@esteto/ui/components/field/text/text-field.tsx';

/** Something of a year that the person tells; only the amounts that its kind has are asked for. */
export const FactFields = () => {
  const kind = useFieldValue<IncomeTaxFactKind | null>('kind');
  return (
    <>
      <SelectField name="kind" options={incomeTaxFactKindLabel} autoFocus />
      {kind && <KindFields kind={kind} />}
    </>
  );
};

const KindFields = ({ kind }: { kind: IncomeTaxFactKind }) => {
  const parts = FACT_PARTS[kind];
  return (
    <>
      <TextField name="name" span={3} help="De quem pagou, de quem recebeu ou da pessoa." />
      <DocumentField name="document" span={3} />
      {parts.includes('amount') && <MoneyField name="amount" span={3} />}
      {parts.includes('social_security') && <MoneyField name="social_security" span={3} />}
      {parts.includes('tax') && <MoneyField name="tax" span={3} />}
      {parts.includes('thirteenth') && <MoneyField name="thirteenth" span={3} />}
      {parts.includes('thirteenth_tax') && <MoneyField name="thirteenth_tax" span={3} />}
      {parts.includes('left_out') && <CheckboxField name="left_out" />}
      <TextAreaField name="note" rows={2} />
    </>
  );
};
