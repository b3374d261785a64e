import { TextAreaField } from '@esteto/ui/components/field/text/text-area-field.tsx';
import { TextField } from '@esteto/ui/components/field/text/text-field.tsx';
import { StaffGrantsField } from '../../../features/permissao/staff-grants-field.tsx';

export const DepartmentFields = () => (
  <>
    <TextField name="name" autoFocus autoComplete="off" />
    <TextAreaField name="description" />
    <StaffGrantsField help="Um ponto de partida: quem convida ou edita alguém deste setor pode usá-lo. Mudar o modelo não muda as pessoas." />
  </>
);
