import type { CompanyCertificate } from '@esteto/contract/certificate';
import { fileMime, maxFileBytes } from '@esteto/domain/file/file-kinds';
import { object, password } from '@esteto/domain/shared/schema/fields';
import { FileField } from '@esteto/ui/components/field/file/file-field.tsx';
import { PasswordField } from '@esteto/ui/components/field/text/password-field.tsx';
import { FormDialog } from '@esteto/ui/patterns/form/form-dialog.tsx';
import type { MutationLike, QueryLike } from '@esteto/ui/system/query/query-like';
import { CurrentCertificate, dayOf } from './current-certificate.tsx';

type CertificateDialogProps<Input> = {
  company: { id: number; name: string };
  current: QueryLike<CompanyCertificate>;
  upload: MutationLike<CompanyCertificate, Input>;
  /** Where it was opened. */
  parent?: string;
};

/** The A1 certificate with which a company signs its notes: the one it has, and another in its place. */
export const CertificateDialog = <Input,>({ company, current, upload, parent }: CertificateDialogProps<Input>) => (
  <FormDialog
    title="Certificado digital A1"
    subtitle={company.name}
    id={company.id}
    schema={certificateForm}
    mutation={upload}
    done={({ valid_until }) => `Certificado guardado. Vale até ${dayOf(valid_until)}.`}
    submitLabel="Guardar certificado"
    parent={parent}
  >
    <CurrentCertificate query={current} />
    <FileField name="file" label="Arquivo do certificado" accept={`.pfx,.p12,${fileMime.pfx}`} maxBytes={maxFileBytes.pfx} />
    <PasswordField name="password" autoComplete="new-password" help="Fica cifrada junto do arquivo e nunca é mostrada." />
  </FormDialog>
);

const certificateForm = object({ password: password('Senha do certificado').required() });
