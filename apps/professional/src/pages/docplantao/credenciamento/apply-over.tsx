import { ownAccreditationMutations, ownAccreditationQueries } from '@esteto/api-client/duty/own-accreditation';
import type { GroupOption } from '@esteto/contract/duty/own-accreditation';
import { applicationForm } from '@esteto/domain/duty/accreditation/accreditation-form';
import { ListSelectField } from '@esteto/ui/components/field/choice/list-select-field.tsx';
import { FormOver } from '@esteto/ui/patterns/form/form-over.tsx';
import { useMutation } from '@tanstack/react-query';
import { useCompanyScope } from '../../../features/empresa/use-company-scope.ts';

/** Asks a group to be accredited there. */
export const ApplyOver = ({ onClose }: { onClose: () => void }) => {
  const scope = useCompanyScope();
  const { mutateAsync: apply } = useMutation(ownAccreditationMutations.apply);
  return (
    <FormOver
      form={{
        title: 'Candidatar-me a um grupo',
        subtitle: 'Você preenche os dados e escolhe o que mostrar antes de o grupo analisar.',
        schema: applicationForm,
        mutation: {
          mutationFn: ({ body, idempotency_key }: { body: { group: number }; idempotency_key: string }) =>
            apply({ ...scope, body, idempotency_key }),
        },
        done: 'Candidatura aberta. Preencha os dados e mostre os documentos.',
        submitLabel: 'Abrir candidatura',
        children: (
          <ListSelectField
            name="group"
            list={ownAccreditationQueries.groups(scope)}
            toOption={toOption}
            failed="Não foi possível carregar a lista de grupos."
            placeholder="Busque pelo nome do grupo"
          />
        ),
      }}
      onAnswer={() => undefined}
      onClose={onClose}
    />
  );
};

const toOption = ({ id, name }: GroupOption) => ({ value: id, label: name });
