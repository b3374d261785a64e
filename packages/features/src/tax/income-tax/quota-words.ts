import type { IncomeTaxQuota } from '@esteto/contract/tax/income-tax-quota';
import { formatCompetenceNumeric } from '@esteto/domain/shared/date/competence';
import { formatDateNumeric } from '@esteto/domain/shared/date/date';
import { formatMoney } from '@esteto/domain/shared/money/money';
import type { Tone } from '@esteto/domain/shared/status/tone';
import { incomeTaxQuotaStatusLabel, incomeTaxQuotaStatusTone } from '@esteto/domain/tax/income-tax/income-tax-quota-life';

/** '1ª quota, vencimento 29/05/2026'. */
export const quotaName = ({ number, due_date }: Pick<IncomeTaxQuota, 'number' | 'due_date'>): string =>
  `${number}ª quota, vencimento ${formatDateNumeric(due_date)}`;

export const quotaStanding = ({ status, due_date }: IncomeTaxQuota, today: string): { label: string; tone: Tone } =>
  status === OPEN && due_date < today
    ? { label: 'Vencida', tone: 'attention' }
    : { label: incomeTaxQuotaStatusLabel[status], tone: incomeTaxQuotaStatusTone[status] };

const OPEN: IncomeTaxQuota['status'] = 'open';

/** What it comes to and of which parts, or what was paid and what it came to on that day. */
export const quotaNote = ({ status, amount, paid_on, paid_amount, cost }: IncomeTaxQuota): string => {
  if (status === ENDED) return `${formatMoney(amount)}: outra declaração tomou o lugar desta, e esta quota não é mais devida.`;
  const parts = [
    formatMoney(amount),
    cost.interest > 0 && `${formatMoney(cost.interest)} de juros`,
    cost.fine > 0 && `${formatMoney(cost.fine)} de multa`,
  ].filter(Boolean);
  const sum = parts.length > 1 ? `${parts.join(' + ')} = ${formatMoney(cost.total)}` : parts.join('');
  const guess = cost.missing.length > 0 && `sem a Selic de ${cost.missing.map(formatCompetenceNumeric).join(', ')}, que não é conhecida`;
  if (paid_on === null || paid_amount === null) return [`Hoje: ${sum}`, guess].filter(Boolean).join('; ');
  const paid = `Paga em ${formatDateNumeric(paid_on)}: ${formatMoney(paid_amount)}`;
  return paid_amount === cost.total ? paid : [`${paid}; nesse dia eram ${sum}`, guess].filter(Boolean).join('; ');
};

const ENDED: IncomeTaxQuota['status'] = 'ended';

/** What stands over the quotas of a return. */
export const QUOTAS_TITLE = 'Quotas do imposto, DARF 0211';
