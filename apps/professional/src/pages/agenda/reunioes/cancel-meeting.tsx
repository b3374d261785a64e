import { meetingMutations } from '@esteto/api-client/agenda/meeting';
import type { MeetingRow } from '@esteto/contract/agenda/meeting';
import { meetingForm } from '@esteto/domain/agenda/meeting/meeting-form';
import { FormOver } from '@esteto/ui/patterns/form/form-over.tsx';
import { useMutation } from '@tanstack/react-query';
import { useCompanyScope } from '../../../features/empresa/use-company-scope.ts';

const nothing = meetingForm.pick([]);

/** Cancels a meeting; whoever looks after the company is told. */
export const CancelMeeting = ({ meeting: { id, version, subject }, onClose }: { meeting: MeetingRow; onClose: () => void }) => {
  const scope = useCompanyScope();
  const { mutateAsync: cancel } = useMutation(meetingMutations.cancel);
  return (
    <FormOver
      form={{
        title: `Cancelar “${subject}”`,
        subtitle: 'O escritório é avisado.',
        schema: nothing,
        mutation: {
          mutationFn: ({ idempotency_key }: { idempotency_key: string }) => cancel({ ...scope, id, body: { version }, idempotency_key }),
        },
        done: 'Reunião cancelada.',
        submitLabel: 'Cancelar reunião',
        children: null,
      }}
      onAnswer={() => undefined}
      onClose={onClose}
    />
  );
};
