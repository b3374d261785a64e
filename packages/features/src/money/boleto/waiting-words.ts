import type { OwnBoletoRow } from '@esteto/contract/money/boleto';
import { formatCompetence } from '@esteto/domain/shared/date/competence';
import { formatDateNumeric } from '@esteto/domain/shared/date/date';
import { formatMoney } from '@esteto/domain/shared/money/money';

type Waiting = Pick<
  OwnBoletoRow,
  'now' | 'per_day' | 'discount' | 'discount_until' | 'needs_new_guide' | 'new_guide_asked_on' | 'selic_missing'
>;

/** Who pays it, or the team. */
export type BoletoReader = 'client' | 'staff';

/** What is to be done about a line that serves no more, for whom it is to do. */
const NEW_GUIDE: Record<BoletoReader, string> = { client: 'peça uma guia nova à equipe', staff: 'substitua por uma guia nova' };

/** 'Com desconto, R$ 792,40 até 05/12/2026; depois, R$ 812,40.' or 'Hoje R$ 812,40; a partir de amanhã + R$ 2,68 por dia.' Null where nothing is to be paid any more. */
export const waitingWords = (
  { now, per_day, discount, discount_until, needs_new_guide, new_guide_asked_on, selic_missing }: Waiting,
  reader: BoletoReader,
): string | null => {
  if (now === 0) return null;
  if (discount > 0 && discount_until)
    return `Com desconto, ${formatMoney(now)} até ${formatDateNumeric(discount_until)}; depois, ${formatMoney(now + discount)}.`;
  const cost = per_day > 0 ? `; a partir de amanhã + ${formatMoney(per_day)} por dia` : '';
  const selic = selic_missing.length > 0 ? ` Sem a Selic de ${selic_missing.map(formatCompetence).join(', ')}, ainda não informada.` : '';
  const isAsked = new_guide_asked_on !== null && reader === 'client';
  const guide = needs_new_guide ? ` A linha antiga não serve mais${isAsked ? '' : `: ${NEW_GUIDE[reader]}`}.` : '';
  return `Hoje ${formatMoney(now)}${cost}.${selic}${guide}`;
};
