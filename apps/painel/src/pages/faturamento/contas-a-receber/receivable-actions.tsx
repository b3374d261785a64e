import { receivableMutations } from '@esteto/api-client/billing/receivable';
import type { InvoiceDetail } from '@esteto/contract/billing/invoice-answer';
import { archivingProblem } from '@esteto/domain/billing/invoice/archiving';
import { invoiceMachine } from '@esteto/domain/billing/invoice/invoice-life';
import { type InvoiceStatus, isEditable, isIssued } from '@esteto/domain/billing/invoice/invoice-status';
import { fileMime, INVOICE_DOCUMENT_KINDS } from '@esteto/domain/company/file/file-kinds';
import { ButtonLink } from '@esteto/ui/components/button/button-link.tsx';
import type { MenuItem } from '@esteto/ui/components/menu/menu-item';
import { MoreActions } from '@esteto/ui/components/menu/more-actions.tsx';
import { toast } from '@esteto/ui/components/toast/toast';
import { useTellFailure } from '@esteto/ui/components/toast/use-tell-failure';
import { useMutation } from '@tanstack/react-query';
import { Archive, ArchiveRestore, Ban, CircleAlert, Mail, Paperclip, Replace, SquarePen, Trash2 } from 'lucide-react';
import { useRef } from 'react';
import { useLocation } from 'react-router';
import { path } from '../../../path.ts';

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

type Archivable = { id: number; status: InvoiceStatus; is_archived: boolean };

/** Out of the list, or back to it: at once, since nothing is lost. Nothing where the invoice still waits for somebody. */
const useArchiving = ({ id, status, is_archived }: Archivable): MenuItem | null => {
  const tellFailure = useTellFailure();
  const { mutate } = useMutation({
    ...receivableMutations[is_archived ? 'unarchive' : 'archive'],
    onSuccess: () => toast.success(is_archived ? 'Nota de volta à lista.' : 'Nota arquivada. Você a encontra com o filtro Arquivadas.'),
    onError: tellFailure,
  });
  if (is_archived) return { label: 'Desarquivar', icon: ArchiveRestore, onSelect: () => mutate({ id }) };
  return archivingProblem(status) ? null : { label: 'Arquivar', icon: Archive, onSelect: () => mutate({ id }) };
};

/** Puts the official NFS-e (PDF or XML) beside the mirror: `attach` asks for the file, through the `input` that stands somewhere near. */
const useAttachOfficial = (id: number) => {
  const input = useRef<HTMLInputElement>(null);
  const tellFailure = useTellFailure();
  const { mutate } = useMutation({
    ...receivableMutations.attach,
    onSuccess: () => toast.success('NFS-e oficial anexada.'),
    onError: tellFailure,
  });
  return {
    attach: () => input.current?.click(),
    input: (
      <input
        ref={input}
        type="file"
        hidden
        aria-label="Arquivo da NFS-e oficial"
        accept={accepted}
        onChange={({ target }) => {
          const file = target.files?.[0];
          target.value = '';
          if (file) mutate({ id, file });
        }}
      />
    ),
  };
};

const accepted = INVOICE_DOCUMENT_KINDS.flatMap((kind) => [`.${kind}`, fileMime[kind]]).join(',');
