import { companyRegisterMutations } from '@esteto/api-client/company/company-register';
import { CreateRegister } from '../../../features/empresa/create-register.tsx';
import { path } from '../../../path.ts';

export default function CreateCompanyDialog() {
  return (
    <CreateRegister
      kind="company"
      mutation={companyRegisterMutations.createCompany}
      to={({ id }) => path('/painel/medicos/empresas/empresa/:companyId/editar', { companyId: id })}
    />
  );
}
