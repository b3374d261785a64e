import type { IncomeTaxAsset } from '@esteto/contract/tax/income-tax-asset';
import { shareValue } from '@esteto/domain/company/company/share-division';
import type { GoodsLine, PendingGoods } from '@esteto/domain/tax/income-tax/goods';
import { PARTNERSHIP_GROUP } from '@esteto/domain/tax/income-tax/income-tax-asset-groups';
import type { CompanyYear } from './income-tax-dossier.repository.ts';

type Known = { lines: GoodsLine[]; pending: PendingGoods[] };

/** What the articles of a person's companies and what they told say of the goods of a year; `assets`: of that year and of the one before. */
export const goodsLines = (year: number, companies: readonly CompanyYear[], assets: readonly IncomeTaxAsset[]): Known => {
  const before = assets.filter((asset) => asset.year === year - 1);
  const now = assets.filter((asset) => asset.year === year);
  const followed = new Set(now.map(({ follows_id }) => follows_id));
  return {
    lines: [
      ...companies.flatMap((company) => partnership(year, company)),
      ...now.map((asset): GoodsLine => {
        const former = before.find(({ id }) => id === asset.follows_id);
        return {
          ...saidOf(asset),
          source: 'told',
          value_before: former?.value ?? asset.value_before,
          value: asset.value,
          company_id: null,
        };
      }),
    ],
    pending: before.filter(({ id, value }) => value > 0 && !followed.has(id)).map((asset) => ({ ...saidOf(asset), value: asset.value })),
  };
};

const saidOf = ({ id, group_code, description, document, registration }: IncomeTaxAsset) => ({
  group_code,
  description,
  document,
  registration,
  asset_id: id,
});

/** What the person paid in by the articles that were made here, from the day on which the company exists. Of a company whose day is not told nothing is said. */
const partnership = (year: number, { id, name, cnpj, opening_date, capital, shares, held }: CompanyYear): GoodsLine[] => {
  const each = capital !== null && shares !== null ? shareValue(capital, shares) : null;
  if (cnpj === null || opening_date === null || each === null || !held || opening_date > `${year}-12-31`) return [];
  const value = each * held;
  return [
    {
      group_code: PARTNERSHIP_GROUP,
      source: 'partnership',
      description: `${held} de ${shares} quotas de ${name}`,
      document: cnpj,
      registration: null,
      value_before: opening_date < `${year}-01-01` ? value : 0,
      value,
      asset_id: null,
      company_id: id,
    },
  ];
};
