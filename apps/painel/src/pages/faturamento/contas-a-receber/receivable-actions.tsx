import type { InvoiceDetail } from '@esteto/contract/invoice-answer';
import { isEditable } from '@esteto/domain/invoice/invoice-status';
import { invoiceMachine } from '@esteto/domain/invoice/invoice-transition';
import { ButtonLink } from '@esteto/ui/link/button-link.tsx';
import type { MenuItem } from '@esteto/ui/menu/menu-item';
import { MoreActions } from '@esteto/ui/menu/more-actions.tsx';
import { Ban, FileCheck2, Paperclip, Replace, Send, SquarePen } from 'lucide-react';
import { useLocation } from 'react-router';
import { path } from '../../../path.ts';
import { useAttachOfficial } from './use-attach-official.tsx';

/** What may be done with an invoice where it stands, in the footer of its details: the next step as a button, what is seldom in a menu. */
export const ReceivableActions = ({ invoice: { id, status, has_mirror } }: { invoice: InvoiceDetail }) => {
  const { search } = useLocation();
  const { attach, input } = useAttachOfficial(id);
  const legal = invoiceMachine.legalActions(status, 'staff');
  const of = { accountId: id };
  const seldom: (MenuItem | false)[] = [
    isEditable(status) && {
      label: 'Editar nota',
      icon: SquarePen,
      to: { pathname: path('/painel/faturamento/contas-a-receber/nota/:accountId/editar', of), search },
    },
    has_mirror && { label: 'Anexar NFS-e oficial', icon: Paperclip, onSelect: attach },
    legal.includes('replace') && {
      label: 'Substituir nota',
      icon: Replace,
      to: { pathname: path('/painel/faturamento/contas-a-receber/nota/:accountId/substituir', of), search },
    },
    legal.includes('cancel') && {
      label: 'Cancelar nota',
      icon: Ban,
      to: { pathname: path('/painel/faturamento/contas-a-receber/nota/:accountId/cencelar', of), search },
      tone: 'danger',
    },
  ];
  const issuing = { pathname: path('/painel/faturamento/contas-a-receber/nota/:accountId/emitir', of), search };
  return (
    <>
      <MoreActions items={seldom.filter((item) => item !== false)} />
      {input}
      {status === 'sending' && (
        <ButtonLink icon={Send} to={issuing}>
          Acompanhar envio
        </ButtonLink>
      )}
      {legal.includes('issue') && (
        <ButtonLink variant="primary" icon={FileCheck2} to={issuing}>
          Emitir nota
        </ButtonLink>
      )}
    </>
  );
};
