import { FieldSection } from '@esteto/ui/components/field/base/field-grid.tsx';
import { DateField } from '@esteto/ui/components/field/date/date-field.tsx';
import { MoneyField } from '@esteto/ui/components/field/number/money-field.tsx';
import { TextAreaField } from '@esteto/ui/components/field/text/text-area-field.tsx';

/** Money that came in for an invoice. It starts as all that is due: the commonest payment is one click. */
export const PaymentFields = () => (
  <>
    <MoneyField name="amount" span={3} autoFocus />
    <DateField name="date" span={3} />
    <FieldSection title="O tomador reteve mais que a nota diz?">
      <MoneyField name="withheld_iss" span={3} />
      <MoneyField name="withheld_irrf" span={3} />
      <MoneyField name="withheld_csrf" span={3} />
      <MoneyField name="withheld_inss" span={3} />
    </FieldSection>
    <FieldSection title="O tomador descontou alguma coisa?">
      <MoneyField name="withheld_other" span={3} help="Glosa ou tarifa que você aceita: abate do saldo e não volta como imposto." />
    </FieldSection>
    <TextAreaField name="note" rows={2} />
  </>
);
