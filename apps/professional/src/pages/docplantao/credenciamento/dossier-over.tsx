import { ownAccreditationMutations } from '@esteto/api-client/duty/own-accreditation';
import type { DossierDocument } from '@esteto/contract/duty/accreditation-record';
import { DOSSIER_FILES } from '@esteto/contract/duty/own-accreditation';
import { acceptOf, MAX_FILE_BYTES } from '@esteto/domain/company/file/file-kinds';
import { type DossierForm, dossierForm } from '@esteto/domain/duty/accreditation/dossier-form';
import { type DossierKind, dossierKindLabel, dossierName, isNamed, mustExpire } from '@esteto/domain/duty/accreditation/dossier-kinds';
import { useFieldValue } from '@esteto/ui/components/field/binding/use-field-value';
import { SelectField } from '@esteto/ui/components/field/choice/select-field.tsx';
import { DateField } from '@esteto/ui/components/field/date/date-field.tsx';
import { FileField } from '@esteto/ui/components/field/file/file-field.tsx';
import { TextField } from '@esteto/ui/components/field/text/text-field.tsx';
import { FormOver } from '@esteto/ui/patterns/form/form-over.tsx';
import { useMutation } from '@tanstack/react-query';
import { useCompanyScope } from '../../../features/empresa/use-company-scope.ts';

type Sent = { body: DossierForm; file: File; idempotency_key: string };

/** A new paper, or a newer version of one. `kind`: what is asked for. */
export const DossierOver = ({ former, kind, onClose }: { former: DossierDocument | null; kind?: DossierKind; onClose: () => void }) => {
  const scope = useCompanyScope();
  const { mutateAsync: add } = useMutation(ownAccreditationMutations.addDocument);
  const { mutateAsync: replace } = useMutation(ownAccreditationMutations.replaceDocument);
  return (
    <FormOver
      form={{
        title: former ? `Trocar ${dossierName(former)}` : 'Guardar documento',
        subtitle: former
          ? 'Os grupos continuam vendo o de antes até você mostrar o novo a eles.'
          : 'Fica no seu dossiê. Nenhum grupo vê sem você mostrar.',
        schema: dossierForm,
        initial: former ? { kind: former.kind, title: former.title, number: former.number } : { kind },
        mutation: {
          mutationFn: (sent: Sent) => (former ? replace({ ...scope, id: former.id, ...sent }) : add({ ...scope, ...sent })),
        },
        done: former ? 'Documento trocado.' : 'Documento guardado.',
        submitLabel: former ? 'Trocar documento' : 'Guardar documento',
        children: <Fields isKindFixed={former !== null} />,
      }}
      onAnswer={() => undefined}
      onClose={onClose}
    />
  );
};

const Fields = ({ isKindFixed }: { isKindFixed: boolean }) => {
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
