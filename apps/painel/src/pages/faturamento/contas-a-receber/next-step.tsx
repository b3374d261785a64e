import type { InvoiceDetail } from '@esteto/contract/billing/invoice-answer';
import { isCancellationAsked } from '@esteto/domain/billing/invoice/invoice-record';
import { isIssuable } from '@esteto/domain/billing/invoice/invoice-status';
import { ButtonLink } from '@esteto/ui/components/button/button-link.tsx';
import { FileCheck2, Gavel, Mail, Send } from 'lucide-react';
import { useLocation } from 'react-router';
import { path } from '../../../path.ts';

/** What an invoice waits for where it stands: the one filled button of its details. Nothing where it waits for nobody. */
export const NextStep = ({ invoice }: { invoice: InvoiceDetail }) => {
  const { search } = useLocation();
  const of = { accountId: invoice.id };
  if (isCancellationAsked(invoice))
    return (
      <Step icon={Gavel} to={{ pathname: path('/painel/faturamento/contas-a-receber/nota/:accountId/cencelar', of), search }}>
        Decidir cancelamento
      </Step>
    );
  const issuing = { pathname: path('/painel/faturamento/contas-a-receber/nota/:accountId/emitir', of), search };
  if (invoice.status === 'sending')
    return (
      <Step icon={Send} to={issuing}>
        Acompanhar envio
      </Step>
    );
  if (isIssuable(invoice.status))
    return (
      <Step icon={FileCheck2} to={issuing}>
        Emitir nota
      </Step>
    );
  if (invoice.status === 'authorized')
    return (
      <Step icon={Mail} to={{ pathname: path('/painel/faturamento/contas-a-receber/nota/:accountId/enviar-email', of), search }}>
        Enviar por e-mail
      </Step>
    );
  return null;
};

const Step = (props: Pick<Parameters<typeof ButtonLink>[0], 'icon' | 'to' | 'children'>) => <ButtonLink variant="primary" {...props} />;
