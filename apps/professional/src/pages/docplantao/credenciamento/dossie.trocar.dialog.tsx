import { ownAccreditationMutations, ownAccreditationQueries } from '@esteto/api-client/duty/own-accreditation';
import { dossierForm } from '@esteto/domain/duty/accreditation/dossier-form';
import { dossierName } from '@esteto/domain/duty/accreditation/dossier-kinds';
import { FormDialog } from '@esteto/ui/patterns/form/form-dialog.tsx';
import { partOf } from '@esteto/ui/system/query/part-of';
import { useParams } from 'react-router';
import { useCompanyScope } from '../../../features/empresa/use-company-scope.ts';
import { DossierFields } from './dossier-fields.tsx';

/** A newer version of a paper of the dossier. */
export default function ReplaceDossierPaperDialog() {
  const id = Number(useParams().documentId);
  return (
    <FormDialog
      title={(former) => (former ? `Trocar ${dossierName(former)}` : 'Trocar documento')}
      subtitle="Os grupos continuam vendo o de antes até você mostrar o novo a eles."
      id={id}
      schema={dossierForm}
      startsFrom={partOf(ownAccreditationQueries.dossier(useCompanyScope()), (papers) => {
        const former = papers.find((paper) => paper.id === id);
        return former && { kind: former.kind, title: former.title, number: former.number };
      })}
      mutation={ownAccreditationMutations.replaceDocument}
      done="Documento trocado."
      submitLabel="Trocar documento"
    >
      <DossierFields isKindFixed />
    </FormDialog>
  );
}
