import { couponMutations } from '@esteto/api-client/plan/coupon';
import { couponForm } from '@esteto/domain/plan/coupon/coupon-form';
import { FormDialog } from '@esteto/ui/patterns/form/form-dialog.tsx';
import { CouponFields } from './coupon-fields.tsx';

export default function CreateCouponDialog() {
  return (
    <FormDialog
      title="Novo cupom"
      size="lg"
      schema={couponForm}
      initial={{ discount: 'percentage', is_active: true }}
      mutation={couponMutations.create}
      done={({ code }) => `Cupom ${code} criado.`}
      submitLabel="Criar cupom"
    >
      <CouponFields />
    </FormDialog>
  );
}
