import { reasonForm } from '@esteto/domain/accreditation/accreditation-form';
import { longText, object } from '@esteto/domain/shared/schema/fields';
import { TextAreaField } from '@esteto/ui/components/field/text/text-area-field.tsx';
import { FormOver } from '@esteto/ui/patterns/form/form-over.tsx';

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

const correction = object({ note: longText('O que corrigir').max(500).required() });

type CorrectionOverProps = { label: string; act: (note: string) => Promise<unknown>; onClose: () => void };

/** What is wrong with a paper, as the professional will read it. */
export const CorrectionOver = ({ label, act, onClose }: CorrectionOverProps) => (
  <FormOver
    form={{
      title: `Pedir correção: ${label}`,
      subtitle: 'O profissional lê este texto quando o credenciamento é devolvido.',
      submitLabel: 'Pedir correção',
      done: 'Correção anotada.',
      schema: correction,
      mutation: { mutationFn: ({ body }: { body: { note: string } }) => act(body.note) },
      children: <TextAreaField name="note" autoFocus />,
    }}
    onAnswer={() => undefined}
    onClose={onClose}
  />
);
