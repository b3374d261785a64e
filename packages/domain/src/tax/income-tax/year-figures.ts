import { formatMoney } from '../../shared/money/money.ts';

// The figures of a year as its return tells them.

export const YEAR_FIGURES = ['taxable_income', 'exempt_income', 'exclusive_income', 'year_tax', 'assets_value', 'debts_value'] as const;
export type YearFigure = (typeof YEAR_FIGURES)[number];

/** Cents; null of what nobody noted, as in a return that was made elsewhere. */
export type YearFigures = Record<YearFigure, number | null>;

export const yearFigureLabel: Record<YearFigure, string> = {
  taxable_income: 'Rendimentos tributáveis',
  exempt_income: 'Rendimentos isentos',
  exclusive_income: 'Tributação exclusiva na fonte',
  year_tax: 'Imposto do ano, antes do que foi pago',
  assets_value: 'Bens e direitos em 31/12',
  debts_value: 'Dívidas em 31/12',
};

/** 'Rendimentos tributáveis: R$ 1,00', of each figure that is known. */
export const yearFigureLines = (figures: YearFigures): string[] =>
  YEAR_FIGURES.flatMap((figure) => {
    const line = yearFigureLine(figure, figures);
    return line === null ? [] : [line];
  });

const yearFigureLine = (figure: YearFigure, figures: YearFigures): string | null => {
  const cents = figures[figure];
  return cents === null ? null : `${yearFigureLabel[figure]}: ${formatMoney(cents)}`;
};

/**
 * The first figure that is other than in what the person approved: it stands as it was read, where the text (`approval`) says it. What the text does not
 * say may be noted at any time.
 */
export const approvedFigureChange = (before: YearFigures, after: YearFigures, approval: string): YearFigure | null =>
  YEAR_FIGURES.find((figure) => {
    const line = yearFigureLine(figure, before);
    return line !== null && before[figure] !== after[figure] && approval.split('\n\n').includes(line);
  }) ?? null;
