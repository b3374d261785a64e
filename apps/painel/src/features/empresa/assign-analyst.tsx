import { companyRegisterMutations } from '@esteto/api-client/company/company-register';
import { type AssignForm, assignForm } from '@esteto/domain/company/company/register-form';
import { countOf } from '@esteto/domain/shared/text/text';
import { FormOver } from '@esteto/ui/patterns/form/form-over.tsx';
import { AnalystField } from './analyst-field.tsx';

/** Who of the staff looks after the companies from now on. */
export const AssignAnalyst = ({ ids, onClose }: { ids: AssignForm['ids']; onClose: () => void }) => (
  <FormOver
    form={{
      title: 'Definir analista',
      subtitle: countOf(ids.length, 'empresa', 'empresas'),
      schema: assignForm,
      initial: { ids },
      mutation: companyRegisterMutations.assign,
      done: 'Analista definido.',
      submitLabel: 'Definir analista',
      children: <AnalystField />,
    }}
    onAnswer={() => undefined}
    onClose={onClose}
  />
);
