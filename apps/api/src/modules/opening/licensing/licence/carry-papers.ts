import { licenceDocumentKinds } from '@esteto/domain/opening/licensing/licence-documents';
import type { LicensingKind } from '@esteto/domain/opening/licensing/licensing-kind';
import type { DocumentKind } from '@esteto/domain/opening/registration/registration-documents';
import type { Tx } from '../../../../platform/work/work.ts';
import { licencePapers } from '../../../../tables/licensing/licence.tables.ts';

type Brought = { company_id: number; files: readonly { kind: DocumentKind; file_id: string }[] };

/** What the company brought when it came lies beside each licence that it serves: nobody is asked for it twice. */
export const carryPapers = async (
  tx: Tx,
  licences: readonly { id: number; kind: LicensingKind }[],
  { company_id, files }: Brought,
): Promise<void> => {
  const values = licences.flatMap(({ id, kind: of }) =>
    files.flatMap(({ kind: brought, file_id }) => {
      const kind = licenceDocumentKinds(of).find((one) => one === brought);
      return kind ? [{ licence_id: id, kind, file_id }] : [];
    }),
  );
  if (values.length > 0) await tx.insertAll(licencePapers, values, { action: 'licence_document.added', company_id });
};
