import { chakra } from '@chakra-ui/react';
import type { InvoiceDetail } from '@esteto/contract/billing/invoice-answer';
import { cancellationDenialForm } from '@esteto/domain/billing/invoice/invoice-cancel-form';
import { cancelReasonLabel } from '@esteto/domain/billing/invoice/invoice-record';
import { Button } from '@esteto/ui/components/button/button.tsx';
import { TextAreaField } from '@esteto/ui/components/field/text/text-area-field.tsx';
import { Banner } from '@esteto/ui/components/states/banner.tsx';
import { FormDialogBody } from '@esteto/ui/patterns/form/form-dialog-body.tsx';
import type { MutationLike } from '@esteto/ui/system/query/query-like';
import type { ActionFrame } from './invoice-action-dialog.tsx';

/** The doctor's own words, above the form that grants them, and the way to say no. */
export const AskedByDoctor = ({ invoice, deny }: { invoice: InvoiceDetail; deny: () => void }) => (
  <Banner
    tone="waiting"
    action={
      <Button size="sm" onClick={deny}>
        Negar o pedido
      </Button>
    }
  >
    <div>O médico pediu o cancelamento{invoice.cancel_reason && `: ${cancelReasonLabel[invoice.cancel_reason].toLowerCase()}`}.</div>
    <chakra.p fontWeight="normal">{invoice.cancel_text}</chakra.p>
  </Banner>
);

type DenyCancellationProps<Denial> = {
  invoice: InvoiceDetail;
  deny: MutationLike<InvoiceDetail, Denial>;
  frame: ActionFrame;
  /** Goes back to the form that grants the cancellation. */
  back: () => void;
};

/** Says no, with words that the doctor reads. The note stays in force. */
export const DenyCancellation = <Denial,>({ invoice, deny, frame, back }: DenyCancellationProps<Denial>) => (
  <FormDialogBody
    {...frame}
    title="Negar o pedido"
    close={back}
    id={invoice.id}
    schema={cancellationDenialForm}
    row={invoice}
    mutation={deny}
    done="Pedido negado. A nota continua valendo e avisamos o médico."
    submitLabel="Negar o pedido"
    dangerous
    cancelLabel="Voltar"
  >
    <TextAreaField name="answer" help="O médico lê esta resposta na nota e no e-mail." autoFocus />
  </FormDialogBody>
);
