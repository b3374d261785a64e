import { useFormBusy } from '@esteto/ui/components/field/binding/form-context.tsx';
import { useFieldValue } from '@esteto/ui/components/field/binding/use-field-value';
import { useDialogGuard } from '@esteto/ui/patterns/dialog/dialog-guard.tsx';
import { SubmitButton } from '@esteto/ui/patterns/form/form.tsx';
import { Send } from 'lucide-react';

/** Sends the field `answer` of the form around it; the dialog asks before words that were not sent are lost. */
export const SubmitAnswer = () => {
  const busy = useFormBusy();
  const answer = useFieldValue('answer');
  useDialogGuard({ busy, dirty: Boolean(answer) });
  return (
    <SubmitButton icon={Send} justifySelf="end">
      Enviar resposta
    </SubmitButton>
  );
};
