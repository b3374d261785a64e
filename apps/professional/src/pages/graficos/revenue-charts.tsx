import { Can } from '@esteto/auth/can/can.tsx';
import { invoices } from '@esteto/contract/access';
import type { ChartRevenue } from '@esteto/contract/money/chart';
import { formatSpan, monthsOfSpan } from '@esteto/domain/money/chart/chart-period';
import { comparisonSentence, formatChange, yearComparison } from '@esteto/domain/money/chart/year-comparison';
import { addCompetence, formatCompetence } from '@esteto/domain/shared/date/competence';
import { formatMoney, sumCents } from '@esteto/domain/shared/money/money';
import { ButtonLink } from '@esteto/ui/components/button/button-link.tsx';
import { DEFAULT_HEIGHT } from '@esteto/ui/components/chart/plot';
import { ChartBlock } from '@esteto/ui/patterns/chart/chart-block.tsx';
import { moneyCell, textCell } from '@esteto/ui/patterns/chart/chart-data';
import { lazyComponent } from '@esteto/ui/system/query/lazy-component';
import { path } from '../../path.ts';
import type { Missing } from './chart-card.tsx';
import { barLinks, type ChartProps } from './chart-props.ts';

const MonthBars = lazyComponent(() => import('@esteto/ui/components/chart/month-bars.tsx').then(({ MonthBars }) => MonthBars));

const revenueIn = ({ months }: ChartRevenue) => {
  const revenueByMonth = new Map(months.map(({ month, revenue }) => [month, revenue]));
  return (month: string): number => revenueByMonth.get(month) ?? 0;
};

/** What is missing where nothing was invoiced. */
export const noRevenue = ({ takers }: ChartRevenue): Missing | null =>
  takers.length > 0
    ? null
    : {
        title: 'Nenhuma nota destes meses conta na receita.',
        help: 'Contam as notas pedidas e emitidas; as descartadas, canceladas e substituídas, não.',
        action: (
          <Can access={invoices.ask}>
            <ButtonLink to={path('/app/faturamento/contas-a-receber/criar')}>Solicitar nota</ButtonLink>
          </Can>
        ),
      };

export const noRevenueInYears = (data: ChartRevenue): Missing | null =>
  data.months.some(({ revenue }) => revenue > 0) ? null : noRevenue(data);

const SERIES = [{ label: 'Receita', color: 'chart.own' }];

export const RevenueByMonth = ({ data, span, rows }: ChartProps<ChartRevenue>) => {
  const of = revenueIn(data);
  const months = monthsOfSpan(span).map((month) => ({ month, revenue: of(month), to: rows.revenueOf(month) }));
  const total = sumCents(months.map(({ revenue }) => revenue));
  const best = months.toSorted((a, b) => b.revenue - a.revenue)[0];
  return (
    <ChartBlock
      title="Receita por mês"
      period={formatSpan(span)}
      sentence={`${formatMoney(total)} no período${best ? `; o melhor mês foi ${formatCompetence(best.month)}, com ${formatMoney(best.revenue)}` : ''}.`}
      notes={['Contam as notas pedidas e emitidas, no mês da competência e sem o desconto incondicionado.']}
      legend={SERIES}
      height={DEFAULT_HEIGHT}
      links={barLinks(
        'Cada mês abre as suas notas.',
        months,
        ({ month, revenue }) => `${formatCompetence(month)}: ${formatMoney(revenue)}`,
      )}
      data={{
        columns: ['Mês', 'Receita'],
        rows: months.toReversed().map(({ month, revenue, to }) => ({
          key: month,
          cells: [textCell(formatCompetence(month)), moneyCell(revenue, to)],
        })),
        total: [textCell('Total'), moneyCell(total)],
      }}
    >
      <MonthBars points={months.map(({ month, revenue }) => ({ month, values: [revenue] }))} series={SERIES} unit="cents" />
    </ChartBlock>
  );
};

const YEARS = [
  { label: 'Ano anterior', color: 'chart.compare' },
  { label: 'Neste período', color: 'chart.own' },
];

export const YearBesideYear = ({ data, span, rows }: ChartProps<ChartRevenue>) => {
  const compared = yearComparison(monthsOfSpan(span), revenueIn(data));
  const months = compared.months.map((month) => ({ ...month, to: rows.revenueOf(month.month) }));
  return (
    <ChartBlock
      title="Este ano ao lado do anterior"
      period={formatSpan(span)}
      sentence={comparisonSentence(compared)}
      notes={['Cada mês ao lado do mesmo mês do ano anterior.']}
      legend={YEARS}
      height={DEFAULT_HEIGHT}
      links={barLinks(
        'Cada mês abre as suas notas.',
        months,
        ({ month, now, before }) => `${formatCompetence(month)}: ${formatMoney(now)}, antes ${formatMoney(before)}`,
      )}
      data={{
        columns: ['Mês', 'Neste período', 'Ano anterior', 'Mudança'],
        rows: months.toReversed().map(({ month, now, before, change, to }) => ({
          key: month,
          cells: [
            textCell(formatCompetence(month)),
            moneyCell(now, to),
            moneyCell(before, rows.revenueOf(addCompetence(month, -12))),
            textCell(formatChange(change)),
          ],
        })),
        total: [textCell('Total'), moneyCell(compared.now), moneyCell(compared.before), textCell(formatChange(compared.change))],
      }}
    >
      <MonthBars points={months.map(({ month, now, before }) => ({ month, values: [before, now] }))} series={YEARS} unit="cents" />
    </ChartBlock>
  );
};
