import { formatMoney } from '../../shared/money/money.ts';
import { formatTaxRate } from '../../shared/money/percent.ts';
import { moneyStep, rateStep, type Step, textStep } from './step.ts';
import type { SimplesAnnex, SimplesBand, SimplesTable } from './tables/simples-table.ts';

type Figures = {
  annex: SimplesAnnex;
  rbt12: number;
  revenue: number;
  table: SimplesTable;
  number: number;
  band: SimplesBand;
  /** Effective rate by the band alone, and with what comes on top of it. */
  band_rate: string;
  effective_rate: string;
  /** The DAS before the ISS that is paid elsewhere is taken out. */
  whole: number;
  is_iss_capped: boolean;
  /** The band whose ISS comes on top. */
  iss_band: SimplesBand | null;
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

const rateLines = ({ annex, rbt12, table, number, band, band_rate, effective_rate, iss_band }: Figures): Step[] => {
  const { source, window } = table;
  return [
    moneyStep('Receita bruta de 12 meses (RBT12)', rbt12, {
      formula: `Do ${window.first}º ao ${window.last}º mês antes da competência`,
      source,
    }),
    textStep('Faixa', `${number}ª do anexo ${annex}, até ${formatMoney(band.up_to)}`, { source }),
    rateStep('Alíquota nominal', band.rate, { source }),
    moneyStep('Parcela a deduzir', band.deduction, { source }),
    rateStep(iss_band ? 'Alíquota efetiva da faixa' : 'Alíquota efetiva', band_rate, {
      formula:
        rbt12 === 0
          ? 'Sem receita nos 12 meses vale a alíquota nominal da 1ª faixa'
          : `(${formatMoney(rbt12)} × ${formatTaxRate(band.rate)} − ${formatMoney(band.deduction)}) ÷ ${formatMoney(rbt12)}`,
      source: 'LC 123/2006, art. 18, § 1º-A',
    }),
    ...(iss_band
      ? [
          rateStep('Alíquota efetiva com o ISS', effective_rate, {
            formula: `Dentro do sublimite o ISS continua no DAS, pela faixa de até ${formatMoney(iss_band.up_to)}: (${formatMoney(rbt12)} × ${formatTaxRate(iss_band.rate)} − ${formatMoney(iss_band.deduction)}) ÷ ${formatMoney(rbt12)} × parcela do ISS`,
            source: 'Res. CGSN 140/2018, art. 24; Manual do PGDAS-D',
          }),
        ]
      : []),
  ];
};

const issLines = ({ is_iss_capped, table, whole, total }: Figures): Step[] => [
  ...(is_iss_capped
    ? [
        rateStep('ISS limitado', table.iss_most, {
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
