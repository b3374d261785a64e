import { closingMutations } from '@esteto/api-client/month/closing';
import type { ClosingDetail } from '@esteto/contract/month/closing';
import { type CloseForm, closeForm } from '@esteto/domain/month/closing/closing-form';
import { formatCompetenceLong } from '@esteto/domain/shared/date/competence';
import { TextAreaField } from '@esteto/ui/components/field/text/text-area-field.tsx';
import { FormOver } from '@esteto/ui/patterns/form/form-over.tsx';
import { useMutation } from '@tanstack/react-query';

/** The month is closed as it stands; over alerts with the reason. */
export const CloseClosing = ({ closing, onClose }: { closing: ClosingDetail; onClose: () => void }) => {
  const { id, version, company_name, month, checks, result } = closing;
  const { mutateAsync: close } = useMutation(closingMutations.close);
  const alerts = checks.filter((check) => check.result === 'alert').map(({ words }) => words);
  return (
    <FormOver
      form={{
        title: `Fechar ${formatCompetenceLong(month)}`,
        subtitle:
          result === 'alert'
            ? `${company_name}. Alertas: ${alerts.join('; ')}.`
            : `${company_name}: tudo passa, e os números ficam como estão.`,
        schema: closeForm,
        mutation: { mutationFn: ({ body: { reason } }: { body: CloseForm }) => close({ id, body: { reason, version } }) },
        done: 'Mês fechado.',
        submitLabel: 'Fechar mês',
        children: result === 'alert' ? <TextAreaField name="reason" /> : null,
      }}
      onAnswer={() => undefined}
      onClose={onClose}
    />
  );
};
