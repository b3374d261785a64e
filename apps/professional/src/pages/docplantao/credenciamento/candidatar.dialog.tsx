import { ownAccreditationMutations, ownAccreditationQueries } from '@esteto/api-client/duty/own-accreditation';
import type { GroupOption } from '@esteto/contract/duty/own-accreditation';
import { applicationForm } from '@esteto/domain/duty/accreditation/accreditation-form';
import { ListSelectField } from '@esteto/ui/components/field/choice/list-select-field.tsx';
import { FormDialog } from '@esteto/ui/patterns/form/form-dialog.tsx';
import { useCompanyScope } from '../../../features/empresa/use-company-scope.ts';

/** Asks a group to be accredited there. */
export default function ApplyToGroupDialog() {
  return (
    <FormDialog
      title="Candidatar-me a um grupo"
      subtitle="Você preenche os dados e escolhe o que mostrar antes de o grupo analisar."
      schema={applicationForm}
      mutation={ownAccreditationMutations.apply}
      done="Candidatura aberta. Preencha os dados e mostre os documentos."
      submitLabel="Abrir candidatura"
    >
      <ListSelectField
        name="group"
        list={ownAccreditationQueries.groups(useCompanyScope())}
        toOption={toOption}
        failed="Não foi possível carregar a lista de grupos."
        placeholder="Busque pelo nome do grupo"
      />
    </FormDialog>
  );
}

const toOption = ({ id, name }: GroupOption) => ({ value: id, label: name });
