import { chakra } from '@chakra-ui/react';
import type { MonthSummary } from '@esteto/domain/money/cash-flow/monthly-summary';
import { formatCompetence } from '@esteto/domain/shared/date/competence';
import { formatMoney } from '@esteto/domain/shared/money/money';
import { EXPECTED } from './plot.ts';

/** The amounts of one month, each beside its bar or line as it is drawn: label and legend in one. What nothing draws has no mark. */
export const CashReadout = ({ month: { month, in: inflow, out, balance, mean }, withOut }: { month: MonthSummary; withOut: boolean }) => (
  <>
    <chakra.span order="1" fontWeight="semibold" minW="4.5rem">
      {formatCompetence(month)}
    </chakra.span>
    <Items>
      <Item label="Recebido no mês" mark="chart.own" cents={inflow.received} />
      <Item label="Notas do mês" mark="chart.own" pale cents={inflow.expected} />
      {withOut && (
        <>
          <Item label="Pago" mark="chart.compare" cents={out.paid} />
          <Item label="Saídas previstas" mark="chart.compare" pale cents={out.expected} />
        </>
      )}
      {withOut && <Item label="Saldo" cents={balance} />}
      {mean !== null && <Item label="Média de 12 meses" mark="chart.line" thin cents={mean} />}
    </Items>
  </>
);

type ItemProps = { label: string; cents: number; mark?: string; pale?: boolean; thin?: boolean };

const Item = ({ label, cents, mark, pale = false, thin = false }: ItemProps) => (
  <chakra.span display="inline-flex" alignItems="center" gap="2">
    {mark && (
      <chakra.span
        width="3"
        height={thin ? '2px' : '3'}
        borderRadius={thin ? 'none' : '3px'}
        bg={mark}
        opacity={pale ? EXPECTED : undefined}
        aria-hidden
      />
    )}
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
