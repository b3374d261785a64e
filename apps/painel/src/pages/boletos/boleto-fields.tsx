import { boletoTaxLabel } from '@esteto/domain/money/boleto/boleto-form';
import { boletoKindLabel } from '@esteto/domain/money/boleto/boleto-life';
import { cleanBoletoLine, readBoletoLine } from '@esteto/domain/shared/document/boleto-line';
import { useFieldValue } from '@esteto/ui/components/field/binding/use-field-value';
import { type FillGroup, useFill } from '@esteto/ui/components/field/binding/use-fill';
import { BoletoLineField } from '@esteto/ui/components/field/brazil/boleto-line-field.tsx';
import { CheckboxField } from '@esteto/ui/components/field/choice/checkbox-field.tsx';
import { SelectField } from '@esteto/ui/components/field/choice/select-field.tsx';
import { DateField } from '@esteto/ui/components/field/date/date-field.tsx';
import { MonthField } from '@esteto/ui/components/field/date/month-field.tsx';
import { MoneyField } from '@esteto/ui/components/field/number/money-field.tsx';
import { PercentField } from '@esteto/ui/components/field/number/percent-field.tsx';
import { TextAreaField } from '@esteto/ui/components/field/text/text-area-field.tsx';
import { TextField } from '@esteto/ui/components/field/text/text-field.tsx';
import { today } from '@esteto/ui/system/context/today';
import { useEffect, useEffectEvent } from 'react';
import { TaxGuideHint } from './tax-guide-hint.tsx';

type BoletoFieldsProps = {
  /** The company of a boleto that exists. */
  companyId?: number | undefined;
  /** What stands below a field, by its name. */
  notes?: Readonly<Record<string, string>>;
};

const NO_NOTES: Readonly<Record<string, string>> = {};

/** The form body that create and edit share. A tax's fine is the law's. */
export const BoletoFields = ({ companyId, notes = NO_NOTES }: BoletoFieldsProps) => {
  const isTax = useFieldValue('kind') === 'tax';
  const fill = useFill();
  useLineFill(fill);
  return (
    <>
      <SelectField name="kind" options={boletoKindLabel} span={3} help={notes['kind']} />
      {isTax && <SelectField name="tax_key" options={boletoTaxLabel} placeholder="Outro tributo" span={3} help={notes['tax_key']} />}
      <MonthField name="competence" span={3} help={notes['competence']} />
      {isTax && <TaxGuideHint companyId={companyId} fill={fill} />}
      {isTax && companyId === undefined && <CheckboxField name="replaces" />}
      <TextField name="description" />
      <BoletoLineField name="digitable_line" help={notes['digitable_line']} />
      <MoneyField name="amount" span={3} help={notes['amount']} />
      <DateField name="due_date" span={3} help={notes['due_date']} />
      {!isTax && <PercentField name="fine_rate" span={3} />}
      {!isTax && <PercentField name="interest_rate" span={3} />}
      {!isTax && <MoneyField name="discount_amount" span={3} help="De quanto fica menor para quem paga até o dia ao lado." />}
      {!isTax && <DateField name="discount_until" span={3} />}
      <TextAreaField name="pix_code" />
      <TextAreaField name="notes" />
    </>
  );
};

/** A line that is whole says how much it is and when it falls due: written into the fields that nobody has typed in. */
const useLineFill = (fill: (groups: readonly FillGroup[]) => void): void => {
  const line = useFieldValue('digitable_line');
  const write = useEffectEvent((typed: string) => {
    const reading = readBoletoLine(cleanBoletoLine(typed), today());
    if (!reading.ok) return;
    const { amount, due_date } = reading;
    fill([...(amount === null ? [] : [{ amount }]), ...(due_date === null ? [] : [{ due_date }])]);
  });
  useEffect(() => {
    if (typeof line === 'string' && line !== '') write(line);
  }, [line]);
};
