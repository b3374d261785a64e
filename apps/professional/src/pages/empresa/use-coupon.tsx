import { chakra } from '@chakra-ui/react';
import { planMutations } from '@esteto/api-client/plan/plan';
import { usedCouponForm } from '@esteto/domain/plan/plan/plan-form';
import { TextField } from '@esteto/ui/components/field/text/text-field.tsx';
import { toast } from '@esteto/ui/components/toast/toast';
import { Form, SubmitButton } from '@esteto/ui/patterns/form/form.tsx';
import { useMutation } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { useCompanyScope } from '../../features/empresa/use-company-scope.ts';

/** A coupon for the plan that runs: one that was earned, or one that somebody gave. */
export const UseCoupon = () => {
  const scope = useCompanyScope();
  const [params] = useSearchParams();
  const { mutateAsync: send } = useMutation(planMutations.redeem);
  return (
    <Form
      schema={usedCouponForm}
      initial={{ code: params.get('cupom') }}
      onSubmit={async (body) => {
        await send({ ...scope, body });
        toast.success('Cupom usado no seu plano.');
      }}
    >
      <chakra.div display="flex" flexWrap="wrap" gap="3" alignItems="end">
        <chakra.div flex="0 1 16rem" minW={0}>
          <TextField name="code" label="Cupom de desconto" autoComplete="off" />
        </chakra.div>
        <SubmitButton>Usar cupom</SubmitButton>
      </chakra.div>
    </Form>
  );
};
