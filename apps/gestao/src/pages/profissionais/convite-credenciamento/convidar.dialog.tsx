import { accreditationMutations } from '@esteto/api-client/accreditation';
import { internalInviteForm } from '@esteto/domain/accreditation/accreditation-form';
import { TextField } from '@esteto/ui/components/field/text/text-field.tsx';
import { FormDialog } from '@esteto/ui/patterns/form/form-dialog.tsx';

export default function InviteProfessionalDialog() {
  return (
    <FormDialog
      title="Convidar médico"
      subtitle="Para quem já usa o Esteto. O médico é avisado e decide o que mostrar ao grupo."
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
