import { accreditationMutations } from '@esteto/api-client/duty/accreditation';
import type { AccreditationRecord } from '@esteto/contract/duty/accreditation-record';
import { approvalForm } from '@esteto/domain/duty/accreditation/accreditation-form';
import { FormOver } from '@esteto/ui/patterns/form/form-over.tsx';
import { useMutation } from '@tanstack/react-query';
import { useGroupScope } from '../../../features/grupo/use-group-scope.ts';
import { EVERYWHERE, UnitChoice } from './unit-choice.tsx';

const where = approvalForm.pick(['unit_ids']);

/** Where somebody works, without a new decision. */
export const UnitsOver = ({ record, onClose }: { record: AccreditationRecord; onClose: () => void }) => {
  const scope = useGroupScope();
  const { mutateAsync: setUnits } = useMutation(accreditationMutations.setUnits);
  return (
    <FormOver
      form={{
        title: `Unidades de ${record.professional_name}`,
        schema: where,
        initial: { unit_ids: [...(record.unit_ids ?? [])] },
        mutation: {
          mutationFn: ({ body }: { body: { unit_ids: number[] } }) =>
            setUnits({ ...scope, id: record.id, body: { ...body, version: record.version } }),
        },
        done: 'Unidades salvas.',
        submitLabel: 'Salvar unidades',
        children: <UnitChoice help={EVERYWHERE} />,
      }}
      onAnswer={() => undefined}
      onClose={onClose}
    />
  );
};
