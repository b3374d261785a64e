import { accountingParameterMutations } from '@esteto/api-client/month/accounting-parameter';
import { irpfAnnualForm } from '@esteto/domain/month/accounting-parameter/accounting-parameter-form';
import { IntegerField } from '@esteto/ui/components/field/number/integer-field.tsx';
import { MoneyField } from '@esteto/ui/components/field/number/money-field.tsx';
import { PercentField } from '@esteto/ui/components/field/number/percent-field.tsx';
import { TextAreaField } from '@esteto/ui/components/field/text/text-area-field.tsx';
import { TextField } from '@esteto/ui/components/field/text/text-field.tsx';
import { FormDialog } from '@esteto/ui/patterns/form/form-dialog.tsx';
import { BandFields, ReductionFields } from './irrf-fields.tsx';
import { parameterStart } from './parameter-start.ts';

/** The table of the income tax of a calendar year, by which its returns are reckoned. */
export default function IrpfAnnualDialog() {
  return (
    <FormDialog
      title="Imposto de renda do ano"
      subtitle="A tabela da declaração. Os dossiês do ano passam a ser calculados por ela; o que já foi transmitido não muda."
      size="lg"
      schema={irpfAnnualForm}
      startsFrom={START}
      mutation={accountingParameterMutations.setIrpfAnnual}
      done="Tabela do ano salva."
    >
      <IntegerField name="year" span={2} help="A declaração é do ano seguinte." />
      <TextField name="source" span={4} help="A lei ou a instrução normativa." />
      <BandFields />
      <PercentField name="simplified_rate" span={3} />
      <MoneyField name="simplified" span={3} />
      <MoneyField name="dependent" span={3} />
      <MoneyField name="education" span={3} />
      <PercentField name="pension_rate" span={3} />
      <ReductionFields />
      <TextAreaField name="reason" />
    </FormDialog>
  );
}

/** The last year that is known, for the one after it. */
const START = parameterStart(({ irpf_annual: [last] }) => {
  if (!last) return {};
  const { bands, simplified_rate, simplified, dependent, education, pension_rate, reduction } = last;
  return {
    year: Number(last.valid_from.slice(0, 4)) + 1,
    bands,
    simplified_rate,
    simplified,
    dependent,
    education,
    pension_rate,
    reduction,
  };
});
