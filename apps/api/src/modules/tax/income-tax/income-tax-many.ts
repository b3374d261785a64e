import type { InputOf } from '@esteto/contract/endpoint';
import type { incomeTax as contract } from '@esteto/contract/tax/income-tax';
import type { Deps } from '../../../deps.ts';
import { AppError, notFound } from '../../../platform/http/app-error.ts';
import type { SessionActor } from '../../../platform/work/actor.ts';
import type { Row } from '../../../platform/work/record-table.ts';
import type { Tx } from '../../../platform/work/work.ts';
import { incomeTaxPendencies, incomeTaxes as table } from '../../../tables/income-tax/income-tax.tables.ts';
import type { NoticeService } from '../../office/notice/notice.service.ts';
import * as returns from './income-tax.repository.ts';
import { tellPerson } from './news/income-tax-news.ts';

type Parts = Pick<Deps, 'work'> & {
  notices: NoticeService;
  refuseOutsider: (tx: Tx, responsible_id: number | null | undefined) => Promise<void>;
};

/** What is done to several returns at once. */
export const incomeTaxMany = ({ work, notices, refuseOutsider }: Parts) => ({
  assign: (actor: SessionActor, { body: { income_tax_ids, responsible_id } }: InputOf<typeof contract.assign>): Promise<void> =>
    work(actor, async (tx) => {
      await refuseOutsider(tx, responsible_id);
      const rows = await lockChosen(tx, income_tax_ids);
      const others = rows.filter((row) => row.responsible_id !== responsible_id);
      await tx.changeAll(table, others, { responsible_id }, { action: 'income_tax.assigned' });
    }),

  remind: (actor: SessionActor, { body: { income_tax_ids, text } }: InputOf<typeof contract.remind>): Promise<{ reminded: number }> =>
    work(actor, async (tx) => {
      const rows = await lockChosen(tx, income_tax_ids);
      const waiting = await tx.lockAll(incomeTaxPendencies, { scope: returns.waitingOf(income_tax_ids), most: MOST_PENDENCIES });
      const reminded = rows.filter(({ id }) => waiting.some(({ income_tax_id }) => income_tax_id === id));
      if (reminded.length === 0)
        throw new AppError(422, { message: 'Nenhuma das declarações escolhidas espera pelo médico.', code: 'nobody_to_remind' });
      const again = (row: (typeof waiting)[number]) => ({ reminders_sent: row.reminders_sent + 1 });
      await tx.changeAll(incomeTaxPendencies, waiting, again, { action: 'income_tax_pendency.reminded' });
      const people = [...new Set(reminded.map(({ user_id }) => user_id))];
      await tellPerson(notices, tx, people, {
        kind: 'income_tax.asked',
        title: 'O seu IRPF espera por você',
        body: text,
        key: `income-tax-reminder-${tx.now}`,
      });
      return { reminded: people.length };
    }),
});

/** Most pendencies of the returns that are chosen at once. */
const MOST_PENDENCIES = 2_000;

/** All of them, locked in order of id; 404 where one is not there. */
const lockChosen = async (tx: Tx, ids: readonly number[]): Promise<Row<typeof table>[]> => {
  const chosen = [...new Set(ids)];
  const rows = await tx.lockAll(table, { scope: returns.withIds(chosen), most: chosen.length });
  if (rows.length < chosen.length) throw notFound();
  return rows;
};
