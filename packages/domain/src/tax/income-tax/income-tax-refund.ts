import { formatDateNumeric } from '../../shared/date/date.ts';
import { formatMoney } from '../../shared/money/money.ts';

/** In whose turn a refund comes, in this order (Lei 9.250/1995, art. 16; Lei 10.741/2003, art. 3; Lei 9.784/1999, art. 69-A; the last by the acts of each exercise). */
export const REFUND_PRIORITIES = ['age_80', 'age_60_or_health', 'teaching', 'prefilled_or_pix', 'none'] as const;
export type RefundPriority = (typeof REFUND_PRIORITIES)[number];

export const refundPriorityLabel: Record<RefundPriority, string> = {
  age_80: '80 anos ou mais',
  age_60_or_health: '60 anos ou mais, deficiência ou doença grave',
  teaching: 'Maior renda do magistério',
  prefilled_or_pix: 'Declaração pré-preenchida e/ou Pix',
  none: 'Sem prioridade',
};

/** Why a refund cannot have come on that day; null where it can. */
export const refundDayProblem = (
  day: string,
  { today, transmitted_on }: { today: string; transmitted_on: string | null },
): string | null => {
  if (day > today) return 'Recebida em: este dia ainda não chegou.';
  if (transmitted_on !== null && day < transmitted_on)
    return `Recebida em: a declaração foi transmitida em ${formatDateNumeric(transmitted_on)}, e antes disso nada foi restituído.`;
  return null;
};

type Refund = {
  refund_amount: number | null;
  refund_batch: string | null;
  refund_priority: RefundPriority | null;
  refund_received_on: string | null;
  refund_received_amount: number | null;
};

/** What came, with the interest that the tax office adds (Selic), or what still comes. Null where there is no refund. */
export const refundWords = (refund: Refund): string | null => {
  const { refund_amount, refund_batch, refund_priority, refund_received_on, refund_received_amount } = refund;
  if (refund_amount === null) return null;
  if (refund_received_on !== null && refund_received_amount !== null) {
    const came = `${formatMoney(refund_received_amount)} recebidos em ${formatDateNumeric(refund_received_on)}`;
    const more = refund_received_amount - refund_amount;
    if (more === 0) return came;
    const declared = formatMoney(refund_amount);
    return more > 0
      ? `${came}: ${declared} da declaração e ${formatMoney(more)} de juros (Selic)`
      : `${came}, ${formatMoney(-more)} menos que os ${declared} da declaração`;
  }
  return [
    `${formatMoney(refund_amount)} a receber, com os juros da Selic até o pagamento`,
    refund_batch === null && 'a Receita ainda não disse em que lote',
    refund_priority && refund_priority !== 'none' && `prioridade: ${refundPriorityLabel[refund_priority].toLowerCase()}`,
  ]
    .filter(Boolean)
    .join(' · ');
};
