import { DOSSIER_FILES } from '@esteto/contract/duty/own-accreditation';
import { acceptOf, MAX_FILE_BYTES } from '@esteto/domain/company/file/file-kinds';
import { type DossierKind, dossierKindLabel, isNamed, mustExpire } from '@esteto/domain/duty/accreditation/dossier-kinds';
import { useFieldValue } from '@esteto/ui/components/field/binding/use-field-value';
import { SelectField } from '@esteto/ui/components/field/choice/select-field.tsx';
import { DateField } from '@esteto/ui/components/field/date/date-field.tsx';
import { FileField } from '@esteto/ui/components/field/file/file-field.tsx';
import { TextField } from '@esteto/ui/components/field/text/text-field.tsx';

/** A paper of the dossier: what it is, until when it holds, and its file. */
export const DossierFields = ({ isKindFixed = false }: { isKindFixed?: boolean }) => {
  const kind = useFieldValue<DossierKind | null>('kind');
  return (
    <>
      <SelectField name="kind" options={dossierKindLabel} disabled={isKindFixed} />
      {kind !== null && isNamed(kind) && <TextField name="title" help="Como este documento se chama: ACLS, Residência…" />}
      <TextField name="number" span={2} />
      <DateField name="issued_on" span={2} />
      <DateField name="valid_until" span={2} help={kind !== null && mustExpire(kind) ? undefined : 'Em branco quando não vence.'} />
      <FileField name="file" label="Arquivo" accept={acceptOf(DOSSIER_FILES)} maxBytes={MAX_FILE_BYTES} help="PDF, foto ou imagem." />
    </>
  );
};
