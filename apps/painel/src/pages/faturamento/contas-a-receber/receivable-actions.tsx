import type { InvoiceDetail } from '@esteto/contract/billing/invoice-answer';
import { invoiceMachine } from '@esteto/domain/billing/invoice/invoice-life';
import { isEditable, isIssued } from '@esteto/domain/billing/invoice/invoice-status';
import { ButtonLink } from '@esteto/ui/components/button/button-link.tsx';
import type { MenuItem } from '@esteto/ui/components/menu/menu-item';
import { MoreActions } from '@esteto/ui/components/menu/more-actions.tsx';
import { Ban, CircleAlert, Mail, Paperclip, Replace, SquarePen, Trash2 } from 'lucide-react';
import { useLocation } from 'react-router';
import { path } from '../../../path.ts';
import { useArchiving } from './use-archiving.ts';
import { useAttachOfficial } from './use-attach-official.tsx';

type ReceivableActionsProps = { invoice: InvoiceDetail; canEdit: boolean; canArchive: boolean };

/** What may be done with an invoice where it stands, in the footer of its details: what is seldom in a menu. (Its next step: next-step.tsx.) */
export const ReceivableActions = ({ invoice, canEdit, canArchive }: ReceivableActionsProps) => {
  const { id, status, has_mirror } = invoice;
  const { search } = useLocation();
  const archiving = useArchiving(invoice);
  const { attach, input } = useAttachOfficial(id);
  const legal = invoiceMachine.legalActions(status, 'staff');
  const of = { accountId: id };
  const requirements = { pathname: path('/painel/faturamento/contas-a-receber/nota/:accountId/exigencias', of), search };
  const cancelling = { pathname: path('/painel/faturamento/contas-a-receber/nota/:accountId/cencelar', of), search };
  const editing: (MenuItem | false)[] = [
    isEditable(status) && {
      label: 'Editar nota',
      icon: SquarePen,
      to: { pathname: path('/painel/faturamento/contas-a-receber/nota/:accountId/editar', of), search },
    },
    has_mirror && { label: 'Anexar NFS-e oficial', icon: Paperclip, onSelect: attach },
    isIssued(status) &&
      status !== 'authorized' && {
        label: 'Enviar por e-mail',
        icon: Mail,
        to: { pathname: path('/painel/faturamento/contas-a-receber/nota/:accountId/enviar-email', of), search },
      },
    legal.includes('replace') && {
      label: 'Substituir nota',
      icon: Replace,
      to: { pathname: path('/painel/faturamento/contas-a-receber/nota/:accountId/substituir', of), search },
    },
    legal.includes('discard') && {
      label: 'Descartar solicitação',
      icon: Trash2,
      to: { pathname: path('/painel/faturamento/contas-a-receber/nota/:accountId/descartar', of), search },
      tone: 'danger',
    },
    legal.includes('cancel') && {
      label: 'Cancelar nota',
      icon: Ban,
      to: cancelling,
      tone: 'danger',
    },
  ];
  const seldom = [...(canEdit ? editing : []), canArchive && archiving].filter((item) => item !== false && item !== null);
  return (
    <>
      <MoreActions items={seldom} />
      {input}
      {canEdit && legal.includes('open_requirement') && (
        <ButtonLink icon={CircleAlert} to={requirements}>
          Exigências
        </ButtonLink>
      )}
    </>
  );
};
