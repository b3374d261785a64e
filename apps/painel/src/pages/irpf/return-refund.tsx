import { chakra } from '@chakra-ui/react';
import { incomeTaxMutations } from '@esteto/api-client/tax/income-tax';
import type { IncomeTaxDetail } from '@esteto/contract/tax/income-tax';
import { isDelivered } from '@esteto/domain/tax/income-tax/income-tax-life';
import { refundPriorityLabel, refundWords } from '@esteto/domain/tax/income-tax/income-tax-refund';
import { incomeTaxRefundForm } from '@esteto/domain/tax/income-tax/income-tax-refund-form';
import { Button } from '@esteto/ui/components/button/button.tsx';
import { QuietHeading } from '@esteto/ui/components/card/facts.tsx';
import { SelectField } from '@esteto/ui/components/field/choice/select-field.tsx';
import { DateField } from '@esteto/ui/components/field/date/date-field.tsx';
import { MoneyField } from '@esteto/ui/components/field/number/money-field.tsx';
import { FormQuestion } from '@esteto/ui/patterns/form/form-question.tsx';
import { useMutation } from '@tanstack/react-query';
import { HandCoins } from 'lucide-react';
import { useId, useState } from 'react';

/** What still comes of a refund, or what came. */
export const ReturnRefund = ({ row, canEdit }: { row: IncomeTaxDetail; canEdit: boolean }) => {
  const heading = useId();
  const [isAsked, setAsked] = useState(false);
  const { mutateAsync: note } = useMutation(incomeTaxMutations.noteRefund);
  const { id, version, user_name, refund_priority, refund_received_on, refund_received_amount } = row;
  if (!isDelivered(row.status) || row.result !== 'to_refund') return null;
  return (
    <section aria-labelledby={heading}>
      <QuietHeading id={heading}>Restituição</QuietHeading>
      <p>{refundWords(row)}</p>
      {canEdit && (
        <chakra.div mt="3">
          <Button icon={HandCoins} onClick={() => setAsked(true)}>
            Informar a restituição
          </Button>
        </chakra.div>
      )}
      {isAsked && (
        <FormQuestion
          title="Restituição"
          message={user_name}
          schema={REFUND}
          initial={{ refund_priority, refund_received_on, refund_received_amount }}
          submit={(refund) => note({ id, body: { ...refund, version } })}
          done="Restituição informada."
          submitLabel="Salvar"
          submitVariant="primary"
          onClose={() => setAsked(false)}
        >
          <SelectField name="refund_priority" options={refundPriorityLabel} />
          <DateField name="refund_received_on" span={3} help="Vazio: ainda não chegou." />
          <MoneyField name="refund_received_amount" span={3} help="Com os juros." />
        </FormQuestion>
      )}
    </section>
  );
};

const REFUND = incomeTaxRefundForm.omit(['version']);
