import { registerForm } from '@esteto/domain/company/company/register-form';
import { TextAreaField } from '@esteto/ui/components/field/text/text-area-field.tsx';
import { type CompanyTabProps, PartForm } from './part-form.tsx';

/** What whoever makes the obligations of the company has to know. */
export default function CompanyObservationsTab({ record }: CompanyTabProps) {
  return (
    <PartForm record={record} schema={schema}>
      <TextAreaField name="monthly_obligations_observations" autoFocus />
    </PartForm>
  );
}

const schema = registerForm.pick(['monthly_obligations_observations']);
