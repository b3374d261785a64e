import type { InvoiceDetail } from '@esteto/contract/billing/invoice-answer';
import {
  type InvoiceCancelForm,
  type InvoiceDiscardForm,
  invoiceCancelForm,
  invoiceDiscardForm,
  MOTIVE_LENGTH,
} from '@esteto/domain/billing/invoice/invoice-cancel-form';
import { invoiceMachine } from '@esteto/domain/billing/invoice/invoice-life';
import { cancelReasonLabel } from '@esteto/domain/billing/invoice/invoice-record';
import { Button } from '@esteto/ui/components/button/button.tsx';
import { RadioField } from '@esteto/ui/components/field/choice/radio-field.tsx';
import { TextAreaField } from '@esteto/ui/components/field/text/text-area-field.tsx';
import { FormQuestion } from '@esteto/ui/patterns/form/form-question.tsx';
import { Ban, Undo2 } from 'lucide-react';
import { useState } from 'react';

/** How a doctor takes a request back, or asks for a note to be cancelled. Each resolves when the invoice on the screen shows it. */
export type Withdrawing = {
  withdraw: (invoice: InvoiceDetail, body: InvoiceDiscardForm) => Promise<unknown>;
  askCancellation: (invoice: InvoiceDetail, body: InvoiceCancelForm) => Promise<unknown>;
};

/** The way back that an invoice still has where it stands: given up, or asked to be cancelled. Nothing where it has none. */
export const InvoiceWithdrawal = ({ invoice, withdrawing }: { invoice: InvoiceDetail; withdrawing: Withdrawing }) => {
  const [asking, setAsking] = useState<'withdraw' | 'ask_cancellation' | null>(null);
  const legal = invoiceMachine.legalActions(invoice.status, 'doctor');
  const close = () => setAsking(null);
  return (
    <>
      {legal.includes('withdraw') && (
        <Button variant="ghost" icon={Undo2} onClick={() => setAsking('withdraw')}>
          Desistir da solicitação
        </Button>
      )}
      {legal.includes('ask_cancellation') && (
        <Button variant="ghost" icon={Ban} onClick={() => setAsking('ask_cancellation')}>
          Pedir cancelamento
        </Button>
      )}
      {asking === 'withdraw' && (
        <FormQuestion
          title="Desistir da solicitação"
          message="A nota não será emitida. A solicitação continua na lista como Descartada, com o motivo."
          schema={invoiceDiscardForm}
          submit={(body) => withdrawing.withdraw(invoice, body)}
          done="Solicitação retirada. A equipe não vai emitir esta nota."
          submitLabel="Desistir"
          onClose={close}
        >
          <TextAreaField name="reason" autoFocus />
        </FormQuestion>
      )}
      {asking === 'ask_cancellation' && (
        <FormQuestion
          title="Pedir cancelamento"
          message="A equipe cancela a nota onde ela foi emitida ou explica aqui por que não. Enquanto isso ela continua valendo."
          schema={invoiceCancelForm}
          submit={(body) => withdrawing.askCancellation(invoice, body)}
          done="Cancelamento pedido. Avisamos você por e-mail quando a equipe decidir."
          submitLabel="Pedir cancelamento"
          onClose={close}
        >
          <RadioField name="reason" options={cancelReasonLabel} />
          <TextAreaField
            name="justification"
            help={`De ${MOTIVE_LENGTH.least} a ${MOTIVE_LENGTH.most} caracteres. A prefeitura pode ler.`}
          />
        </FormQuestion>
      )}
    </>
  );
};
