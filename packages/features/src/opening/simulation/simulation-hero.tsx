import { chakra } from '@chakra-ui/react';
import { comparedRegimeLabel } from '@esteto/domain/law/tax/comparison/comparison-input';
import type { Simulation } from '@esteto/domain/opening/simulation/simulate';
import { formatMoney } from '@esteto/domain/shared/money/money';
import { Card } from '@esteto/ui/components/card/card.tsx';

/** The answer first: what is left in a month, in which regime, and how much that is ahead. */
export const SimulationHero = ({ simulation: { best, ahead, against_today } }: { simulation: Simulation }) => (
  <Card>
    <chakra.div aria-live="polite" display="grid" gap="1">
      <chakra.p color="fg.muted">
        Sobra mais com <chakra.strong color="fg.default">{comparedRegimeLabel[best.regime]}</chakra.strong>
      </chakra.p>
      <Net data-numeric data-negative={best.net < 0 || undefined}>
        {formatMoney(Math.round(best.net / 12))}
      </Net>
      <chakra.p color="fg.muted">na mão por mês{best.net > 0 && `, ou ${formatMoney(best.net)} por ano`}</chakra.p>
      {ahead && ahead.by > 0 && (
        <chakra.p mt="2" fontWeight="medium">
          {formatMoney(ahead.by)} a mais por ano que {comparedRegimeLabel[ahead.of]}.
        </chakra.p>
      )}
      {against_today !== null && <chakra.p fontWeight="medium">{todaySentence(against_today)}</chakra.p>}
    </chakra.div>
  </Card>
);

const todaySentence = (more: number): string => {
  if (more > 0) return `${formatMoney(more)} a mais por ano que hoje.`;
  return more < 0 ? `Hoje você paga ${formatMoney(-more)} a menos por ano: confira o que informou.` : 'É o que você já faz hoje.';
};

const Net = chakra('p', {
  base: {
    fontSize: { base: '2.25rem', md: '3rem' },
    fontWeight: 'semibold',
    letterSpacing: 'tight',
    lineHeight: 'tight',
    color: 'brand.fg',
    overflowWrap: 'anywhere',
    '&[data-negative]': { color: 'attention.fg' },
  },
});
