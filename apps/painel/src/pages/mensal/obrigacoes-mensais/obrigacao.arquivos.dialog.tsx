import { call } from '@esteto/api-client/api';
import { monthlyObligationMutations, monthlyObligationQueries } from '@esteto/api-client/month/monthly-obligation';
import { useCan } from '@esteto/auth/can/can.tsx';
import { monthlyObligations } from '@esteto/contract/access';
import { monthlyObligation } from '@esteto/contract/month/monthly-obligation';
import { acceptOf, MAX_FILE_BYTES, RECORD_FILE_KINDS } from '@esteto/domain/company/file/file-kinds';
import { FilesDialog } from '@esteto/ui/patterns/file/files-dialog.tsx';
import { useMutation } from '@tanstack/react-query';
import { useParams } from 'react-router';

/** The guide, the receipt, the proof. */
export default function MonthlyObligationFilesDialog() {
  const here = { id: Number(useParams().monthlyObligationId) };
  const canEdit = useCan(monthlyObligations.edit);
  const { mutateAsync: attach } = useMutation(monthlyObligationMutations.attach);
  const { mutateAsync: detach } = useMutation(monthlyObligationMutations.detach);
  return (
    <FilesDialog
      title="Arquivos da obrigação"
      subtitle="A guia, o recibo de entrega, o comprovante."
      query={monthlyObligationQueries.detail(here)}
      filesOf={({ files }) => files}
      load={({ id: document }) => call(monthlyObligation.readFile, { ...here, document })}
      upload={canEdit ? (file, { key, ...how }) => attach({ ...here, file, idempotency_key: key, ...how }) : undefined}
      remove={canEdit ? ({ id: document }) => detach({ ...here, document }) : undefined}
      accept={acceptOf(RECORD_FILE_KINDS)}
      maxBytes={MAX_FILE_BYTES}
    />
  );
}
