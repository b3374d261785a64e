import { call } from '@esteto/api-client/api';
import { boletoMutations, boletoQueries } from '@esteto/api-client/money/boleto';
import { useCan } from '@esteto/auth/can/can.tsx';
import { boletos } from '@esteto/contract/access';
import { boleto } from '@esteto/contract/money/boleto';
import { acceptOf, MAX_FILE_BYTES } from '@esteto/domain/company/file/file-kinds';
import { FilesDialog } from '@esteto/ui/patterns/file/files-dialog.tsx';
import { useMutation } from '@tanstack/react-query';
import { useParams } from 'react-router';

/** The PDF that the client downloads; a new one takes its place. */
export default function BoletoFileDialog() {
  const here = { id: Number(useParams().boletoId) };
  const canEdit = useCan(boletos.edit);
  const { mutateAsync: attach } = useMutation(boletoMutations.attach);
  return (
    <FilesDialog
      title="PDF do boleto"
      subtitle="O cliente baixa este arquivo. Um novo toma o lugar dele."
      query={boletoQueries.detail(here)}
      filesOf={({ file }) => (file ? [file] : [])}
      load={() => call(boleto.readFile, here)}
      upload={canEdit ? (file, { key, ...how }) => attach({ ...here, file, idempotency_key: key, ...how }) : undefined}
      accept={acceptOf(['pdf'])}
      maxBytes={MAX_FILE_BYTES}
    />
  );
}
