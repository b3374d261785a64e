import type { SignedContract as Signed } from '@esteto/contract/identity/signature';
import { onInstant } from '@esteto/domain/shared/date/date';
import { FileRow } from '@esteto/ui/patterns/file/file-row.tsx';
import { today } from '@esteto/ui/system/context/today';

type SignedContractProps = { contract: Signed; load: () => Promise<Blob> };

/** The contract of the plan as it was signed: to read, and to keep. */
export const SignedContract = ({ contract: { title, signed_at }, load }: SignedContractProps) => (
  <FileRow
    label="Contrato assinado"
    detail={`Assinado ${onInstant(signed_at, today())}`}
    name={`${title}.pdf`}
    mime="application/pdf"
    load={load}
  />
);
