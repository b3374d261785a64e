import { auditAnswerLabel } from '@esteto/domain/tax/income-tax/audit-point-life';
import { SelectField } from '@esteto/ui/components/field/choice/select-field.tsx';
import { DateField } from '@esteto/ui/components/field/date/date-field.tsx';
import { MoneyField } from '@esteto/ui/components/field/number/money-field.tsx';
import { TextAreaField } from '@esteto/ui/components/field/text/text-area-field.tsx';
import { TextField } from '@esteto/ui/components/field/text/text-field.tsx';

/** What the tax office points out, as it shows it, and how the team means to meet it. */
export const PointFields = () => (
  <>
    <TextField name="title" />
    <TextAreaField name="text" />
    <MoneyField name="declared_amount" span={3} />
    <MoneyField name="office_amount" span={3} />
    <DateField name="due_on" span={3} />
    <SelectField name="plan" options={auditAnswerLabel} span={3} />
  </>
);

export const WHO_READS = 'O médico lê tudo o que estiver aqui.';
