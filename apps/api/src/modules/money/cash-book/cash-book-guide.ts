import { formatCompetence } from '@esteto/domain/shared/date/competence';
import type { Deps } from '../../../deps.ts';
import { systemActor } from '../../../platform/work/actor.ts';
import type { BoletoService } from '../boleto/boleto.service.ts';
import * as books from './cash-book.repository.ts';

export const GUIDE_OF_MONTH = 'cash-books.guide';

export type GuideOfMonth = { user_id: number; month: string };

/** As long as a boleto says what it is for. */
const LONGEST = 120;

/** The DARF of a month follows what the month was closed with; one that was opened again meanwhile waits until it is closed. A job. */
export const followGuide =
  ({ work, boletos }: Pick<Deps, 'work'> & { boletos: Pick<BoletoService, 'followOwnTax'> }) =>
  async ({ user_id, month }: GuideOfMonth, request_id: string): Promise<void> => {
    await work(systemActor(request_id), async (tx) => {
      const { name, company_id } = await books.keeperOf(tx.db, user_id);
      const [row] = await books.lockMonths(tx, user_id, [month]);
      if (row?.month_status !== 'closed' || !row.figures) return;
      const { darf: amount, due_date } = row.figures;
      const description = `DARF 0190, carnê-leão de ${formatCompetence(month)}: ${name}`.slice(0, LONGEST);
      const tax = { company_id, taxpayer_id: user_id, tax_key: 'carne_leao', competence: month, description } as const;
      const nothing_owed = 'O mês foi fechado de novo sem imposto a pagar';
      await boletos.followOwnTax(tx, { ...tax, amount, due_date, nothing_owed });
    });
  };
