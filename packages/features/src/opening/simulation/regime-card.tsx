import { chakra } from '@chakra-ui/react';
import {
  comparedRegimeLabel,
  type RegimeYear,
  TAX_PARTS,
  type TaxPart,
  taxPartLabel,
} from '@esteto/domain/law/tax/comparison/comparison-input';
import { formatMoney } from '@esteto/domain/shared/money/money';
import { Disclosure } from '@esteto/ui/components/card/disclosure.tsx';
import { StatusBadge } from '@esteto/ui/components/display/status-badge.tsx';
import { RegimeSteps } from './regime-steps.tsx';

const partColor: Record<TaxPart, string> = {
  das: 'status.running.dot',
  income: 'chart.limit',
  csll: 'attention.border',
  revenue: 'status.draft.dot',
  iss: 'status.waiting.dot',
  inss: 'chart.compare',
  dividends: 'fg.default',
  minimum: 'fg.subtle',
};

type RegimeCardProps = { year: RegimeYear; revenue: number; isBest: boolean; isToday: boolean };

/** One regime: what is left of a month and to whom the rest goes, as a bar and in words; its figures with their law one click away. */
export const RegimeCard = ({ year, revenue, isBest, isToday }: RegimeCardProps) => {
  const parts = TAX_PARTS.filter((part) => year.parts[part] > 0);
  const monthly = (cents: number) => formatMoney(Math.round(cents / 12));
  return (
    <Root>
      <chakra.div display="flex" flexWrap="wrap" alignItems="baseline" columnGap="3" rowGap="1">
        <chakra.h3 fontWeight="semibold">{comparedRegimeLabel[year.regime]}</chakra.h3>
        {isBest && <StatusBadge status={{ label: 'Sobra mais', tone: 'done' }} />}
        {isToday && <StatusBadge status={{ label: 'Hoje', tone: 'running' }} />}
        <chakra.span ms="auto" fontWeight="semibold" color={year.net < 0 ? 'attention.fg' : undefined} data-numeric>
          {monthly(year.net)}
        </chakra.span>
      </chakra.div>
      <Bar aria-hidden>
        <chakra.span bg="chart.own" style={{ flexGrow: Math.max(0, year.net) }} />
        {parts.map((part) => (
          <chakra.span key={part} bg={partColor[part]} style={{ flexGrow: year.parts[part] }} />
        ))}
      </Bar>
      <Parts>
        <Part label="Na mão" color="chart.own" value={monthly(year.net)} />
        {parts.map((part) => (
          <Part key={part} label={taxPartLabel[part]} color={partColor[part]} value={monthly(year.parts[part])} />
        ))}
      </Parts>
      <chakra.p color="fg.muted" fontSize="sm">
        {revenue > 0 && `${share(year.tax, revenue * 12)} da receita em tributos. `}
        {year.regime !== 'natural_person' && `Pró-labore de ${formatMoney(year.pro_labore)}. `}
        {year.note}
      </chakra.p>
      <Disclosure label="Como se chega a cada valor">
        <RegimeSteps steps={year.steps} />
      </Disclosure>
    </Root>
  );
};

const share = (part: number, whole: number): string =>
  `${((part / whole) * 100).toLocaleString('pt-BR', { minimumFractionDigits: 1, maximumFractionDigits: 1 })}\u00a0%`;

const Part = ({ label, color, value }: { label: string; color: string; value: string }) => (
  <div>
    <chakra.dt display="inline-flex" alignItems="center" gap="2" color="fg.muted">
      <chakra.span boxSize="2.5" borderRadius="3px" bg={color} flexShrink={0} aria-hidden />
      {label}
    </chakra.dt>
    <chakra.dd data-numeric>{value}</chakra.dd>
  </div>
);

const Root = chakra('article', {
  base: {
    display: 'grid',
    gap: '3',
    py: '4',
    borderTopWidth: '1px',
    borderColor: 'border.default',
    minWidth: '0',
    _first: { borderTopWidth: '0', pt: '0' },
    _last: { pb: '0' },
  },
});

const Bar = chakra('div', {
  base: {
    display: 'flex',
    gap: '2px',
    height: '4',
    borderRadius: 'control',
    overflow: 'clip',
    bg: 'bg.sunken',
    '& > span': { flexBasis: '0', transitionProperty: 'flex-grow', transitionDuration: 'fast' },
  },
});

const Parts = chakra('dl', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: '1fr', sm: 'repeat(auto-fill, minmax(14rem, 1fr))' },
    columnGap: '6',
    rowGap: '1',
    fontSize: 'sm',
    '& > div': { display: 'flex', justifyContent: 'space-between', gap: '3' },
  },
});
