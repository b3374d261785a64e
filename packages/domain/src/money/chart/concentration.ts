import { formatMoney, sumCents } from '../../shared/money/money.ts';
import { sharesOf, WHOLE } from './shares.ts';

// How much of the revenue hangs on one payer. No law draws the lines; each is told with its reason.

/** Half: without this one payer less is left than is gone. */
export const HIGH_SHARE = 5_000;
/** A quarter: what the payer brings in a year are three months of revenue. */
export const MEDIUM_SHARE = 2_500;
/** CPC 22, item 34: accounts name each client that brings a tenth of the revenue or more. */
export const MAJOR_SHARE = 1_000;

export type ConcentrationRisk = 'high' | 'medium' | 'low';

export const concentrationReason: Record<ConcentrationRisk, string> = {
  high: 'Chamamos de alta a partir de 50 %: sem esse pagador, fica menos do que o que se perde.',
  medium: 'Chamamos de média a partir de 25 %: em um ano, são três meses de receita em um só contrato.',
  low: 'Chamamos de baixa até 25 %: sem o maior pagador, mais de três quartos da receita continuam.',
};

export type Payer = { name: string; revenue: number };

export type Concentration = {
  risk: ConcentrationRisk;
  /** The payer that brings most; `share`: of the revenue, in hundredths of a per cent. */
  largest: { name: string; share: number };
  /** How many bring a tenth of the revenue or more. */
  major: number;
  /** What the payer means, in one sentence. */
  sentence: string;
};

/** The concentration of a revenue on its payers, told in whatever order, in cents; null where nothing was invoiced. */
export const concentrationOf = (payers: readonly Payer[]): Concentration | null => {
  const sorted = payers.toSorted((a, b) => b.revenue - a.revenue);
  const [first] = sorted;
  const total = sumCents(sorted.map(({ revenue }) => revenue));
  if (!first || total === 0) return null;
  const shares = sharesOf(sorted.map(({ revenue }) => revenue));
  const share = shares[0] ?? 0;
  const left = total - first.revenue;
  return {
    risk: share >= HIGH_SHARE ? 'high' : share >= MEDIUM_SHARE ? 'medium' : 'low',
    largest: { name: first.name, share },
    major: shares.filter((one) => one >= MAJOR_SHARE).length,
    sentence:
      share === WHOLE
        ? `Toda a receita vem de ${first.name}: se esse contrato parar, não entra mais nada.`
        : `De cada ${formatMoney(WHOLE)} de receita, ${formatMoney(share)} vêm de ${first.name}: se esse contrato parar, a receita do período cai de ${formatMoney(total)} para ${formatMoney(left)}.`,
  };
};

export const concentrationLabel: Record<ConcentrationRisk, string> = {
  high: 'Dependência alta',
  medium: 'Dependência média',
  low: 'Dependência baixa',
};
