import { ownIncomeTaxMutations } from '@esteto/api-client/tax/own-income-tax';
import { useCan } from '@esteto/auth/can/can.tsx';
import { ownIncomeTaxes } from '@esteto/contract/access';
import type { OwnReturn } from '@esteto/contract/tax/income-tax-record';
import { isDelivered } from '@esteto/domain/tax/income-tax/income-tax-life';
import { type RefundReceivedForm, refundReceivedForm } from '@esteto/domain/tax/income-tax/income-tax-refund-form';
import { Button } from '@esteto/ui/components/button/button.tsx';
import { DateField } from '@esteto/ui/components/field/date/date-field.tsx';
import { MoneyField } from '@esteto/ui/components/field/number/money-field.tsx';
import { FormOver } from '@esteto/ui/patterns/form/form-over.tsx';
import { today } from '@esteto/ui/system/context/today';
import { useMutation } from '@tanstack/react-query';
import { HandCoins } from 'lucide-react';
import { useState } from 'react';
import { useCompanyScope } from '../empresa/use-company-scope.ts';
import { returnName } from './return-name.ts';

/** The person tells that the refund came, with how much. */
export const RefundReceived = ({ row }: { row: OwnReturn }) => {
  const [isAsked, setAsked] = useState(false);
  const canEdit = useCan(ownIncomeTaxes.edit);
  const { status, result, refund_received_on } = row;
  if (!canEdit || !isDelivered(status) || result !== 'to_refund' || refund_received_on !== null) return null;
  return (
    <div>
      <Button icon={HandCoins} onClick={() => setAsked(true)}>
        Recebi a restituição
      </Button>
      {isAsked && <ReceivedForm row={row} onClose={() => setAsked(false)} />}
    </div>
  );
};

const schema = refundReceivedForm.omit(['version']);

const ReceivedForm = ({ row, onClose }: { row: OwnReturn; onClose: () => void }) => {
  const scope = useCompanyScope();
  const { id, version, refund_amount } = row;
  const { mutateAsync: receive } = useMutation(ownIncomeTaxMutations.receiveRefund);
  return (
    <FormOver
      form={{
        title: 'Recebi a restituição',
        subtitle: returnName(row),
        size: 'sm',
        schema,
        initial: { refund_received_on: today(), refund_received_amount: refund_amount },
        mutation: {
          mutationFn: ({ body }: { body: Omit<RefundReceivedForm, 'version'> }) => receive({ ...scope, id, body: { ...body, version } }),
        },
        done: 'Restituição informada.',
        submitLabel: 'Informar',
        children: (
          <>
            <DateField name="refund_received_on" span={3} />
            <MoneyField name="refund_received_amount" span={3} help="Como caiu na conta, com os juros." />
          </>
        ),
      }}
      onAnswer={() => undefined}
      onClose={onClose}
    />
  );
};
