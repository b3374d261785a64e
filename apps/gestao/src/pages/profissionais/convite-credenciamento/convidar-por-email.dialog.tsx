import { accreditationInviteMutations } from '@esteto/api-client/duty/accreditation-invite';
import { accreditationInviteForm } from '@esteto/domain/duty/accreditation/accreditation-invite-form';
import { EmailField } from '@esteto/ui/components/field/text/email-field.tsx';
import { TextAreaField } from '@esteto/ui/components/field/text/text-area-field.tsx';
import { TextField } from '@esteto/ui/components/field/text/text-field.tsx';
import { FormDialog } from '@esteto/ui/patterns/form/form-dialog.tsx';
import { UnitChoice } from '../credenciamento/unit-choice.tsx';

export default function InviteProfessionalByMailDialog() {
  return (
    <FormDialog
      title="Convidar médico por e-mail"
      subtitle="O médico recebe um link que vale por 7 dias, cria a conta e decide o que mostrar ao grupo. Se o e-mail já for de um médico do Esteto, o convite chega na conta dele."
      schema={accreditationInviteForm}
      mutation={accreditationInviteMutations.create}
      done={({ professional_name }) =>
        professional_name ? `${professional_name} já usa o Esteto e recebeu o convite na conta.` : 'Convite enviado por e-mail.'
      }
      submitLabel="Enviar convite"
    >
      <TextField name="name" autoFocus span={3} />
      <EmailField name="email" span={3} />
      <TextField name="crm" placeholder="CRM/SP 123456" span={3} help="Se você souber. O médico confere." />
      <UnitChoice help="Nenhuma marcada: todas as unidades que você vê." />
      <TextAreaField name="message" help="Vai no e-mail e na página do convite, como você escrever." />
    </FormDialog>
  );
}
