import { type SimplesInput, simplesTaxes } from '../../law/tax/simples.ts';
import type { SimplesAnnex } from '../../law/tax/tables/simples-table.ts';
import { formatMoney } from '../../shared/money/money.ts';
import { DomainError } from '../../shared/result/domain-error.ts';

/**
 * As far as the official DAS may be from ours and still be the same, cents: the PGDAS-D rounds each of the six taxes by itself, for the revenue with ISS
 * and for that without, while ours is rounded once.
 */
const ROUNDING = 10;

export const isNear = (one: number, other: number): boolean => Math.abs(one - other) <= ROUNDING;

/** Parts of a difference that the official revenue and the official RBT12 make, cents; `annex`: the other annex, where its DAS is the official one. */
export type DasDifference = { revenue: number; rbt12: number; annex: SimplesAnnex | null };

type Official = { das: number; revenue: number | null; rbt12: number | null };

/**
 * Why the official DAS is another than ours: it is computed again with the official revenue, then with the official RBT12 too. Null where the law's tables
 * do not reach.
 */
export const dasDifference = (ours: SimplesInput, official: Official): DasDifference | null => {
  try {
    const whole = simplesTaxes(ours).total;
    const revenue = official.revenue ?? ours.revenue;
    const withRevenue = { ...ours, revenue, revenue_without_iss: Math.min(ours.revenue_without_iss ?? 0, revenue) };
    const afterRevenue = simplesTaxes(withRevenue).total;
    const asOfficial = { ...withRevenue, rbt12: official.rbt12 ?? ours.rbt12 };
    const afterRbt12 = simplesTaxes(asOfficial).total;
    const other: SimplesAnnex = ours.annex === 'III' ? 'V' : 'III';
    const isOther = isNear(simplesTaxes({ ...asOfficial, annex: other }).total, official.das) && !isNear(afterRbt12, official.das);
    return { revenue: afterRevenue - whole, rbt12: afterRbt12 - afterRevenue, annex: isOther ? other : null };
  } catch (error) {
    if (error instanceof DomainError) return null;
    throw error;
  }
};

/** 'O oficial é R$ 12,00 maior que o calculado: R$ 11,50 da receita e R$ 0,50 sem explicação'. */
export const differenceWords = (difference: number, parts: DasDifference | null): string => {
  const head = `O oficial é ${formatMoney(Math.abs(difference))} ${difference > 0 ? 'maior' : 'menor'} que o calculado`;
  if (parts === null) return head;
  if (parts.annex) return `${head}: é o do anexo ${parts.annex}`;
  const rest = difference - parts.revenue - parts.rbt12;
  const said = [
    parts.revenue !== 0 && `${formatMoney(parts.revenue)} da receita`,
    parts.rbt12 !== 0 && `${formatMoney(parts.rbt12)} do RBT12`,
  ].filter((part) => part !== false);
  if (said.length === 0) return head;
  return `${head}: ${[...said, ...(isNear(rest, 0) ? [] : [`${formatMoney(rest)} sem explicação`])].join(' e ')}`;
};
