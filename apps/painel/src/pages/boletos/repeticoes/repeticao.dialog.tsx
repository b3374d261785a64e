import { boletoRecurrenceMutations, boletoRecurrenceQueries } from '@esteto/api-client/money/boleto-recurrence';
import { boletoRecurrenceForm } from '@esteto/domain/money/boleto-recurrence/boleto-recurrence-form';
import { boletoRecurrenceSentence } from '@esteto/domain/money/boleto-recurrence/boleto-recurrence-life';
import { MonthField } from '@esteto/ui/components/field/date/month-field.tsx';
import { IntegerField } from '@esteto/ui/components/field/number/integer-field.tsx';
import { MoneyField } from '@esteto/ui/components/field/number/money-field.tsx';
import { PercentField } from '@esteto/ui/components/field/number/percent-field.tsx';
import { TextField } from '@esteto/ui/components/field/text/text-field.tsx';
import { FormDialog } from '@esteto/ui/patterns/form/form-dialog.tsx';
import { useParams } from 'react-router';

/** What the boletos that are still to come will say; those that are there stay as they are. */
export default function BoletoRecurrenceDialog() {
  return (
    <FormDialog
      title={(row) => row?.description ?? 'Repetição'}
      subtitle={(row) => row && [`${row.company_name} · ${boletoRecurrenceSentence(row)}.`, row.pause_reason].filter(Boolean).join(' ')}
      id={Number(useParams().recurrenceId)}
      schema={boletoRecurrenceForm}
      record={boletoRecurrenceQueries.detail}
      refuse={({ status }) => (status === 'ended' ? { why: 'Esta repetição foi encerrada: nenhum boleto novo é feito.' } : null)}
      mutation={boletoRecurrenceMutations.update}
      done="Repetição alterada. Vale para os próximos boletos."
    >
      <TextField name="description" help="Como vai no próximo boleto. Nos seguintes, o mês escrito acompanha cada um." />
      <MoneyField name="amount" span={3} />
      <IntegerField name="day" span={3} />
      <MoneyField name="discount_amount" span={3} />
      <IntegerField name="discount_day" span={3} help="Se for depois do dia do vencimento, é o dia do mês anterior." />
      <PercentField name="fine_rate" span={3} />
      <PercentField name="interest_rate" span={3} />
      <MonthField name="until" label="Até (opcional)" span={3} />
    </FormDialog>
  );
}
