import type { OwnBoletoRow } from '@esteto/contract/boleto';
import { formatMoney } from '@esteto/domain/shared/money/money';

type Waiting = Pick<OwnBoletoRow, 'now' | 'per_day' | 'needs_new_guide'>;

/** 'Hoje R$ 812,40; a partir de amanhã + R$ 2,68 por dia.' Null where nothing is to be paid any more. */
export const waitingWords = ({ now, per_day, needs_new_guide }: Waiting): string | null => {
  if (now === 0) return null;
  const cost = per_day > 0 ? `; a partir de amanhã + ${formatMoney(per_day)} por dia` : '';
  const guide = needs_new_guide ? ' Sem os juros da Selic: peça uma guia nova à equipe.' : '';
  return `Hoje ${formatMoney(now)}${cost}.${guide}`;
};
