import type { ChartInflow, ChartPayDays } from '@esteto/contract/money/chart';
import { formatSpan } from '@esteto/domain/money/chart/chart-period';
import { spreadSentence } from '@esteto/domain/money/chart/pay-spread';
import { formatCompetence } from '@esteto/domain/shared/date/competence';
import { formatMoney, sumCents } from '@esteto/domain/shared/money/money';
import { countOf } from '@esteto/domain/shared/text/text';
import { DEFAULT_HEIGHT, PLOT } from '@esteto/ui/components/chart/plot';
import { ROW } from '@esteto/ui/components/chart/row-size';
import { ChartBlock } from '@esteto/ui/patterns/chart/chart-block.tsx';
import { moneyCell, numberCell, textCell } from '@esteto/ui/patterns/chart/chart-data';
import { lazyComponent } from '@esteto/ui/system/query/lazy-component';
import type { Missing } from './chart-card.tsx';
import { barLinks, type ChartProps, rowLinks } from './chart-props.ts';

const MonthBars = lazyComponent(() => import('@esteto/ui/components/chart/month-bars.tsx').then(({ MonthBars }) => MonthBars));
const RangeBars = lazyComponent(() => import('@esteto/ui/components/chart/range-bars.tsx').then(({ RangeBars }) => RangeBars));

export const noInflow = ({ months }: ChartInflow): Missing | null =>
  months.some(({ issued, received }) => issued > 0 || received > 0)
    ? null
    : { title: 'Nenhuma nota emitida nem recebimento nestes meses.', help: 'Escolha outros meses, ou registre os recebimentos nas notas.' };

const SERIES = [
  { label: 'Notas emitidas', color: 'chart.compare' },
  { label: 'Recebido no mês', color: 'chart.own' },
];

export const IssuedAndReceived = ({ data, span, rows }: ChartProps<ChartInflow>) => {
  const months = data.months.map((month) => ({ ...month, to: rows.receivedIn(month.month) }));
  const [issued, received] = [sumCents(months.map((month) => month.issued)), sumCents(months.map((month) => month.received))];
  return (
    <ChartBlock
      title="Recebido e emitido"
      period={formatSpan(span)}
      sentence={`As notas emitidas trazem ${formatMoney(issued)}; no período entraram ${formatMoney(received)}.`}
      notes={['As notas contam no mês da competência, já sem o que é retido; o dinheiro, no mês em que entrou, de qualquer nota.']}
      legend={SERIES}
      height={DEFAULT_HEIGHT}
      links={barLinks(
        'Cada mês abre os seus recebimentos.',
        months,
        (month) => `${formatCompetence(month.month)}: emitidas ${formatMoney(month.issued)}, recebido ${formatMoney(month.received)}`,
      )}
      data={{
        columns: ['Mês', 'Notas emitidas', 'Recebido no mês', 'Diferença'],
        rows: months.toReversed().map(({ month, to, ...one }) => ({
          key: month,
          cells: [
            textCell(formatCompetence(month)),
            moneyCell(one.issued, rows.issuedIn(month)),
            moneyCell(one.received, to),
            moneyCell(one.received - one.issued),
          ],
        })),
        total: [textCell('Total'), moneyCell(issued), moneyCell(received), moneyCell(received - issued)],
      }}
    >
      <MonthBars
        points={months.map((month) => ({ month: month.month, values: [month.issued, month.received] }))}
        series={SERIES}
        unit="cents"
      />
    </ChartBlock>
  );
};

export const noPayments = ({ all }: ChartPayDays): Missing | null =>
  all
    ? null
    : {
        title: 'Nenhuma nota destes meses foi paga por inteiro.',
        help: 'O prazo se conta da emissão ao recebimento: registre os recebimentos nas notas para vê-lo.',
      };

const DRAWN = 10;

const MARKS = [
  { label: 'Metade do meio', color: 'chart.own', pale: true },
  { label: 'Mediana', color: 'chart.own' },
  { label: 'Média', color: 'chart.line' },
];

export const DaysToPay = ({ data, span, rows }: ChartProps<ChartPayDays>) => {
  const paid = data.takers
    .flatMap(({ spread, ...taker }) => (spread ? [{ ...taker, ...spread }] : []))
    .toSorted((a, b) => b.average - a.average);
  const drawn = paid.slice(0, DRAWN).map(({ client_id, name, average, q1, median, q3 }) => ({
    key: String(client_id),
    name,
    shown: `média ${countOf(average, 'dia', 'dias')}`,
    from: q1,
    to: q3,
    middle: median,
    mean: average,
  }));
  const open = sumCents(data.takers.map((taker) => taker.open));
  return (
    <ChartBlock
      title="Dias até o pagamento"
      period={formatSpan(span)}
      sentence={data.all ? spreadSentence(data.all) : ''}
      notes={[
        `Das notas pagas por inteiro; cada real conta pelos dias que levou.${open > 0 ? ` ${countOf(open, 'nota ainda por receber fica', 'notas ainda por receber ficam')} de fora.` : ''}`,
        ...(paid.length > DRAWN ? [`O gráfico mostra os ${DRAWN} que mais demoram; a tabela, todos.`] : []),
      ]}
      legend={MARKS}
      height={drawn.length * ROW + PLOT.bottom}
      links={rowLinks(
        'Cada tomador abre as suas notas pagas.',
        drawn.map(({ key, name, shown, from, to: until }) => ({
          key,
          name,
          shown: `${shown}, metade do meio de ${from} a ${until}`,
          to: rows.paidBy(Number(key)),
        })),
        PLOT.bottom,
      )}
      data={{
        columns: ['Tomador', 'Média em dias', '1º quartil', 'Mediana', '3º quartil', 'Notas pagas', 'Por receber'],
        rows: data.takers.map(({ client_id, name, paid: notes, open: still, spread }) => ({
          key: String(client_id),
          cells: [
            textCell(name),
            numberCell(spread?.average ?? null),
            numberCell(spread?.q1 ?? null),
            numberCell(spread?.median ?? null),
            numberCell(spread?.q3 ?? null),
            numberCell(notes, notes > 0 ? rows.paidBy(client_id) : undefined),
            numberCell(still),
          ],
        })),
      }}
    >
      <RangeBars rows={drawn} unit="dias" />
    </ChartBlock>
  );
};
