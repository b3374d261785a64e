import { meetingMutations } from '@esteto/api-client/agenda/meeting';
import type { BookedMeeting } from '@esteto/contract/agenda/meeting';
import {
  type MeetingConfirmForm,
  type MeetingDeclineForm,
  meetingConfirmForm,
  meetingDeclineForm,
} from '@esteto/domain/agenda/meeting/meeting-form';
import { meetingWayLabel } from '@esteto/domain/agenda/meeting/meeting-life';
import { DateField } from '@esteto/ui/components/field/date/date-field.tsx';
import { TimeField } from '@esteto/ui/components/field/date/time-field.tsx';
import { TextAreaField } from '@esteto/ui/components/field/text/text-area-field.tsx';
import { FormOver } from '@esteto/ui/patterns/form/form-over.tsx';
import { useMutation } from '@tanstack/react-query';

type AnswerMeetingProps = { meeting: BookedMeeting; how: 'confirm' | 'decline'; onClose: () => void };

/** What the team answers to who asked for a meeting: when and how, or why not. */
export const AnswerMeeting = ({ meeting, how, onClose }: AnswerMeetingProps) =>
  how === 'confirm' ? <Confirm meeting={meeting} onClose={onClose} /> : <Decline meeting={meeting} onClose={onClose} />;

type PartProps = Omit<AnswerMeetingProps, 'how'>;

const Confirm = ({ meeting: { id, version, subject, on, at, way, notes, answer, company_name }, onClose }: PartProps) => {
  const { mutateAsync: confirm } = useMutation(meetingMutations.confirm);
  return (
    <FormOver
      form={{
        title: `Confirmar “${subject}”`,
        subtitle: [company_name, meetingWayLabel[way], notes].filter(Boolean).join(' · '),
        schema: meetingConfirmForm,
        initial: { on, at, ...(answer !== null && { answer }) },
        mutation: {
          mutationFn: ({ body, idempotency_key }: { body: MeetingConfirmForm; idempotency_key: string }) =>
            confirm({ id, body: { ...body, version }, idempotency_key }),
        },
        done: 'Reunião confirmada. O cliente foi avisado.',
        submitLabel: 'Confirmar',
        children: (
          <>
            <DateField name="on" span={3} />
            <TimeField name="at" span={3} />
            <TextAreaField name="answer" help="O link, o telefone ou o endereço. O cliente recebe este texto." autoFocus />
          </>
        ),
      }}
      onAnswer={() => undefined}
      onClose={onClose}
    />
  );
};

const Decline = ({ meeting: { id, version, subject }, onClose }: PartProps) => {
  const { mutateAsync: decline } = useMutation(meetingMutations.decline);
  return (
    <FormOver
      form={{
        title: `Não marcar “${subject}”`,
        subtitle: 'O cliente lê o motivo.',
        schema: meetingDeclineForm,
        mutation: {
          mutationFn: ({ body, idempotency_key }: { body: MeetingDeclineForm; idempotency_key: string }) =>
            decline({ id, body: { ...body, version }, idempotency_key }),
        },
        done: 'Resposta enviada ao cliente.',
        submitLabel: 'Não marcar',
        children: <TextAreaField name="reason" autoFocus />,
      }}
      onAnswer={() => undefined}
      onClose={onClose}
    />
  );
};
