// The groups of Receita's yearly return: 'Bens e Direitos' and 'Dívidas e Ônus Reais' (programs of the exercises 2022 to 2026; IN RFB of each exercise).

export const ASSET_GROUPS = ['01', '02', '03', '04', '05', '06', '07', '08', '99'] as const;
export const DEBT_GROUPS = ['11', '12', '13', '14', '15', '16'] as const;
export const INCOME_TAX_ASSET_GROUPS = [...ASSET_GROUPS, ...DEBT_GROUPS] as const;

export type AssetGroup = (typeof ASSET_GROUPS)[number];
export type DebtGroup = (typeof DEBT_GROUPS)[number];
export type IncomeTaxAssetGroup = AssetGroup | DebtGroup;

export const assetGroupLabel: Record<AssetGroup, string> = {
  '01': '01 · Bens imóveis',
  '02': '02 · Bens móveis',
  '03': '03 · Participações societárias',
  '04': '04 · Aplicações e investimentos',
  '05': '05 · Créditos',
  '06': '06 · Depósito à vista e numerário',
  '07': '07 · Fundos',
  '08': '08 · Criptoativos',
  '99': '99 · Outros bens e direitos',
};

export const debtGroupLabel: Record<DebtGroup, string> = {
  '11': '11 · Estabelecimento bancário comercial',
  '12': '12 · Sociedades de crédito, financiamento e investimento',
  '13': '13 · Outras pessoas jurídicas',
  '14': '14 · Pessoas físicas',
  '15': '15 · Empréstimos contraídos no exterior',
  '16': '16 · Outras dívidas e ônus reais',
};

/** In the order in which a form offers them. */
export const incomeTaxAssetGroupOptions: readonly { value: IncomeTaxAssetGroup; label: string }[] = [
  ...ASSET_GROUPS.map((value) => ({ value, label: `Bem: ${assetGroupLabel[value]}` })),
  ...DEBT_GROUPS.map((value) => ({ value, label: `Dívida: ${debtGroupLabel[value]}` })),
];

export const incomeTaxAssetGroupLabel: Record<IncomeTaxAssetGroup, string> = { ...assetGroupLabel, ...debtGroupLabel };

/** A share of a company: what is told of it is held against what its articles say. */
export const PARTNERSHIP_GROUP = '03' satisfies AssetGroup;

const debts: readonly string[] = DEBT_GROUPS;
export const isDebt = (group: IncomeTaxAssetGroup): boolean => debts.includes(group);

/** Who says it: the articles of association that were made here, or the person. The first one counts. */
export const GOODS_SOURCES = ['partnership', 'told'] as const;
export type GoodsSource = (typeof GOODS_SOURCES)[number];

export const goodsSourceLabel: Record<GoodsSource, string> = { partnership: 'Quadro societário', told: 'Informado' };
