import { call } from '@esteto/api-client/api';
import { invoiceMutations, invoiceQueries } from '@esteto/api-client/billing/invoice';
import { Can, useCan } from '@esteto/auth/can/can.tsx';
import { invoices } from '@esteto/contract/access';
import { invoice as endpoints } from '@esteto/contract/billing/invoice';
import { isDead } from '@esteto/domain/billing/invoice/invoice-status';
import { InvoiceDialog } from '@esteto/features/billing/invoice/invoice-dialog.tsx';
import { InvoiceWithdrawal } from '@esteto/features/billing/invoice/invoice-withdrawal.tsx';
import { ButtonLink } from '@esteto/ui/components/button/button-link.tsx';
import { useMutation } from '@tanstack/react-query';
import { Paperclip, RotateCw } from 'lucide-react';
import { useParams } from 'react-router';
import { path } from '../../path.ts';
import { useCompanyScope } from '../empresa/use-company-scope.ts';
import { InvoiceNotice } from './invoice-notice.tsx';
import { useAnswering } from './use-answering.ts';
import { useRepeating } from './use-repeating.ts';
import { useWithdrawing } from './use-withdrawing.ts';

/** An invoice: opened over the home, the invoices and the cash flow, each with its own words for the same id. */
export default function InvoiceDetailsDialog() {
  const { accountReceivableId, solicitationId, companyId } = useParams();
  const id = Number(accountReceivableId ?? solicitationId);
  const current = useCompanyScope();
  const scope = companyId === undefined ? current : { company_id: Number(companyId) };
  // What the person may is known of the company they have chosen.
  const isHere = scope.company_id === current.company_id;
  const canEdit = useCan(invoices.edit) && isHere;
  const canUndo = useCan(invoices.delete) && isHere;
  const { mutateAsync: undo } = useMutation(invoiceMutations.undoPayment);
  const answering = useAnswering({ ...scope, id });
  const repeating = useRepeating(scope);
  const withdrawing = useWithdrawing(scope);
  return (
    <InvoiceDialog
      id={id}
      query={invoiceQueries.detail({ ...scope, id })}
      netLabel="Você recebe"
      loadMirror={() => call(endpoints.mirror, { ...scope, id })}
      loadDocument={(_invoice, document) => call(endpoints.document, { ...scope, id, document })}
      receive={canEdit && invoiceMutations.receive}
      notice={(invoice) => <InvoiceNotice invoice={invoice} />}
      undoPayment={canUndo && ((_invoice, payment) => undo({ ...scope, id, payment_id: payment.id }))}
      answering={canEdit && answering}
      repeating={canEdit && repeating}
      attach={canEdit ? (invoice) => !isDead(invoice.status) && <Attach id={invoice.id} /> : undefined}
      // The request is made for the company on the screen.
      actions={
        isHere
          ? (invoice) => (
              <>
                {canEdit && <InvoiceWithdrawal invoice={invoice} withdrawing={withdrawing} />}
                <Repeat id={invoice.id} />
              </>
            )
          : undefined
      }
    />
  );
}

const Attach = ({ id }: { id: number }) => (
  <ButtonLink
    variant="ghost"
    size="sm"
    icon={Paperclip}
    to={path('/app/faturamento/contas-a-receber/upload/:invoiceId', { invoiceId: id })}
  >
    Enviar arquivo
  </ButtonLink>
);

const Repeat = ({ id }: { id: number }) => (
  <Can access={invoices.ask}>
    <ButtonLink icon={RotateCw} to={path('/app/faturamento/contas-a-receber/repetir/:solicitationId', { solicitationId: id })}>
      Repetir
    </ButtonLink>
  </Can>
);
