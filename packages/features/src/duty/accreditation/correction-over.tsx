import { longText, object } from '@esteto/domain/shared/schema/fields';
import { TextAreaField } from '@esteto/ui/components/field/text/text-area-field.tsx';
import { FormOver } from '@esteto/ui/patterns/form/form-over.tsx';

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
