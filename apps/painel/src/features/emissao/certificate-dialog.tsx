import type { CompanyCertificate, DoctorCertificate } from '@esteto/contract/company/certificate';
import { certificateTrustProblem } from '@esteto/domain/company/certificate/certificate-trust';
import { fileMime, maxFileBytes } from '@esteto/domain/company/file/file-kinds';
import { object, password } from '@esteto/domain/shared/schema/fields';
import { FileField } from '@esteto/ui/components/field/file/file-field.tsx';
import { PasswordField } from '@esteto/ui/components/field/text/password-field.tsx';
import { FormDialog } from '@esteto/ui/patterns/form/form-dialog.tsx';
import type { MutationLike, QueryLike } from '@esteto/ui/system/query/query-like';
import { CurrentCertificate, dayOf } from './current-certificate.tsx';

type CertificateDialogProps<Certificate, Input> = {
  owner: { id: number; name: string };
  /** What is said where there is none yet. */
  missing: string;
  current: QueryLike<Certificate>;
  upload: MutationLike<Certificate, Input>;
  /** Where it was opened. */
  parent?: string;
};

/** The A1 certificate with which a company signs its notes, or a doctor what is theirs: the one there is, and another in its place. */
export const CertificateDialog = <Certificate extends CompanyCertificate | DoctorCertificate, Input>({
  owner,
  missing,
  current,
  upload,
  parent,
}: CertificateDialogProps<Certificate, Input>) => (
  <FormDialog
    title="Certificado digital A1"
    subtitle={owner.name}
    id={owner.id}
    schema={certificateForm}
    mutation={upload}
    done={({ valid_until, trust }) =>
      [`Certificado guardado. Vale até ${dayOf(valid_until)}.`, certificateTrustProblem[trust]].filter(Boolean).join(' ')
    }
    submitLabel="Guardar certificado"
    parent={parent}
  >
    <CurrentCertificate query={current} missing={missing} />
    <FileField name="file" label="Arquivo do certificado" accept={`.pfx,.p12,${fileMime.pfx}`} maxBytes={maxFileBytes.pfx} />
    <PasswordField name="password" autoComplete="new-password" help="Fica cifrada junto do arquivo e nunca é mostrada." />
  </FormDialog>
);

export const NO_CERTIFICATE = 'A empresa ainda não tem certificado. Sem ele não é possível transmitir notas.';

const certificateForm = object({ password: password('Senha do certificado').required() });
