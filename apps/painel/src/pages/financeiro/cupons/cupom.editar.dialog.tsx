import { couponMutations, couponQueries } from '@esteto/api-client/plan/coupon';
import { couponForm } from '@esteto/domain/plan/coupon/coupon-form';
import { countOf } from '@esteto/domain/shared/text/text';
import { FormDialog } from '@esteto/ui/patterns/form/form-dialog.tsx';
import { useParams } from 'react-router';
import { CouponFields } from './coupon-fields.tsx';

/** Whoever has used it keeps what they were given. */
export default function EditCouponDialog() {
  return (
    <FormDialog
      title={(coupon) => coupon?.code ?? 'Cupom'}
      subtitle={(coupon) =>
        coupon && coupon.uses_count > 0
          ? `Quem já usou (${countOf(coupon.uses_count, 'vez', 'vezes')}) fica com o desconto de antes.`
          : undefined
      }
      size="lg"
      id={Number(useParams().couponId)}
      schema={couponForm}
      record={couponQueries.detail}
      mutation={couponMutations.update}
      confirmChanges
      done="Cupom salvo."
    >
      <CouponFields />
    </FormDialog>
  );
}
