import { type TaxRegime, taxRegimeLabel } from '../../company/company/company-kinds.ts';
import { formatMoney } from '../../shared/money/money.ts';

/** Figures of a month that somebody was told or that later months are computed from. Cents. */
export type TrackedFigures = {
  regime: TaxRegime;
  on_cash_basis: boolean;
  revenue: number;
  payroll: number | null;
  annex: string | null;
  das_calculated: number | null;
  presumido: { pis: number; cofins: number; irpj: number; csll: number } | null;
};

/**
 * Figures of a closed month that would differ today, a sentence each: its regime was changed backwards, an earlier month was opened again, money of it was
 * noted late. It stays as it was closed; who reads this opens it again or lets it be.
 */
export const closingChanges = (kept: TrackedFigures, now: TrackedFigures): string[] => {
  const pairs: [string, string, string][] = [
    ['Regime', regimeOf(kept), regimeOf(now)],
    ['Receita', money(kept.revenue), money(now.revenue)],
    ['Folha', money(kept.payroll), money(now.payroll)],
    ['Anexo', kept.annex ?? NONE, now.annex ?? NONE],
    ['DAS', money(kept.das_calculated), money(now.das_calculated)],
    ...PRESUMIDO.map(([key, label]): [string, string, string] => [
      label,
      money(kept.presumido?.[key] ?? null),
      money(now.presumido?.[key] ?? null),
    ]),
  ];
  return pairs
    .filter(([, before, after]) => before !== after)
    .map(([label, before, after]) => `${label}: ${before} no fechamento, ${after} agora.`);
};

const NONE = 'nenhum';
const PRESUMIDO = [
  ['pis', 'PIS'],
  ['cofins', 'Cofins'],
  ['irpj', 'IRPJ'],
  ['csll', 'CSLL'],
] as const;

const money = (cents: number | null): string => (cents === null ? NONE : formatMoney(cents));

const regimeOf = ({ regime, on_cash_basis }: TrackedFigures): string => `${taxRegimeLabel[regime]}${on_cash_basis ? ', de caixa' : ''}`;
