import { call } from '@esteto/api-client/api';
import { receivableMutations, receivableQueries } from '@esteto/api-client/receivable';
import { useCan } from '@esteto/auth/can/can.tsx';
import { archiving, receipts, receivables } from '@esteto/contract/access';
import { receivable as endpoints } from '@esteto/contract/receivable';
import { archivingProblem } from '@esteto/domain/invoice/archiving';
import { isIssued } from '@esteto/domain/invoice/invoice-status';
import { invoiceMachine } from '@esteto/domain/invoice/invoice-transition';
import { InvoiceDialog } from '@esteto/shell/invoice/invoice-dialog.tsx';
import { ButtonLink } from '@esteto/ui/link/button-link.tsx';
import { useMutation } from '@tanstack/react-query';
import { FileCheck2, Mail } from 'lucide-react';
import { useParams } from 'react-router';
import { path } from '../../../path.ts';
import { ArchiveInvoice } from './archive-invoice.tsx';
import { AttachOfficial } from './attach-official.tsx';

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
      actions={({ status, has_mirror, is_archived }) => {
        const archive = canArchive && (is_archived || !archivingProblem(status)) && <ArchiveInvoice id={id} isArchived={is_archived} />;
        if (!canEdit) return archive;
        if (has_mirror)
          return (
            <>
              {isIssued(status) && (
                <ButtonLink icon={Mail} to={path('/painel/faturamento/contas-a-receber/nota/:accountId/enviar-email', { accountId: id })}>
                  Enviar por e-mail
                </ButtonLink>
              )}
              <AttachOfficial id={id} />
              {archive}
            </>
          );
        return (
          invoiceMachine.legalActions(status, 'staff').includes('issue') && (
            <ButtonLink
              variant="primary"
              icon={FileCheck2}
              to={path('/painel/faturamento/contas-a-receber/nota/:accountId/emitir', { accountId: id })}
            >
              Emitir nota
            </ButtonLink>
          )
        );
      }}
    />
  );
}
