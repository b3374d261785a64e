import type { PayrollMonth } from '../../law/month/payroll-month.ts';
import { formatMoney } from '../../shared/money/money.ts';
import { countOf } from '../../shared/text/text.ts';
import { PAYROLL_VALUES, payrollColumnLabel } from './payroll-columns.ts';

/** 'Pró-labore R$ 2.000,00 → R$ 2.500,00 · FGTS R$ 80,00': what there is, and what it was where it changes. */
export const payrollInWords = (before: PayrollMonth | null, after: PayrollMonth | null): string => {
  const now = after ?? before;
  if (!now) return '';
  const parts = PAYROLL_VALUES.flatMap((value) => {
    const was = before?.[value] ?? null;
    const changes = was !== null && was !== now[value];
    if (now[value] === 0 && !changes) return [];
    return `${payrollColumnLabel[value]} ${changes ? `${formatMoney(was)} → ` : ''}${formatMoney(now[value])}`;
  });
  return parts.length > 0 ? parts.join(' · ') : 'Sem pagamentos';
};

type Counts = { waiting: number; done?: number; left: number; failed: number };

/** What will come of a batch: '212 folhas a informar · 30 ficam como estão · 4 não entram'. */
export const payrollsToCome = ({ waiting, left, failed }: Counts): string =>
  [
    countOf(waiting, 'folha a informar', 'folhas a informar'),
    left > 0 && countOf(left, 'fica como está', 'ficam como estão'),
    failed > 0 && countOf(failed, 'não entra', 'não entram'),
  ]
    .filter(Boolean)
    .join(' · ');

/** How far it came: '100 informadas, 4 não entraram, 112 na fila'. */
export const payrollsDone = ({ waiting, done = 0, left, failed }: Counts): string =>
  [
    countOf(done, 'informada', 'informadas'),
    failed > 0 && countOf(failed, 'não entrou', 'não entraram'),
    left > 0 && countOf(left, 'ficou como estava', 'ficaram como estavam'),
    waiting > 0 && countOf(waiting, 'na fila', 'na fila'),
  ]
    .filter(Boolean)
    .join(', ');
