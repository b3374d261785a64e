import { chakra } from '@chakra-ui/react';
import type { Subscription } from '@esteto/contract/plan/plan';
import { countOf } from '@esteto/domain/shared/text/text';
import { Facts } from '@esteto/ui/components/card/facts.tsx';
import { Money } from '@esteto/ui/components/display/money.tsx';

/** The price of a plan, each line with its reason, and what it will be once the coupon is over. */
export const PriceLines = ({ price: { lines, total, after_coupon } }: { price: Subscription['price'] }) => (
  <>
    <Facts
      title="Quanto custa por mês"
      values="beside"
      facts={[
        ...lines.map(({ label, amount, reason }) => ({ label, value: <Money cents={amount} />, help: reason })),
        { label: 'Total', value: <Total cents={total} /> },
      ]}
    />
    {after_coupon && (
      <chakra.p color="fg.muted" fontSize="sm">
        Ainda {countOf(after_coupon.payments_left, 'pagamento', 'pagamentos')} com desconto; depois, <Money cents={after_coupon.total} />{' '}
        por mês.
      </chakra.p>
    )}
  </>
);

const Total = ({ cents }: { cents: number }) => (
  <chakra.strong fontWeight="semibold">
    <Money cents={cents} />
  </chakra.strong>
);
