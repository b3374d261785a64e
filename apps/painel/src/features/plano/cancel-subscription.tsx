import { planMutations } from '@esteto/api-client/plan/plan';
import type { Subscription } from '@esteto/contract/plan/plan';
import { type CancelSubscriptionForm, cancelSubscriptionForm } from '@esteto/domain/plan/plan/plan-form';
import { TextAreaField } from '@esteto/ui/components/field/text/text-area-field.tsx';
import { FormOver } from '@esteto/ui/patterns/form/form-over.tsx';
import { useMutation } from '@tanstack/react-query';

type CancelSubscriptionProps = { subscription: Subscription; company: { name: string }; onClose: () => void };

export const CancelSubscription = ({ subscription: { id, version, plan_name }, company, onClose }: CancelSubscriptionProps) => {
  const { mutateAsync: cancel } = useMutation(planMutations.cancel);
  return (
    <FormOver
      form={{
        title: 'Cancelar plano',
        subtitle: `${company.name} fica sem o plano ${plan_name} a partir de hoje.`,
        schema: cancelSubscriptionForm,
        mutation: { mutationFn: ({ body }: { body: CancelSubscriptionForm }) => cancel({ id, body: { ...body, version } }) },
        done: 'Plano cancelado.',
        submitLabel: 'Cancelar plano',
        children: <TextAreaField name="reason" autoFocus />,
      }}
      onAnswer={() => undefined}
      onClose={onClose}
    />
  );
};
