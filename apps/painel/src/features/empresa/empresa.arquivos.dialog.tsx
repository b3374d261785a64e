import { call } from '@esteto/api-client/api';
import { companyFileMutations, companyFileQueries } from '@esteto/api-client/company/company-file';
import { useCan } from '@esteto/auth/can/can.tsx';
import { companyFile } from '@esteto/contract/company/company-file';
import { companyRecords, taxPapers } from '@esteto/contract/record-access';
import { acceptOf, MAX_FILE_BYTES, RECORD_FILE_KINDS } from '@esteto/domain/company/file/file-kinds';
import { FilesDialog } from '@esteto/ui/patterns/file/files-dialog.tsx';
import { useMutation } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { SentByClient } from './sent-by-client.tsx';

/** What is kept of a company; its doctors see all of it in 'Arquivos'. */
export default function CompanyFilesDialog() {
  const here = { id: Number(useParams().companyId) };
  const canEdit = useCan(companyRecords.edit);
  const readsTaxPapers = useCan(taxPapers.view);
  const { mutateAsync: attach } = useMutation(companyFileMutations.attach);
  const { mutateAsync: detach } = useMutation(companyFileMutations.detach);
  return (
    <FilesDialog
      title="Arquivos da empresa"
      note="Os médicos da empresa veem tudo o que estiver aqui."
      query={companyFileQueries.ofCompany(here)}
      filesOf={(files) => files}
      load={({ id: document }) => call(companyFile.readOfCompany, { ...here, document })}
      upload={canEdit ? (file, { key, ...how }) => attach({ ...here, file, idempotency_key: key, ...how }) : undefined}
      remove={canEdit ? ({ id: document }) => detach({ ...here, document }) : undefined}
      accept={acceptOf(RECORD_FILE_KINDS)}
      maxBytes={MAX_FILE_BYTES}
      below={readsTaxPapers && <SentByClient {...here} />}
    />
  );
}
