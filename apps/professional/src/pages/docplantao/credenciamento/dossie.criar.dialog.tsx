import { ownAccreditationMutations } from '@esteto/api-client/duty/own-accreditation';
import { dossierForm } from '@esteto/domain/duty/accreditation/dossier-form';
import { DOSSIER_KINDS } from '@esteto/domain/duty/accreditation/dossier-kinds';
import { FormDialog } from '@esteto/ui/patterns/form/form-dialog.tsx';
import { useSearchParams } from 'react-router';
import { path } from '../../../path.ts';
import { DossierFields } from './dossier-fields.tsx';

/** A new paper of the dossier; the address names the kind, and the group that asks for it, to which it leads back. */
export default function KeepDossierPaperDialog() {
  const [params] = useSearchParams();
  const group = params.get('grupo');
  return (
    <FormDialog
      title="Guardar documento"
      subtitle="Fica no seu dossiê. Nenhum grupo vê sem você mostrar."
      ownParams={OWN_PARAMS}
      parent={group === null ? undefined : path('/app/docplantao/credenciamento/grupo/:accreditationId', { accreditationId: group })}
      schema={dossierForm}
      initial={{ kind: DOSSIER_KINDS.find((kind) => kind === params.get('tipo')) }}
      mutation={ownAccreditationMutations.addDocument}
      done="Documento guardado."
      submitLabel="Guardar documento"
    >
      <DossierFields />
    </FormDialog>
  );
}

const OWN_PARAMS = ['tipo', 'grupo'];
