import type { HandoverDetail, HandoverState } from '@esteto/contract/opening/handover';
import { type FormerAccountantForm, formerAccountantForm } from '@esteto/domain/opening/handover/handover-form';
import { EmailField } from '@esteto/ui/components/field/text/email-field.tsx';
import { TextField } from '@esteto/ui/components/field/text/text-field.tsx';
import { FormOver } from '@esteto/ui/patterns/form/form-over.tsx';

type LetterFormProps = {
  handover: HandoverDetail;
  send: (body: FormerAccountantForm & { version: number }) => Promise<HandoverState>;
  onClose: () => void;
};

/** The form that sends the letter to the former accountant; the address is asked each time, since the letter leaves the house. */
export const LetterForm = ({ handover: { version, accountant_name, accountant_email }, send, onClose }: LetterFormProps) => (
  <FormOver
    form={{
      title: 'Enviar a carta ao contador',
      subtitle: 'Ele recebe por e-mail o aviso da troca e a lista do que a empresa leva.',
      schema: formerAccountantForm,
      initial: { accountant_name: accountant_name ?? undefined, accountant_email: accountant_email ?? undefined },
      mutation: { mutationFn: ({ body }: { body: FormerAccountantForm }) => send({ ...body, version }) },
      done: 'Carta enviada.',
      submitLabel: 'Enviar a carta',
      children: (
        <>
          <TextField name="accountant_name" autoFocus />
          <EmailField name="accountant_email" autoComplete="off" />
        </>
      ),
    }}
    onAnswer={() => undefined}
    onClose={onClose}
  />
);
