import { invoiceArchivingMutations } from '@esteto/api-client/invoice-archiving';
import { IconButton } from '@esteto/ui/button/icon-button.tsx';
import { useReadError } from '@esteto/ui/errors/read-error.tsx';
import { toast } from '@esteto/ui/toast/toast';
import { useMutation } from '@tanstack/react-query';
import { Archive, ArchiveRestore } from 'lucide-react';

/** Out of the list, or back to it: at once, since nothing is lost. */
export const ArchiveInvoice = ({ id, isArchived }: { id: number; isArchived: boolean }) => {
  const readError = useReadError();
  const { mutate, isPending } = useMutation({
    ...invoiceArchivingMutations[isArchived ? 'unarchive' : 'archive'],
    onSuccess: () => toast.success(isArchived ? 'Nota de volta à lista.' : 'Nota arquivada. Você a encontra com o filtro Arquivadas.'),
    onError: (error) => toast.error(readError(error).message),
  });
  return (
    <IconButton
      variant="secondary"
      label={isArchived ? 'Desarquivar' : 'Arquivar'}
      icon={isArchived ? ArchiveRestore : Archive}
      disabled={isPending}
      onClick={() => mutate({ id })}
    />
  );
};
