import { boletoFilters } from '@esteto/domain/money/boleto/boleto-form';
import type { Deps } from '../../../deps.ts';
import { beginOf, pile } from '../../../platform/database/pile.ts';
import { boletos } from '../../../tables/boleto/boleto.tables.ts';
import { analystOf, matching } from './boleto.repository.ts';

/** What waits of the boletos. */
export const boletoPiles =
  ({ db }: Pick<Deps, 'db'>) =>
  () => {
    const list = {
      from: boletos,
      person: analystOf,
      amount: boletos.amount,
      where: (filters: Parameters<typeof matching>[1]) => matching(db, filters),
    };
    return {
      boletos_claimed: pile(boletoFilters, { ...list, since: beginOf(boletos.claimed_on) }),
      boletos_overdue: pile(boletoFilters, { ...list, since: beginOf(boletos.pay_by), due: boletos.pay_by }),
    };
  };
