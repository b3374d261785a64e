import { meetingMutations, meetingQueries } from '@esteto/api-client/agenda/meeting';
import { type MeetingPageForm, meetingPageForm } from '@esteto/domain/agenda/meeting/meeting-form';
import { TextField } from '@esteto/ui/components/field/text/text-field.tsx';
import { FormOver } from '@esteto/ui/patterns/form/form-over.tsx';
import { useMutation, useQuery } from '@tanstack/react-query';

/** Where clients book with the office by themselves; without an address they ask for meetings here. */
export const MeetingPageOver = ({ onClose }: { onClose: () => void }) => {
  const { data } = useQuery(meetingQueries.page({}));
  const { mutateAsync: setPage } = useMutation(meetingMutations.setPage);
  if (!data) return null;
  return (
    <FormOver
      form={{
        title: 'Agenda do escritório',
        subtitle: 'O endereço em que os clientes marcam sozinhos. Em branco, eles pedem a reunião por aqui.',
        schema: meetingPageForm,
        initial: { ...(data.url !== null && { url: data.url }) },
        mutation: {
          mutationFn: ({ body, idempotency_key }: { body: MeetingPageForm; idempotency_key: string }) => setPage({ body, idempotency_key }),
        },
        done: 'Endereço salvo.',
        submitLabel: 'Salvar',
        children: <TextField name="url" placeholder="https://" autoFocus />,
      }}
      onAnswer={() => undefined}
      onClose={onClose}
    />
  );
};
