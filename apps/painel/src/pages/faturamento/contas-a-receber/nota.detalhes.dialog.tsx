import { call } from '@esteto/api-client/api';
import { receivableMutations, receivableQueries } from '@esteto/api-client/billing/receivable';
import { useCan } from '@esteto/auth/can/can.tsx';
import { archiving, receipts, receivables } from '@esteto/contract/access';
import { receivable as endpoints } from '@esteto/contract/billing/receivable';
import { InvoiceDialog } from '@esteto/features/billing/invoice/invoice-dialog.tsx';
import { useMutation } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { NextStep } from './next-step.tsx';
import { ReceivableActions } from './receivable-actions.tsx';
import { ReceivableNotice } from './receivable-notice.tsx';

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
