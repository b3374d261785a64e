import { call } from '@esteto/api-client/api';
import { receivableMutations, receivableQueries } from '@esteto/api-client/billing/receivable';
import { useCan } from '@esteto/auth/can/can.tsx';
import { archiving, receipts, receivables } from '@esteto/contract/access';
import type { InvoiceDetail } from '@esteto/contract/billing/invoice-answer';
import { receivable as endpoints } from '@esteto/contract/billing/receivable';
import { isIssued } from '@esteto/domain/billing/invoice/invoice-status';
import { InvoiceDialog } from '@esteto/features/billing/invoice/invoice-dialog.tsx';
import { ButtonLink } from '@esteto/ui/components/button/button-link.tsx';
import { Banner } from '@esteto/ui/components/states/banner.tsx';
import { useMutation } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { EmitterRejection } from '../../../features/emissao/emitter-rejection.tsx';
import { useIssuingPlaces } from '../../../features/emissao/use-issuing-places.ts';
import { NextStep } from './next-step.tsx';
import { ReceivableActions } from './receivable-actions.tsx';

export default function InvoiceDetailsDialog() {
  const id = Number(useParams().accountId);
  const canEdit = useCan(receivables.edit);
  const canArchive = useCan(archiving.edit);
  const canReceive = useCan(receipts.edit);
  const canUndo = useCan(receipts.delete);
  const { mutateAsync: undo } = useMutation(receivableMutations.undoPayment);
  return (
    <InvoiceDialog
      id={id}
      query={receivableQueries.detail({ id })}
      netLabel="Valor líquido"
      whose={({ company }) => company.name}
      loadMirror={() => call(endpoints.mirror, { id })}
      loadDocument={(_invoice, document) => call(endpoints.document, { id, document })}
      receive={canReceive && receivableMutations.receive}
      undoPayment={canUndo && ((_invoice, payment) => undo({ id, payment_id: payment.id }))}
      notice={(invoice) => <ReceivableNotice invoice={invoice} />}
      next={(invoice) => canEdit && <NextStep invoice={invoice} />}
      actions={(invoice) => (canEdit || canArchive) && <ReceivableActions invoice={invoice} canEdit={canEdit} canArchive={canArchive} />}
    />
  );
}

/** What staff must know before anything else: what the emitter refused, and which note stands beside this one. */
const ReceivableNotice = ({ invoice }: { invoice: InvoiceDetail }) => {
  const { id, status, cancel_event_status, cancel_answer, substitutes_invoice_id, substituted_by_id, open_substitute_id } = invoice;
  const places = useIssuingPlaces(id);
  if (status === 'rejected') return <EmitterRejection title="O emissor nacional rejeitou esta nota." rejection={invoice} places={places} />;
  if (isIssued(status) && cancel_event_status === 'denied' && cancel_answer)
    return <Banner tone="running">O cancelamento que o médico pediu foi negado: {cancel_answer}</Banner>;
  if (isIssued(status) && cancel_event_status === 'denied')
    return <EmitterRejection title="O cancelamento foi negado e a nota continua valendo." rejection={invoice} places={places} />;
  if (substituted_by_id !== null) return <OtherNote id={substituted_by_id}>Outra nota tomou o lugar desta.</OtherNote>;
  if (open_substitute_id !== null) return <OtherNote id={open_substitute_id}>Outra nota está a caminho do lugar desta.</OtherNote>;
  if (substitutes_invoice_id !== null)
    return (
      <OtherNote id={substitutes_invoice_id}>
        {isIssued(status) ? 'Esta nota tomou o lugar de outra.' : 'Esta nota toma o lugar de outra quando for autorizada.'}
      </OtherNote>
    );
  return null;
};

const OtherNote = ({ id, children }: { id: number; children: string }) => (
  <Banner
    tone="running"
    action={
      <ButtonLink size="sm" to={useIssuingPlaces(id).details}>
        Ver a outra
      </ButtonLink>
    }
  >
    {children}
  </Banner>
);
