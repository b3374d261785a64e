import { accreditationMutations } from '@esteto/api-client/duty/accreditation';
import { internalInviteForm } from '@esteto/domain/duty/accreditation/accreditation-form';
import { Link } from '@esteto/ui/components/button/link.tsx';
import { TextField } from '@esteto/ui/components/field/text/text-field.tsx';
import { FormDialog } from '@esteto/ui/patterns/form/form-dialog.tsx';
import { path } from '../../../path.ts';
import { INVITE_KIND } from './invite-kinds.tsx';

export default function InviteProfessionalDialog() {
  return (
    <FormDialog
      title="Convidar médico"
      subtitle={
        <>
          Para quem já usa o Esteto. O médico é avisado e decide o que mostrar ao grupo. Quem ainda não usa,{' '}
          <Link to={`${path('/gestao/profissionais/convite-credenciamento/convidar-por-email')}?${INVITE_KIND}=email`}>
            convide por e-mail
          </Link>
          .
        </>
      }
      schema={internalInviteForm}
      mutation={accreditationMutations.invite}
      done={({ professional_name }) => `Convite enviado a ${professional_name}.`}
      submitLabel="Enviar convite"
    >
      <TextField
        name="person"
        autoFocus
        help="Completo, como está no cadastro do médico: CPF, e-mail, ou o CRM com a UF (CRM/SP 123456)."
      />
    </FormDialog>
  );
}
