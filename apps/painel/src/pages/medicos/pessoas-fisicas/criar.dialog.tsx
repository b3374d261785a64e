import { companyRegisterMutations } from '@esteto/api-client/company/company-register';
import { CreateRegister } from '../../../features/empresa/create-register.tsx';
import { path } from '../../../path.ts';

export default function CreateNaturalPersonDialog() {
  return (
    <CreateRegister
      kind="person"
      mutation={companyRegisterMutations.createPerson}
      to={({ id }) => path('/painel/medicos/pessoas-fisicas/empresa/:companyId/editar', { companyId: id })}
    />
  );
}
