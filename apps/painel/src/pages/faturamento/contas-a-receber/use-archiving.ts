import { receivableMutations } from '@esteto/api-client/billing/receivable';
import { archivingProblem } from '@esteto/domain/billing/invoice/archiving';
import type { InvoiceStatus } from '@esteto/domain/billing/invoice/invoice-status';
import type { MenuItem } from '@esteto/ui/components/menu/menu-item';
import { toast } from '@esteto/ui/components/toast/toast';
import { useTellFailure } from '@esteto/ui/components/toast/use-tell-failure';
import { useMutation } from '@tanstack/react-query';
import { Archive, ArchiveRestore } from 'lucide-react';

type Archivable = { id: number; status: InvoiceStatus; is_archived: boolean };

/** Out of the list, or back to it: at once, since nothing is lost. Nothing where the invoice still waits for somebody. */
export const useArchiving = ({ id, status, is_archived }: Archivable): MenuItem | null => {
  const tellFailure = useTellFailure();
  const { mutate } = useMutation({
    ...receivableMutations[is_archived ? 'unarchive' : 'archive'],
    onSuccess: () => toast.success(is_archived ? 'Nota de volta à lista.' : 'Nota arquivada. Você a encontra com o filtro Arquivadas.'),
    onError: tellFailure,
  });
  if (is_archived) return { label: 'Desarquivar', icon: ArchiveRestore, onSelect: () => mutate({ id }) };
  return archivingProblem(status) ? null : { label: 'Arquivar', icon: Archive, onSelect: () => mutate({ id }) };
};
