import type { InvoiceDetail } from '@esteto/contract/billing/invoice-answer';
import type { IssuingCheck } from '@esteto/contract/billing/receivable-answer';
import { invoiceMachine } from '@esteto/domain/billing/invoice/invoice-life';
import { isIssued } from '@esteto/domain/billing/invoice/invoice-status';
import { ErrorState } from '@esteto/ui/components/states/error-state.tsx';
import { Loading } from '@esteto/ui/components/states/loading.tsx';
import { toast } from '@esteto/ui/components/toast/toast';
import { DialogBody } from '@esteto/ui/patterns/dialog/modal.tsx';
import { newKey } from '@esteto/ui/patterns/form/new-key';
import { useReadError } from '@esteto/ui/system/context/read-error.tsx';
import { asMutation, asQuery, type MutationLike, type QueryLike } from '@esteto/ui/system/query/query-like';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { EmitterWait } from './emitter-wait.tsx';
import { type ActionFrame, InvoiceActionDialog } from './invoice-action-dialog.tsx';
import type { IssuingPlaces } from './issuing-places.ts';
import { type AttachInput, ManualIssue } from './manual-issue.tsx';
import { NationalIssue } from './national-issue.tsx';
import { noteFacts, Outcome } from './outcome.tsx';

/** What a transmission takes. */
export type TransmitInput = { id: number; body: { version: number; reason: string | null }; idempotency_key: string };

type IssueDialogProps<Input extends { id: number }> = {
  query: QueryLike<InvoiceDetail>;
  /** How the invoice will be issued, and what is in the way. */
  check: QueryLike<IssuingCheck>;
  issue: MutationLike<InvoiceDetail, Input>;
  /** Puts an official file beside the note that was issued by hand. */
  attach: MutationLike<InvoiceDetail, AttachInput>;
  transmit: MutationLike<InvoiceDetail, TransmitInput>;
  places: IssuingPlaces;
  onAnswered?: () => void;
};

/** Issues an invoice the way that its company's city asks for. */
export const IssueDialog = <Input extends { id: number }>({ query, onAnswered, ...ways }: IssueDialogProps<Input>) => (
  <InvoiceActionDialog query={query} verb="Emitir nota" onAnswered={onAnswered}>
    {(invoice, frame) => <IssueSteps {...ways} invoice={invoice} frame={frame} />}
  </InvoiceActionDialog>
);

type IssueStepsProps<Input extends { id: number }> = Omit<IssueDialogProps<Input>, 'query' | 'onAnswered'> & {
  invoice: InvoiceDetail;
  frame: ActionFrame;
};

const IssueSteps = <Input extends { id: number }>({ invoice, check, issue, attach, transmit, places, frame }: IssueStepsProps<Input>) => {
  const { id, status, version } = invoice;
  const { close } = frame;
  const readError = useReadError();
  const [keyOfDialog] = useState(newKey);
  // What was in the way when the dialog was last open says nothing: it was closed to mend it.
  const plan = useQuery({ ...asQuery(check), staleTime: 0 });
  const sending = useMutation({
    ...asMutation(transmit),
    // Told even to whoever has closed the dialog meanwhile.
    onSuccess: (answer) => {
      if (isIssued(answer.status)) toast.success('Nota autorizada. Avisamos quem solicitou.');
    },
    // What is in the way, or how the invoice stands, is not what was shown.
    onError: () => Promise.all([frame.reload(), plan.refetch()]),
  });

  if (status === 'sending' || sending.isPending)
    return (
      <EmitterWait title="Enviando ao emissor nacional" close={close}>
        Costuma levar segundos. Se ele demorar a responder, o Esteto pergunta a cada minuto e nunca faz a nota duas vezes.
      </EmitterWait>
    );
  if (isIssued(status))
    return (
      <Outcome tone="done" facts={noteFacts(invoice)} details={places.details} close={close}>
        Nota autorizada.
      </Outcome>
    );
  const legal = invoiceMachine.transition(status, 'issue', { by: 'staff' });
  if (!legal.ok)
    return (
      <Outcome tone="waiting" details={places.details} close={close}>
        {legal.message}
      </Outcome>
    );
  if (!plan.data || !plan.isFetchedAfterMount)
    return (
      <DialogBody>
        {plan.error ? <ErrorState error={plan.error} retry={() => void plan.refetch()} retrying={plan.isFetching} /> : <Loading />}
      </DialogBody>
    );
  if (plan.data.adapter === 'manual')
    return <ManualIssue invoice={invoice} check={plan.data} places={places} issue={issue} attach={attach} frame={frame} />;
  return (
    <NationalIssue
      invoice={invoice}
      check={plan.data}
      places={places}
      problem={sending.error && readError(sending.error)}
      checking={plan.isFetching}
      checkAgain={() => void plan.refetch()}
      // One key for one state of the invoice: a retry after a lost answer is the same sending, a try after a rejection is another.
      transmit={(reason) => sending.mutateAsync({ id, body: { version, reason }, idempotency_key: `${keyOfDialog}-${version}` })}
    />
  );
};
