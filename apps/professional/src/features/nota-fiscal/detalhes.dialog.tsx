import { call } from '@esteto/api-client/api';
import { clientQueries } from '@esteto/api-client/billing/client';
import { invoiceMutations, invoiceQueries } from '@esteto/api-client/billing/invoice';
import { Can, useCan } from '@esteto/auth/can/can.tsx';
import { useIdentity } from '@esteto/auth/principal/identity-provider.tsx';
import { clients, invoices } from '@esteto/contract/access';
import { invoice as endpoints } from '@esteto/contract/billing/invoice';
import { isDead } from '@esteto/domain/billing/invoice/invoice-status';
import { InvoiceDialog } from '@esteto/features/billing/invoice/invoice-dialog.tsx';
import { InvoiceWithdrawal, type Withdrawing } from '@esteto/features/billing/invoice/invoice-withdrawal.tsx';
import type { Repeating } from '@esteto/features/billing/invoice/repeating';
import type { Answering } from '@esteto/features/billing/invoice/requirement-answer.tsx';
import { ButtonLink } from '@esteto/ui/components/button/button-link.tsx';
import { queryOptions, useMutation } from '@tanstack/react-query';
import { Paperclip, RotateCw } from 'lucide-react';
import { useParams } from 'react-router';
import { path } from '../../path.ts';
import { useCompanyScope } from '../empresa/use-company-scope.ts';
import { InvoiceNotice } from './invoice-notice.tsx';

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

/** What the doctor does about the requirements of an invoice. */
const useAnswering = (invoice: { company_id: number; id: number }): Answering => {
  const { user } = useIdentity();
  const { mutateAsync: answer } = useMutation(invoiceMutations.answerRequirement);
  const { mutateAsync: attach } = useMutation(invoiceMutations.attach);
  const { mutateAsync: detach } = useMutation(invoiceMutations.detach);
  return {
    user_id: user?.id ?? 0,
    answer: ({ id: requirement_id, version }, body, idempotency_key) =>
      answer({ ...invoice, requirement_id, body: { ...body, version }, idempotency_key }),
    attach: ({ id: requirement_id }, file, { key, ...how }) =>
      attach({ ...invoice, body: { requirement_id }, file, idempotency_key: key, ...how }),
    detach: ({ id: attachment_id }) => detach({ ...invoice, attachment_id }),
  };
};

/** What the doctor does with a request that repeats itself. */
const useRepeating = (scope: { company_id: number }): Repeating => {
  const { mutateAsync: pause } = useMutation(invoiceMutations.pauseRecurrence);
  const { mutateAsync: resume } = useMutation(invoiceMutations.resumeRecurrence);
  const { mutateAsync: end } = useMutation(invoiceMutations.endRecurrence);
  const { mutateAsync: change } = useMutation(invoiceMutations.changeRecurrence);
  const maySeeClient = useCan(clients.view);
  const steps = { pause, resume, end };
  return {
    step: (step, { id, version }) => steps[step]({ ...scope, id, body: { version } }),
    change: ({ id, version }, body) => change({ ...scope, id, body: { ...body, version } }),
    client: ({ id }) => queryOptions({ ...clientQueries.detail({ ...scope, id }), enabled: maySeeClient }),
  };
};

/** How the doctor takes an invoice of this company back. */
const useWithdrawing = (scope: { company_id: number }): Withdrawing => {
  const { mutateAsync: withdraw } = useMutation(invoiceMutations.withdraw);
  const { mutateAsync: askCancellation } = useMutation(invoiceMutations.askCancellation);
  return {
    withdraw: ({ id, version }, body) => withdraw({ ...scope, id, body: { ...body, version } }),
    askCancellation: ({ id, version }, body) => askCancellation({ ...scope, id, body: { ...body, version } }),
  };
};
