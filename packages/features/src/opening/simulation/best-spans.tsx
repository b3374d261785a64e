import { chakra } from '@chakra-ui/react';
import { type ComparedRegime, comparedRegimeLabel } from '@esteto/domain/law/tax/comparison/comparison-input';
import type { BreakEven } from '@esteto/domain/opening/simulation/net-curve';
import { formatMoney } from '@esteto/domain/shared/money/money';
import { QuietHeading } from '@esteto/ui/components/card/facts.tsx';

const REAL = 100;

/** Between which revenues which regime leaves most, each break-even point to the real, and where the person stands. */
export const BestSpans = ({ breaks, revenue }: { breaks: readonly BreakEven[]; revenue: number }) => {
  if (breaks.length === 0) return null;
  return (
    <section>
      <QuietHeading>O melhor regime, por receita do mês</QuietHeading>
      <List>
        {spansOf(breaks).map(({ from, to, best }) => {
          const isHere = revenue >= from && (to === null || revenue < to + REAL);
          return (
            <div key={from} data-here={isHere || undefined}>
              <dt>{to === null ? `A partir de ${formatMoney(from)}` : `${formatMoney(from)} a ${formatMoney(to)}`}</dt>
              <dd>
                {comparedRegimeLabel[best]}
                {isHere && ' · você está aqui'}
              </dd>
            </div>
          );
        })}
      </List>
    </section>
  );
};

type Span = { from: number; to: number | null; best: ComparedRegime };

const spansOf = (breaks: readonly BreakEven[]): Span[] => {
  const [first] = breaks;
  if (!first) return [];
  const starts = [{ revenue: 0, best: first.former }, ...breaks];
  return starts.map(({ revenue, best }, index) => {
    const next = starts[index + 1];
    return { from: revenue, to: next ? next.revenue - REAL : null, best };
  });
};

const List = chakra('dl', {
  base: {
    display: 'grid',
    '& > div': {
      display: 'grid',
      gridTemplateColumns: { base: '1fr', sm: '16rem 1fr' },
      columnGap: '4',
      py: '1.5',
      borderTopWidth: '1px',
      borderColor: 'border.default',
    },
    '& > div:first-of-type': { borderTopWidth: '0' },
    '& dt': { color: 'fg.muted', fontVariantNumeric: 'tabular-nums' },
    '& [data-here] > *': { fontWeight: 'semibold', color: 'fg.default' },
  },
});
