import { chakra, VisuallyHidden } from '@chakra-ui/react';
import type { MonthSummary } from '@esteto/contract/money/cash-flow';
import { formatCompetence } from '@esteto/domain/shared/date/competence';
import { formatMoney, formatMoneyShort } from '@esteto/domain/shared/money/money';
import { Link } from 'react-router';
import { path } from '../../path.ts';

type MonthBarsProps = {
  months: readonly MonthSummary[];
  /** Whether they are written; without, the bars lie flat too, for their heights would tell. */
  amounts: boolean;
};

/** Small bars, two a month: what came in during it, and beside it, paler, what its notes bring. Each opens its month. */
export const MonthBars = ({ months, amounts }: MonthBarsProps) => {
  const highest = Math.max(1, ...months.flatMap(({ in: { expected, received } }) => [expected, received]));
  const height = (cents: number) => ({ height: `${amounts ? (cents / highest) * 100 : 0}%` });
  return (
    <Bars>
      {months.map(({ month, in: { expected, received } }, index) => (
        <li key={month}>
          <Bar to={path('/app/entradas-e-saidas', undefined, { month })} aria-current={index === months.length - 1 ? 'date' : undefined}>
            <VisuallyHidden>
              {formatCompetence(month)}
              {amounts && `: ${formatMoney(received)} recebidos no mês, notas de ${formatMoney(expected)}`}
            </VisuallyHidden>
            <Label data-numeric aria-hidden>
              {amounts && received > 0 && shortAmount(received)}
            </Label>
            <Pair>
              <Column bg="chart.own" borderColor="chart.own" style={height(received)} />
              <Column bg="brand.subtle" borderColor="brand.border" style={height(expected)} />
            </Pair>
            <Label aria-hidden>{formatCompetence(month).slice(0, 3)}</Label>
          </Bar>
        </li>
      ))}
    </Bars>
  );
};

/** '53 mil': as much as fits above a bar on a phone. */
const shortAmount = (cents: number): string => {
  const rounded = cents < TEN_THOUSAND ? cents : Math.round(cents / THOUSAND) * THOUSAND;
  return formatMoneyShort(rounded).slice('R$ '.length);
};

const THOUSAND = 100_000;
const TEN_THOUSAND = 1_000_000;

const Bars = chakra('ul', {
  base: { display: 'grid', gridTemplateColumns: 'repeat(6, minmax(0, 1fr))', columnGap: { base: '2', sm: '4' } },
});

const Bar = chakra(Link, {
  base: {
    display: 'grid',
    position: 'relative',
    gridTemplateRows: 'auto 6rem auto',
    justifyItems: 'center',
    gap: '1',
    py: '1',
    borderRadius: 'sm',
    _hover: { bg: 'bg.hover' },
    '&[aria-current]': { '& > [aria-hidden]': { color: 'fg.default', fontWeight: 'semibold' } },
  },
});

const Pair = chakra('span', {
  base: { display: 'flex', alignItems: 'flex-end', gap: '2px', alignSelf: 'end', width: 'full', height: 'full', maxWidth: '2.5rem' },
});

const Column = chakra('span', { base: { flex: '1', minHeight: '3px', borderWidth: '1px', borderRadius: 'sm' } });

const Label = chakra('span', { base: { fontSize: 'xs', color: 'fg.muted', whiteSpace: 'nowrap' } });
