// The groups of Receita's yearly return: 'Bens e Direitos' and 'Dívidas e Ônus Reais' (programs of the exercises 2022 to 2026; IN RFB of each exercise).
// The letter parts what is had (B) from what is owed (D): Receita numbers both, each from its own table.

export const ASSET_GROUPS = ['B01', 'B02', 'B03', 'B04', 'B05', 'B06', 'B07', 'B08', 'B99'] as const;
export const DEBT_GROUPS = ['D11', 'D12', 'D13', 'D14', 'D15', 'D16'] as const;
export const INCOME_TAX_ASSET_GROUPS = [...ASSET_GROUPS, ...DEBT_GROUPS] as const;

export type AssetGroup = (typeof ASSET_GROUPS)[number];
export type DebtGroup = (typeof DEBT_GROUPS)[number];
export type IncomeTaxAssetGroup = AssetGroup | DebtGroup;

const assetGroupLabel: Record<AssetGroup, string> = {
  B01: 'Bem 01 · Bens imóveis',
  B02: 'Bem 02 · Bens móveis',
  B03: 'Bem 03 · Participações societárias',
  B04: 'Bem 04 · Aplicações e investimentos',
  B05: 'Bem 05 · Créditos',
  B06: 'Bem 06 · Depósito à vista e numerário',
  B07: 'Bem 07 · Fundos',
  B08: 'Bem 08 · Criptoativos',
  B99: 'Bem 99 · Outros bens e direitos',
};

const debtGroupLabel: Record<DebtGroup, string> = {
  D11: 'Dívida 11 · Estabelecimento bancário comercial',
  D12: 'Dívida 12 · Sociedades de crédito, financiamento e investimento',
  D13: 'Dívida 13 · Outras pessoas jurídicas',
  D14: 'Dívida 14 · Pessoas físicas',
  D15: 'Dívida 15 · Empréstimos contraídos no exterior',
  D16: 'Dívida 16 · Outras dívidas e ônus reais',
};

export const incomeTaxAssetGroupLabel: Record<IncomeTaxAssetGroup, string> = { ...assetGroupLabel, ...debtGroupLabel };

/** A share of a company: what is told of it is held against what its articles say. */
export const PARTNERSHIP_GROUP = 'B03' satisfies AssetGroup;

const debts: readonly string[] = DEBT_GROUPS;
export const isDebt = (group: IncomeTaxAssetGroup): boolean => debts.includes(group);

/** Who says it: the articles of association that were made here, or the person. The first one counts. */
export const GOODS_SOURCES = ['partnership', 'told'] as const;
export type GoodsSource = (typeof GOODS_SOURCES)[number];

export const goodsSourceLabel: Record<GoodsSource, string> = { partnership: 'Quadro societário', told: 'Informado' };
