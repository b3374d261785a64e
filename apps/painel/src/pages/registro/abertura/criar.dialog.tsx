import { registrationMutations } from '@esteto/api-client/opening/registration';
import { newRegistrationForm } from '@esteto/domain/opening/registration/registration-form';
import { TextAreaField } from '@esteto/ui/components/field/text/text-area-field.tsx';
import { FormDialog } from '@esteto/ui/patterns/form/form-dialog.tsx';
import { AnalystField } from '../../../features/empresa/analyst-field.tsx';
import { CompanyField } from '../../../features/empresa/company-field.tsx';
import { path } from '../../../path.ts';

/** Most openings begin by themselves, when an owner ends the wizard. */
export default function CreateOpeningDialog() {
  return (
    <FormDialog
      title="Nova abertura"
      subtitle="As aberturas começam sozinhas quando o médico termina o cadastro. Aqui você começa a de uma empresa nova, ainda sem CNPJ, que não passou por ele. Quem veio pelo teste grátis e não tem plano vai antes à escolha do plano: nada é pulado."
      schema={newRegistrationForm}
      mutation={registrationMutations.create}
      done={({ company_name, opening }) =>
        opening
          ? `Abertura de ${company_name} iniciada.`
          : `${company_name} está agora na escolha do plano. A abertura começa sozinha quando o médico terminar o cadastro.`
      }
      submitLabel="Iniciar abertura"
      to={({ opening }) =>
        opening
          ? path('/painel/registro/abertura/registro/:registrationId/detalhes', { registrationId: opening.id })
          : path('/painel/registro/abertura')
      }
    >
      <CompanyField />
      <AnalystField />
      <TextAreaField
        name="reason"
        help="Só para quem ainda está no cadastro: a abertura pula o que falta dele, como plano, pagamento e documentos."
      />
    </FormDialog>
  );
}
