import { companyRegisterMutations, companyRegisterQueries } from '@esteto/api-client/company/company-register';
import { registerForm } from '@esteto/domain/company/company/register-form';
import { FormDialog } from '@esteto/ui/patterns/form/form-dialog.tsx';
import { useParams } from 'react-router';
import { CompanyFields } from './company-fields.tsx';

/** The record of a company, from every list that shows one; what changed is confirmed before it is saved. */
export default function EditCompanyDialog() {
  return (
    <FormDialog
      title={(company) => company?.name ?? 'Empresa'}
      size="lg"
      id={Number(useParams().companyId)}
      schema={registerForm}
      record={companyRegisterQueries.detail}
      mutation={companyRegisterMutations.update}
      confirmChanges
      done="Cadastro salvo."
    >
      {(record) => <CompanyFields record={record} />}
    </FormDialog>
  );
}
