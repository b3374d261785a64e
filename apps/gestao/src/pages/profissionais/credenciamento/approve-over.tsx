import { accreditationMutations } from '@esteto/api-client/duty/accreditation';
import type { AccreditationRecord } from '@esteto/contract/duty/accreditation-record';
import { type ApprovalForm, approvalForm } from '@esteto/domain/duty/accreditation/accreditation-form';
import { DateField } from '@esteto/ui/components/field/date/date-field.tsx';
import { FormOver } from '@esteto/ui/patterns/form/form-over.tsx';
import { useMutation } from '@tanstack/react-query';
import { useGroupScope } from '../../../features/grupo/use-group-scope.ts';
import { EVERYWHERE, UnitChoice } from './unit-choice.tsx';

type Sent = { body: ApprovalForm; idempotency_key: string };

/** Until when somebody is accredited, and where they work. */
export const ApproveOver = ({ record, onClose }: { record: AccreditationRecord; onClose: () => void }) => {
  const scope = useGroupScope();
  const { mutateAsync: approve } = useMutation(accreditationMutations.approve);
  return (
    <FormOver
      form={{
        title: `Aprovar ${record.professional_name}`,
        subtitle: 'A partir de agora pode entrar nas escalas do grupo.',
        schema: approvalForm,
        initial: { unit_ids: [...(record.unit_ids ?? [])] },
        mutation: {
          mutationFn: ({ body, idempotency_key }: Sent) =>
            approve({ ...scope, id: record.id, body: { ...body, version: record.version }, idempotency_key }),
        },
        done: 'Credenciamento aprovado.',
        submitLabel: 'Aprovar credenciamento',
        children: (
          <>
            <DateField name="valid_until" span={3} autoFocus />
            <UnitChoice help={EVERYWHERE} />
          </>
        ),
      }}
      onAnswer={() => undefined}
      onClose={onClose}
    />
  );
};
