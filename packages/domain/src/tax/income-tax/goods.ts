import { formatMoney, sumCents } from '../../shared/money/money.ts';
import { GOODS_SOURCES, type GoodsSource, type IncomeTaxAssetGroup, isDebt, PARTNERSHIP_GROUP } from './income-tax-asset-groups.ts';

// What a person has and owes at the end of a year, beside the end of the year before. It counts into no tax.

/** Cents. */
export type GoodsLine = {
  group_code: IncomeTaxAssetGroup;
  source: GoodsSource;
  description: string;
  document: string | null;
  registration: string | null;
  value_before: number;
  value: number;
  /** What the person told. */
  asset_id: number | null;
  /** The company of theirs that it is a part of. */
  company_id: number | null;
};

/** `counts`: it is part of the sums; what the articles of association say already is not. */
export type CountedGoods = GoodsLine & { counts: boolean };

/** Told of the year before and not yet of this one. `value`: of the end of the year before. */
export type PendingGoods = Pick<GoodsLine, 'group_code' | 'description' | 'document' | 'registration' | 'value'> & { asset_id: number };

export type GoodsSum = { value_before: number; value: number };
export type GoodsDifference = { description: string; document: string; sides: (GoodsSum & { source: GoodsSource; counts: boolean })[] };

/** Net worth that grew by more than what is known to have come in. `missing`: of `growth`, what nothing explains. */
export type UnexplainedGrowth = { growth: number; available: number; missing: number };

export type Goods = {
  lines: CountedGoods[];
  pending: PendingGoods[];
  differences: GoodsDifference[];
  assets: GoodsSum;
  debts: GoodsSum;
  unexplained: UnexplainedGrowth | null;
};

/** What came in during the year: income of every kind, less the tax that was paid of it in the year and the spending that is known. May be below zero. */
export type CashOfYear = { income: number; tax_paid: number; spending: number };

/**
 * The goods and debts of a year. Of a company whose articles were made here these count, and what was told of it stands beside them where it differs. Growth
 * is judged only once nothing waits to be confirmed: before that it is not known.
 */
export const goodsOf = ({
  lines,
  pending,
  cash,
}: {
  lines: readonly GoodsLine[];
  pending: readonly PendingGoods[];
  cash: CashOfYear;
}): Goods => {
  const groups = Map.groupBy(lines, keyOf);
  const counted = lines.map((line) => ({ ...line, counts: line.source === firstSource(groups.get(keyOf(line)) ?? []) }));
  const of = (debts: boolean) => counted.filter(({ counts, group_code }) => counts && isDebt(group_code) === debts);
  const [assets, debts] = [sumOf(of(false)), sumOf(of(true))];
  return {
    lines: counted,
    pending: [...pending],
    differences: [...groups.values()].flatMap(differenceOf),
    assets,
    debts,
    unexplained: pending.length > 0 ? null : unexplainedGrowth({ assets, debts }, cash),
  };
};

/** Only a share of a company with its CNPJ can be told of twice. */
const keyOf = ({ group_code, document, asset_id }: GoodsLine): string =>
  group_code === PARTNERSHIP_GROUP && document !== null ? document : `told ${asset_id}`;

const firstSource = (group: readonly GoodsLine[]): GoodsSource | undefined =>
  GOODS_SOURCES.find((source) => group.some((line) => line.source === source));

const sumOf = (lines: readonly GoodsSum[]): GoodsSum => ({
  value_before: sumCents(lines.map(({ value_before }) => value_before)),
  value: sumCents(lines.map(({ value }) => value)),
});

const differenceOf = (group: readonly GoodsLine[]): GoodsDifference[] => {
  const [line] = group;
  const first = firstSource(group);
  if (!line?.document || !first) return [];
  const sides = [...Map.groupBy(group, ({ source }) => source)].map(([source, said]) => ({
    source,
    counts: source === first,
    ...sumOf(said),
  }));
  const [one, ...others] = sides;
  if (others.every((side) => side.value === one?.value && side.value_before === one.value_before)) return [];
  return [{ description: line.description, document: line.document, sides }];
};

/** Null where what came in explains the growth. */
export const unexplainedGrowth = (
  { assets, debts }: { assets: GoodsSum; debts: GoodsSum },
  { income, tax_paid, spending }: CashOfYear,
): UnexplainedGrowth | null => {
  const growth = assets.value - assets.value_before - (debts.value - debts.value_before);
  const available = income - tax_paid - spending;
  const missing = growth - Math.max(0, available);
  return missing > 0 ? { growth, available, missing } : null;
};

/** It asks, and accuses of nothing: what explains it may be unknown to us. */
export const unexplainedSentence = (year: number, { growth, available, missing }: UnexplainedGrowth): string =>
  `Variação patrimonial a descoberto: em ${year} o patrimônio cresceu ${formatMoney(growth)}, e do que entrou, menos o imposto pago e os gastos conhecidos, ${
    available > 0 ? `sobram ${formatMoney(available)}` : 'não sobra nada'
  }. Faltam ${formatMoney(missing)} sem origem conhecida: confira os valores e os rendimentos que ainda não estão aqui (Lei 7.713/1988, art. 3º, § 1º).`;

/** What changed from one end of a year to the other, in words. */
export const goodsChange = ({ value_before, value }: GoodsSum): string => {
  if (value === value_before) return 'sem mudança no ano';
  return `${value > value_before ? '+' : '−'} ${formatMoney(Math.abs(value - value_before))} no ano`;
};
