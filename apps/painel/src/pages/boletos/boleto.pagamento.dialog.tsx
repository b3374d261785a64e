import { boletoMutations, boletoQueries } from '@esteto/api-client/money/boleto';
import type { BoletoDetail } from '@esteto/contract/money/boleto';
import { boletoPaymentForm } from '@esteto/domain/money/boleto/boleto-form';
import { isOpenBoleto } from '@esteto/domain/money/boleto/boleto-life';
import { discountOffer, discountOn } from '@esteto/domain/money/boleto/waiting-cost';
import { isIsoDate } from '@esteto/domain/shared/date/date';
import { useFormStore } from '@esteto/ui/components/field/binding/form-context.tsx';
import { valueAt } from '@esteto/ui/components/field/binding/form-store';
import { useFieldValue } from '@esteto/ui/components/field/binding/use-field-value';
import { DateField } from '@esteto/ui/components/field/date/date-field.tsx';
import { MoneyField } from '@esteto/ui/components/field/number/money-field.tsx';
import { FormDialog } from '@esteto/ui/patterns/form/form-dialog.tsx';
import { today } from '@esteto/ui/system/context/today';
import type { PartOfQuery } from '@esteto/ui/system/query/query-like';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useParams } from 'react-router';
import { path } from '../../path.ts';

/** What came, and when; less than the whole leaves it open. */
export default function PayBoletoDialog() {
  const id = Number(useParams().boletoId);
  const rest: PartOfQuery<ReturnType<typeof restOf>> = { ...boletoQueries.detail({ id }), select: restOf };
  return (
    <FormDialog
      title="Registrar pagamento"
      subtitle={(boleto) => boleto?.description}
      id={id}
      schema={boletoPaymentForm}
      startsFrom={rest}
      refuse={({ status }) => (isOpenBoleto(status) ? null : { why: 'Este boleto não espera mais pagamento.' })}
      mutation={boletoMutations.pay}
      done="Pagamento registrado."
      submitLabel="Registrar pagamento"
      parent={path('/painel/boletos/boleto/:boletoId/detalhes', { boletoId: id })}
    >
      {(boleto) => (
        <>
          <DateField name="paid_on" span={3} />
          <MoneyField name="paid_amount" span={3} help={boleto?.offer ? `Com desconto, ${boleto.offer}.` : undefined} />
          {boleto && <AmountOfDay boleto={boleto} />}
        </>
      )}
    </FormDialog>
  );
}

type Owed = Pick<BoletoDetail, 'kind' | 'pay_by' | 'now' | 'discount_amount' | 'discount_until'> & { missing: number };

/** What is still to come on a day: less the discount while it counts, after the last day with the fine and the interest of today. */
const owedOn = ({ missing, ...boleto }: Owed, day: string): number =>
  day > boleto.pay_by ? boleto.now : missing - discountOn({ ...boleto, amount: missing }, day);

/** The day that the client told is proposed. */
const restOf = (boleto: BoletoDetail) => {
  const { version, description, status, kind, pay_by, now, discount_amount, discount_until } = boleto;
  const owed = { kind, pay_by, now, discount_amount, discount_until, missing: boleto.amount - (boleto.paid_amount ?? 0) };
  const paid_on = boleto.claimed_on ?? today();
  const offer = discount_until && discountOffer(boleto, discount_until);
  return { version, description, status, ...owed, offer, paid_on, paid_amount: owedOn(owed, paid_on) };
};

/** Another day has another amount, as long as nobody has typed one. */
const AmountOfDay = ({ boleto }: { boleto: ReturnType<typeof restOf> }) => {
  const store = useFormStore();
  const day = useFieldValue('paid_on');
  const proposed = useRef(boleto.paid_amount);
  const follow = useEffectEvent((chosen: string) => {
    const amount = owedOn(boleto, chosen);
    if (valueAt(store.read().values, 'paid_amount') !== proposed.current || amount === proposed.current) return;
    proposed.current = amount;
    store.setValue('paid_amount', amount);
  });
  useEffect(() => {
    if (typeof day === 'string' && isIsoDate(day)) follow(day);
  }, [day]);
  return null;
};
