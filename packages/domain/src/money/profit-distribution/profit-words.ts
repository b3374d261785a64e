import { MINIMUM_TAX } from '../../law/tax/tables/dividend-table.ts';
import { formatCompetenceLong } from '../../shared/date/competence.ts';
import { formatMoney } from '../../shared/money/money.ts';
import type { ProfitRadar, ProfitYear } from './profit-radar.ts';

/** What one more payment costs, in a sentence, and why or what else there is to know. */
export const radarWords = ({
  paid,
  free,
  tax,
  next,
}: Pick<ProfitRadar, 'paid' | 'free' | 'tax' | 'next'>): { said: string; note: string } => {
  if (free === null) return { said: 'Sem imposto', note: 'Lucros pagos até 2025 não têm imposto.' };
  if (next.amount === 0)
    return free > 0
      ? { said: `Ainda cabem ${formatMoney(free)} sem imposto`, note: monthNote(paid) }
      : { said: tax > 0 ? 'O mês passou do limite' : 'O mês chegou ao limite', note: ABOVE_NOTE };
  if (next.withheld === 0) return { said: 'Sem imposto', note: `Depois dela ainda cabem ${formatMoney(free - next.amount)} no mês.` };
  const said = `Retém ${formatMoney(next.withheld)}, líquido ${formatMoney(next.net)}`;
  if (tax > 0) return { said, note: ABOVE_NOTE };
  const whole = `O imposto é de 10 % sobre tudo o que a empresa paga à pessoa no mês: ${formatMoney(paid + next.amount)}.`;
  return { said, note: free > 0 ? `${whole} Até ${formatMoney(free)} sai sem imposto.` : whole };
};

const monthNote = (paid: number): string =>
  paid > 0 ? `${formatMoney(paid)} já saíram neste mês.` : 'Nada saiu ainda neste mês. O limite é por empresa e por pessoa.';

const ABOVE_NOTE = 'Cada retirada a mais retém 10 % até o mês acabar.';

/** Where a year stands before the minimum tax, in a sentence. */
export const yearWords = ({ received, left, minimum }: Pick<ProfitYear, 'received' | 'left' | 'minimum'>): string => {
  if (left === null) return `${formatMoney(received)}: até 2025 não há imposto mínimo`;
  if (minimum === 0) return `${formatMoney(received)}; faltam ${formatMoney(left)} para os ${formatMoney(MINIMUM_TAX.above)}`;
  return `${formatMoney(received)}; só com estes lucros o imposto mínimo seria ${formatMoney(minimum)}`;
};

/** What writing or voiding in a month means whose EFD-Reinf has left; null where it has not. `mends`: whoever writes may send it anew. */
export const filedWords = (month: string, filed: readonly string[], mends = true): string | null =>
  filed.includes(month)
    ? `A Reinf de ${formatCompetenceLong(month)} já foi entregue: ${mends ? 'será preciso retificar' : 'só o escritório anula'}.`
    : null;
