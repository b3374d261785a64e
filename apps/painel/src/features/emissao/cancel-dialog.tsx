import { chakra } from '@chakra-ui/react';
import type { InvoiceDetail } from '@esteto/contract/billing/invoice-answer';
import { invoiceCancelForm, MOTIVE_LENGTH } from '@esteto/domain/billing/invoice/invoice-cancel-form';
import { invoiceMachine } from '@esteto/domain/billing/invoice/invoice-life';
import { cancelReasonLabel, isCancellationAsked } from '@esteto/domain/billing/invoice/invoice-record';
import { formatDateNumeric } from '@esteto/domain/shared/date/date';
import { RadioField } from '@esteto/ui/components/field/choice/radio-field.tsx';
import { TextAreaField } from '@esteto/ui/components/field/text/text-area-field.tsx';
import { Banner } from '@esteto/ui/components/states/banner.tsx';
import { FormDialogBody } from '@esteto/ui/patterns/form/form-dialog-body.tsx';
import { today } from '@esteto/ui/system/context/today';
import type { MutationLike, QueryLike } from '@esteto/ui/system/query/query-like';
import { useState } from 'react';
import { AskedByDoctor, DenyCancellation } from './deny-cancellation.tsx';
import { EmitterRejection } from './emitter-rejection.tsx';
import { EmitterWait } from './emitter-wait.tsx';
import { type ActionFrame, awaitsEmitter, InvoiceActionDialog } from './invoice-action-dialog.tsx';
import type { IssuingPlaces } from './issuing-places.ts';
import { Outcome } from './outcome.tsx';

type CancelDialogProps<Input, Denial> = {
  query: QueryLike<InvoiceDetail>;
  cancel: MutationLike<InvoiceDetail, Input>;
  /** Says no to a doctor who asked for it. */
  deny: MutationLike<InvoiceDetail, Denial>;
  places: IssuingPlaces;
  /** The last day on which the city lets it be cancelled; null where nobody has told it, or not yet. */
  until?: string | null;
  onAnswered?: () => void;
};

/** Cancels an issued note where it came from. */
export const CancelDialog = <Input, Denial>({ query, cancel, deny, places, until, onAnswered }: CancelDialogProps<Input, Denial>) => (
  <InvoiceActionDialog query={query} verb="Cancelar nota" onAnswered={onAnswered}>
    {(invoice, frame) => <CancelSteps invoice={invoice} cancel={cancel} deny={deny} places={places} until={until} frame={frame} />}
  </InvoiceActionDialog>
);

type CancelStepsProps<Input, Denial> = Pick<CancelDialogProps<Input, Denial>, 'cancel' | 'deny' | 'places' | 'until'> & {
  invoice: InvoiceDetail;
  frame: ActionFrame;
};

const CancelSteps = <Input, Denial>({ invoice, cancel, deny, places, until = null, frame }: CancelStepsProps<Input, Denial>) => {
  const { status, emitter_process } = invoice;
  // A note that the emitter did not let go may be asked about again, in a form of its own.
  const [attempt, setAttempt] = useState(1);
  const [denying, setDenying] = useState(false);
  const isAsked = isCancellationAsked(invoice);
  const isNational = emitter_process === 'national_api';
  const { close, onState } = frame;

  if (awaitsEmitter(invoice))
    return (
      <EmitterWait title="Cancelamento solicitado ao emissor nacional" close={close}>
        Se o município aceitar, a nota fica Cancelada. Se negar, ela volta a valer como estava e o motivo aparece aqui.
      </EmitterWait>
    );
  if (status === 'cancelled')
    return (
      <Outcome tone="done" facts={reasonFacts(invoice)} details={places.details} close={close}>
        Nota cancelada.
      </Outcome>
    );
  const legal = invoiceMachine.transition(status, 'cancel', { by: 'staff' });
  if (!legal.ok)
    return (
      <Outcome tone="waiting" details={places.details} close={close}>
        {legal.message}
      </Outcome>
    );
  if (isAsked && denying) return <DenyCancellation invoice={invoice} deny={deny} frame={frame} back={() => setDenying(false)} />;
  const again = () => {
    setAttempt((count) => count + 1);
    onState({ busy: false, dirty: false });
  };
  return (
    <FormDialogBody
      {...frame}
      key={attempt}
      leave={again}
      title="Cancelar nota"
      id={invoice.id}
      schema={invoiceCancelForm}
      initial={isAsked ? { reason: invoice.cancel_reason ?? undefined, justification: invoice.cancel_text ?? undefined } : undefined}
      row={invoice}
      mutation={cancel}
      done={({ status: became }) => (became === 'cancelled' ? 'Nota cancelada.' : 'Pedido de cancelamento enviado.')}
      submitLabel="Cancelar nota"
      dangerous
      cancelLabel="Voltar"
    >
      <chakra.div gridColumn="1 / -1" display="grid" gap="3">
        {isAsked && <AskedByDoctor invoice={invoice} deny={() => setDenying(true)} />}
        {isNational && invoice.cancel_event_status === 'denied' && (
          <EmitterRejection title="O cancelamento foi negado e a nota continua valendo." rejection={invoice} places={places} />
        )}
        <chakra.p color="fg.muted">{isNational ? NATIONALLY : BY_HAND}</chakra.p>
        {until !== null && <Deadline until={until} />}
      </chakra.div>
      <RadioField name="reason" options={cancelReasonLabel} />
      <TextAreaField
        name="justification"
        help={`De ${MOTIVE_LENGTH.least} a ${MOTIVE_LENGTH.most} caracteres. Fica no histórico da nota.`}
      />
    </FormDialogBody>
  );
};

const Deadline = ({ until }: { until: string }) => (
  <Banner tone={until < today() ? 'attention' : 'waiting'}>
    {until < today()
      ? `O prazo do município para cancelar acabou em ${formatDateNumeric(until)}. Peça à prefeitura, ou substitua a nota.`
      : `O município deixa cancelar até ${formatDateNumeric(until)}.`}
  </Banner>
);

const BY_HAND = 'Cancele primeiro no site da prefeitura, onde a nota foi emitida. Aqui ela fica Cancelada na hora.';
const NATIONALLY =
  'O pedido vai ao emissor nacional, assinado com o certificado da empresa. Enquanto ele não responde, a nota fica em Cancelamento solicitado.';

const reasonFacts = ({ cancel_reason, cancel_text }: InvoiceDetail) => [
  { label: 'Motivo', value: cancel_reason && cancelReasonLabel[cancel_reason] },
  { label: 'Justificativa', value: cancel_text },
];
