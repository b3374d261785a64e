import { chakra } from '@chakra-ui/react';
import type { Subscription } from '@esteto/contract/plan/plan';
import type { PriceLine } from '@esteto/domain/plan/plan/price-composition';
import { formatDateNumeric } from '@esteto/domain/shared/date/date';
import { countOf } from '@esteto/domain/shared/text/text';
import { Facts } from '@esteto/ui/components/card/facts.tsx';
import { Money } from '@esteto/ui/components/display/money.tsx';

type PriceLinesProps = { price: Subscription['price']; announced?: Subscription['announced'] };

/** The price of a plan, each line with its reason, what it will be once the coupon is over, and from a day that was announced. */
export const PriceLines = ({ price: { lines, total, after_coupon }, announced = null }: PriceLinesProps) => (
  <>
    <PriceFacts title="Quanto custa por mês" lines={lines} total={total} />
    {after_coupon && (
      <chakra.p color="fg.muted" fontSize="sm">
        Ainda {countOf(after_coupon.payments_left, 'pagamento', 'pagamentos')} com desconto; depois, <Money cents={after_coupon.total} />{' '}
        por mês.
      </chakra.p>
    )}
    {announced && (
      <chakra.p>
        A partir de {formatDateNumeric(announced.from)}: <Money cents={announced.total} /> por mês
        {announced.leaves_discount_out && ', sem contar o desconto do cupom'}.
      </chakra.p>
    )}
  </>
);

type PriceFactsProps = { title: string; lines: readonly PriceLine[]; total: number };

/** What something costs, line by line, each with its reason. */
export const PriceFacts = ({ title, lines, total }: PriceFactsProps) => (
  <Facts
    title={title}
    values="beside"
    facts={[
      ...lines.map(({ label, amount, reason }) => ({ label, value: <Money cents={amount} />, help: reason })),
      { label: 'Total', value: <Total cents={total} /> },
    ]}
  />
);

const Total = ({ cents }: { cents: number }) => (
  <chakra.strong fontWeight="semibold">
    <Money cents={cents} />
  </chakra.strong>
);
