import { call } from '@esteto/api-client/api';
import { cashBookMutations, cashBookQueries } from '@esteto/api-client/money/cash-book';
import { useCan } from '@esteto/auth/can/can.tsx';
import { partner } from '@esteto/contract/access';
import { cashBook } from '@esteto/contract/money/cash-book';
import { acceptOf, MAX_FILE_BYTES, PROOF_FILE_KINDS } from '@esteto/domain/company/file/file-kinds';
import { FilesDialog } from '@esteto/ui/patterns/file/files-dialog.tsx';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { useCompanyScope } from '../../features/empresa/use-company-scope.ts';

/** The papers of an entry, photographed or as PDF: its receipt, its invoice. Also one of a closed month takes them. */
export default function EntryProofsDialog() {
  const entry = { ...useCompanyScope(), id: Number(useParams().cashBookId) };
  const canEdit = useCan(partner('edit'));
  const { data } = useQuery(cashBookQueries.detail(entry));
  const { mutateAsync: attach } = useMutation(cashBookMutations.attachProof);
  const { mutateAsync: remove } = useMutation(cashBookMutations.removeProof);
  return (
    <FilesDialog
      title="Comprovantes"
      subtitle={data?.history}
      query={cashBookQueries.proofs(entry)}
      filesOf={({ items }) => items}
      load={({ proof_id }) => call(cashBook.proof, { ...entry, proof_id })}
      upload={canEdit ? (file, { key, ...how }) => attach({ ...entry, file, idempotency_key: key, ...how }) : undefined}
      remove={canEdit ? ({ proof_id }) => remove({ ...entry, proof_id }) : undefined}
      accept={acceptOf(PROOF_FILE_KINDS)}
      maxBytes={MAX_FILE_BYTES}
    />
  );
}
