import { licensingMutations } from '@esteto/api-client/opening/licensing';
import { newLicensingForm } from '@esteto/domain/opening/licensing/licensing-form';
import { FormDialog } from '@esteto/ui/patterns/form/form-dialog.tsx';
import { AnalystField } from '../../../features/empresa/analyst-field.tsx';
import { CompanyField } from '../../../features/empresa/company-field.tsx';
import { path } from '../../../path.ts';

/** Most licensings begin by themselves, when a company is open. */
export default function CreateLicensingDialog() {
  return (
    <FormDialog
      title="Novo licenciamento"
      subtitle="O licenciamento começa sozinho quando a abertura termina. Aqui você começa o de uma empresa que já existia."
      schema={newLicensingForm}
      mutation={licensingMutations.create}
      done={({ company_name }) => `Licenciamento de ${company_name} iniciado.`}
      submitLabel="Iniciar licenciamento"
      to={({ id }) => path('/painel/registro/licenciamentos/licenciamento/:licensingId/detalhes', { licensingId: id })}
    >
      <CompanyField />
      <AnalystField />
    </FormDialog>
  );
}
