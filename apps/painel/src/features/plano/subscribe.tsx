import { planMutations } from '@esteto/api-client/plan/plan';
import { type SubscribeForm, subscribeForm } from '@esteto/domain/plan/plan/plan-form';
import { TextField } from '@esteto/ui/components/field/text/text-field.tsx';
import { FormOver } from '@esteto/ui/patterns/form/form-over.tsx';
import { useMutation } from '@tanstack/react-query';
import { PlanField } from './plan-field.tsx';

/** Another plan for a company, from today on. */
export const Subscribe = ({ company: { id, name }, onClose }: { company: { id: number; name: string }; onClose: () => void }) => {
  const { mutateAsync: subscribe } = useMutation(planMutations.subscribe);
  return (
    <FormOver
      form={{
        title: 'Definir plano',
        subtitle: `${name} paga este plano a partir de hoje; o de antes se encerra.`,
        schema: subscribeForm,
        mutation: { mutationFn: ({ body }: { body: SubscribeForm }) => subscribe({ id, body }) },
        done: 'Plano definido.',
        submitLabel: 'Definir plano',
        children: (
          <>
            <PlanField autoFocus />
            <TextField name="coupon" span={3} autoComplete="off" />
          </>
        ),
      }}
      onAnswer={() => undefined}
      onClose={onClose}
    />
  );
};
