import { analystMutations } from '@esteto/api-client/office/analyst';
import { newAnalystForm } from '@esteto/domain/office/analyst/analyst-form';
import { FormDialog } from '@esteto/ui/patterns/form/form-dialog.tsx';
import { AnalystFields } from './analyst-fields.tsx';

/** No password goes through anybody's hands: the letter's link lets the person choose it. */
export default function CreateAnalystDialog() {
  return (
    <FormDialog
      title="Convidar para a equipe"
      subtitle="A pessoa recebe um e-mail com um link que vale por 7 dias e escolhe a própria senha."
      size="lg"
      schema={newAnalystForm}
      mutation={analystMutations.create}
      done={({ name }) => `Convite enviado a ${name}.`}
      submitLabel="Enviar convite"
    >
      <AnalystFields />
    </FormDialog>
  );
}
