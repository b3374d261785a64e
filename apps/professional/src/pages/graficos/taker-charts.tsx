import type { ChartRevenue } from '@esteto/contract/money/chart';
import { TAKER_KIND_FILTERS, takerKindFilterLabel } from '@esteto/domain/billing/client/client-kinds';
import { formatSpan } from '@esteto/domain/money/chart/chart-period';
import { concentrationLabel, concentrationOf, concentrationReason } from '@esteto/domain/money/chart/concentration';
import { formatShare, sharesOf, WHOLE } from '@esteto/domain/money/chart/shares';
import { formatMoney, sumCents } from '@esteto/domain/shared/money/money';
import { countOf } from '@esteto/domain/shared/text/text';
import { ROW } from '@esteto/ui/components/chart/row-size';
import { ChartBlock } from '@esteto/ui/patterns/chart/chart-block.tsx';
import { type ChartData, moneyCell, textCell } from '@esteto/ui/patterns/chart/chart-data';
import { lazyComponent } from '@esteto/ui/system/query/lazy-component';
import { type ChartProps, rowLinks } from './chart-props.ts';

const ShareBars = lazyComponent(() => import('@esteto/ui/components/chart/share-bars.tsx').then(({ ShareBars }) => ShareBars));
const PartsDonut = lazyComponent(() => import('@esteto/ui/components/chart/parts-donut.tsx').then(({ PartsDonut }) => PartsDonut));

type Part = { key: string; name: string; revenue: number; to?: string | undefined };
type Shared = Part & { share: number; shown: string };

const shared = (parts: readonly Part[]): Shared[] => {
  const shares = sharesOf(parts.map(({ revenue }) => revenue));
  return parts.map((part, at) => {
    const share = shares[at] ?? 0;
    return { ...part, share, shown: `${formatMoney(part.revenue)} · ${formatShare(share)}` };
  });
};

const tableOf = (first: string, parts: readonly Shared[]): ChartData => ({
  columns: [first, 'Receita', 'Da receita'],
  rows: parts.map(({ key, name, revenue, share, to }) => ({
    key,
    cells: [textCell(name), moneyCell(revenue, to), textCell(formatShare(share))],
  })),
  total: [
    textCell('Total'),
    moneyCell(sumCents(parts.map(({ revenue }) => revenue))),
    textCell(formatShare(sumCents(parts.map(({ share }) => share)))),
  ],
});

/** More bars than these are no picture: the rest is one, and the table has all. */
const DRAWN = 10;

export const RevenueByTaker = ({ data, span, rows }: ChartProps<ChartRevenue>) => {
  const takers = shared(
    data.takers.map(({ client_id, name, revenue }) => ({ key: String(client_id), name, revenue, to: rows.revenueFrom(client_id) })),
  );
  const drawn = [...takers.slice(0, DRAWN), ...othersOf(takers.slice(DRAWN))];
  const [first] = takers;
  return (
    <ChartBlock
      title="Receita por tomador"
      period={formatSpan(span)}
      sentence={`${countOf(takers.length, 'tomador', 'tomadores')} no período${first ? `; o maior é ${first.name}, com ${formatMoney(first.revenue)}` : ''}.`}
      height={drawn.length * ROW}
      links={rowLinks('Cada tomador abre as suas notas.', drawn)}
      data={tableOf('Tomador', takers)}
    >
      <ShareBars rows={drawn.map((taker) => ({ ...taker, value: taker.revenue, others: taker.key === OTHERS }))} />
    </ChartBlock>
  );
};

const OTHERS = 'others';

const othersOf = (takers: readonly Shared[]): Shared[] => {
  if (takers.length === 0) return [];
  const revenue = sumCents(takers.map((one) => one.revenue));
  const share = sumCents(takers.map((one) => one.share));
  return [{ key: OTHERS, name: `Outros ${takers.length}`, revenue, share, shown: `${formatMoney(revenue)} · ${formatShare(share)}` }];
};

export const RevenueByKind = ({ data, span, rows }: ChartProps<ChartRevenue>) => {
  const kinds = shared(
    TAKER_KIND_FILTERS.map((kind) => ({
      key: kind,
      name: takerKindFilterLabel[kind],
      revenue: sumCents(data.takers.filter((taker) => (taker.kind ?? 'untold') === kind).map(({ revenue }) => revenue)),
      to: rows.revenueOfKind(kind),
    }))
      .filter(({ revenue }) => revenue > 0)
      .toSorted((a, b) => b.revenue - a.revenue),
  );
  const [first] = kinds;
  const isUntold = kinds.some(({ key }) => key === 'untold');
  return (
    <ChartBlock
      title="Receita por tipo de tomador"
      period={formatSpan(span)}
      sentence={first ? `A maior parte vem de ${first.name}: ${first.shown}.` : 'Nada a dividir.'}
      notes={isUntold ? ['O tipo se diz no cadastro do tomador; enquanto falta, a receita dele fica em “Sem tipo”.'] : []}
      height={kinds.length * ROW}
      links={rowLinks('Cada tipo abre as suas notas.', kinds)}
      data={tableOf('Tipo', kinds)}
    >
      <ShareBars rows={kinds.map((kind) => ({ ...kind, value: kind.share, others: kind.key === 'untold' }))} whole={WHOLE} />
    </ChartBlock>
  );
};

export const PayerConcentration = ({ data, span, rows }: ChartProps<ChartRevenue>) => {
  const takers = shared(
    data.takers.map(({ client_id, name, revenue }) => ({ key: String(client_id), name, revenue, to: rows.revenueFrom(client_id) })),
  );
  const concentration = concentrationOf(data.takers);
  if (!concentration) return null;
  const [first, second, ...rest] = takers;
  const others = sumCents(rest.map(({ share }) => share));
  const parts = [
    ...(first
      ? [
          {
            label: `${first.name}: ${formatShare(first.share)}`,
            value: first.share,
            color: concentration.risk === 'high' ? 'chart.limit' : 'chart.own',
          },
        ]
      : []),
    ...(second ? [{ label: `${second.name}: ${formatShare(second.share)}`, value: second.share, color: 'chart.own', pale: true }] : []),
    ...(rest.length > 0 ? [{ label: `Os outros ${rest.length}: ${formatShare(others)}`, value: others, color: 'chart.compare' }] : []),
  ];
  return (
    <ChartBlock
      title="Quanto depende de um só pagador"
      period={formatSpan(span)}
      sentence={`${concentrationLabel[concentration.risk]}. ${concentration.sentence}`}
      notes={[
        concentrationReason[concentration.risk],
        `${countOf(concentration.major, 'tomador traz', 'tomadores trazem')} 10 % da receita ou mais, o que a contabilidade chama de grande cliente (CPC 22, item 34).`,
      ]}
      legend={parts}
      height={220}
      data={tableOf('Tomador', takers)}
    >
      <PartsDonut parts={parts} middle={formatShare(concentration.largest.share)} />
    </ChartBlock>
  );
};
