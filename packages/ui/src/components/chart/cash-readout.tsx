import { chakra } from '@chakra-ui/react';
import type { MonthSummary } from '@esteto/domain/cash-flow/monthly-summary';
import { formatCompetence } from '@esteto/domain/shared/date/competence';
import { formatMoney } from '@esteto/domain/shared/money/money';

/** The amounts of one month, each with the colour that its bar or line has: label and legend in one. */
export const CashReadout = ({ month: { month, in: inflow, out, balance } }: { month: MonthSummary }) => (
  <>
    <chakra.span order="1" fontWeight="semibold" minW="4.5rem">
      {formatCompetence(month)}
    </chakra.span>
    <Items>
      <Item label="Entradas" color="chart.own" cents={inflow.expected} hint={`${formatMoney(inflow.received)} recebidos`} />
      <Item label="Saídas" color="chart.compare" cents={out.expected} hint={`${formatMoney(out.paid)} pagos`} />
      <Item label="Saldo" color="chart.line" cents={balance} thin />
    </Items>
  </>
);

type ItemProps = { label: string; color: string; cents: number; hint?: string; thin?: boolean };

const Item = ({ label, color, cents, hint, thin = false }: ItemProps) => (
  <chakra.span display="inline-flex" alignItems="center" gap="2" title={hint}>
    <chakra.span width="3" height={thin ? '2px' : '3'} borderRadius={thin ? 'none' : '3px'} bg={color} aria-hidden />
    <chakra.span color="fg.muted">{label}</chakra.span>
    <chakra.span fontWeight="medium" color={cents < 0 ? 'attention.fg' : undefined} whiteSpace="nowrap" data-numeric>
      {formatMoney(cents)}
    </chakra.span>
  </chakra.span>
);

const Items = chakra('div', {
  base: {
    order: { base: '3', md: '2' },
    flexBasis: { base: 'full', md: 'auto' },
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '5',
    rowGap: '1',
    fontSize: { base: 'sm', md: 'md' },
  },
});
