import { formatMoney } from '../shared/money/money.ts';
import { formatTaxRate } from '../shared/money/percent.ts';
import { moneyStep, rateStep, type Step, textStep } from './step.ts';
import type { IssCap, SimplesAnnex, SimplesBand, SimplesTable } from './tables/simples-table.ts';

type Figures = {
  annex: SimplesAnnex;
  rbt12: number;
  revenue: number;
  table: SimplesTable;
  number: number;
  band: SimplesBand;
  effective_rate: string;
  /** The DAS before the ISS that is paid elsewhere is taken out. */
  whole: number;
  cap: IssCap | null;
  taxes: Record<string, number>;
  total: number;
};

/** How a DAS was found, line by line. */
export const simplesSteps = (figures: Figures): Step[] => [
  ...rateLines(figures),
  moneyStep('DAS sobre a receita do mês', figures.whole, {
    formula: `${formatMoney(figures.revenue)} × ${formatTaxRate(figures.effective_rate)}`,
    source: figures.table.source,
  }),
  ...issLines(figures),
  ...Object.entries(figures.taxes).map(([tax, amount]) => moneyStep(tax, amount, { source: figures.table.source })),
  moneyStep('DAS a pagar', figures.total, { formula: 'Soma dos tributos', source: figures.table.source }),
];

const rateLines = ({ annex, rbt12, table, number, band, effective_rate }: Figures): Step[] => {
  const { source, window } = table;
  return [
    moneyStep('Receita bruta de 12 meses (RBT12)', rbt12, {
      formula: `Do ${window.first}º ao ${window.last}º mês antes da competência`,
      source,
    }),
    textStep('Faixa', `${number}ª do anexo ${annex}, até ${formatMoney(band.up_to)}`, { source }),
    rateStep('Alíquota nominal', band.rate, { source }),
    moneyStep('Parcela a deduzir', band.deduction, { source }),
    rateStep('Alíquota efetiva', effective_rate, {
      formula:
        rbt12 === 0
          ? 'Sem receita nos 12 meses vale a alíquota nominal da 1ª faixa'
          : `(${formatMoney(rbt12)} × ${formatTaxRate(band.rate)} − ${formatMoney(band.deduction)}) ÷ ${formatMoney(rbt12)}`,
      source: 'LC 123/2006, art. 18, § 1º-A',
    }),
  ];
};

const issLines = ({ cap, whole, total }: Figures): Step[] => [
  ...(cap
    ? [
        rateStep('ISS limitado', cap.rate, {
          formula: 'O que passa do limite vai para os outros tributos',
          source: 'LC 123/2006, art. 18, § 1º-B, I',
        }),
      ]
    : []),
  ...(total < whole
    ? [
        moneyStep('ISS fora do DAS', total - whole, {
          formula: 'Retido pelo tomador ou recolhido ao município',
          source: 'LC 123/2006, arts. 18, § 4º-A, e 20',
        }),
      ]
    : []),
];
