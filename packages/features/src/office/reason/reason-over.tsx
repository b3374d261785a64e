import { longText, object } from '@esteto/domain/shared/schema/fields';
import { TextAreaField } from '@esteto/ui/components/field/text/text-area-field.tsx';
import { FormOver } from '@esteto/ui/patterns/form/form-over.tsx';

const reasonForm = object({ reason: longText('Motivo').max(300).required() });

type ReasonOverProps = {
  title: string;
  /** What follows from it. */
  subtitle: string;
  submitLabel: string;
  done: string;
  act: (sent: { reason: string; idempotency_key: string }) => Promise<unknown>;
  onClose: () => void;
};

/** An action that is told with its reason. */
export const ReasonOver = ({ act, onClose, ...words }: ReasonOverProps) => (
  <FormOver
    form={{
      ...words,
      schema: reasonForm,
      mutation: {
        mutationFn: ({ body, idempotency_key }: { body: { reason: string }; idempotency_key: string }) =>
          act({ reason: body.reason, idempotency_key }),
      },
      children: <TextAreaField name="reason" autoFocus />,
    }}
    onAnswer={() => undefined}
    onClose={onClose}
  />
);
