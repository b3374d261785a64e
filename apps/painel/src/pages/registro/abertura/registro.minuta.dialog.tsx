import { chakra } from '@chakra-ui/react';
import { draftMutations, draftQueries } from '@esteto/api-client/opening/draft';
import { draftClause, draftForm } from '@esteto/domain/opening/draft/draft-form';
import { Button } from '@esteto/ui/components/button/button.tsx';
import { FieldSection, spanOf } from '@esteto/ui/components/field/base/field-grid.tsx';
import { TextAreaField } from '@esteto/ui/components/field/text/text-area-field.tsx';
import { TextField } from '@esteto/ui/components/field/text/text-field.tsx';
import { FieldArray } from '@esteto/ui/patterns/form/field-array.tsx';
import { FormDialog } from '@esteto/ui/patterns/form/form-dialog.tsx';
import { Plus, Trash2 } from 'lucide-react';
import { useParams } from 'react-router';
import { path } from '../../../path.ts';

/** A version of the articles of association: begins with the one before, or with the model, and goes to the doctor. */
export default function WriteDraftDialog() {
  const id = Number(useParams().registrationId);
  return (
    <FormDialog
      title="Minuta do contrato social"
      subtitle={(last) => last && [last.company_name, last.reason && `O médico pediu: ${last.reason}`].filter(Boolean).join(' · ')}
      size="lg"
      schema={draftForm}
      id={id}
      record={() => draftQueries.ofRegistration({ id })}
      mutation={draftMutations.send}
      done="Minuta enviada ao médico."
      submitLabel="Enviar ao médico"
      to={path('/painel/registro/abertura/registro/:registrationId/detalhes', { registrationId: id })}
    >
      <Clauses />
    </FormDialog>
  );
}

const Clauses = () => (
  <FieldArray name="clauses">
    {({ paths, add, remove }) => (
      <>
        {paths.map((clause, index) => (
          <FieldSection key={clause} title={`Cláusula ${index + 1}`}>
            <TextField name={`${clause}.title`} />
            <TextAreaField name={`${clause}.text`} />
            <TextAreaField name={`${clause}.plain`} />
            <chakra.div gridColumn={spanOf()}>
              <Button variant="ghost" icon={Trash2} onClick={() => remove(index)}>
                Remover cláusula {index + 1}
              </Button>
            </chakra.div>
          </FieldSection>
        ))}
        <chakra.div gridColumn={spanOf()}>
          <Button icon={Plus} onClick={() => add(draftClause.getDefault())}>
            Adicionar cláusula
          </Button>
        </chakra.div>
      </>
    )}
  </FieldArray>
);
