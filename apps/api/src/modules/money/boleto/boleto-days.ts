import { type PlacedHoliday, restsOn } from '@esteto/domain/agenda/holiday/holiday-form';
import { boletoMachine } from '@esteto/domain/money/boleto/boleto-life';
import { boletoReminder, boletoStanding, payBy } from '@esteto/domain/money/boleto/boleto-standing';
import type { Deps } from '../../../deps.ts';
import { inBatches } from '../../../platform/jobs/each.ts';
import { systemActor } from '../../../platform/work/actor.ts';
import { boletos as table } from '../../../tables/boleto/boleto.tables.ts';
import type { MonthService } from '../../month/month/month.service.ts';
import type { NoticeService } from '../../office/notice/notice.service.ts';
import * as boletos from './boleto-days.repository.ts';
import { reminderNews } from './boleto-news.ts';

/** Boletos in one transaction of the clock. */
const BATCH = 200;

/** Boletos that fell due before today become overdue. A job of every hour. */
export const expireDue =
  ({ db, work, clock }: Pick<Deps, 'db' | 'work' | 'clock'>) =>
  async (request_id: string): Promise<void> => {
    const next = (after: number) => boletos.dueIds(db, clock.today(), { after, limit: BATCH });
    await inBatches('boletos', next, (ids) =>
      work(systemActor(request_id), async (tx) => {
        const due = await boletos.lockDue(tx.db, tx.today, ids);
        await tx.moveAll(table, boletoMachine, due, { action: 'expire', by: 'system' });
      }),
    );
  };

/** Tells who pays of what can be paid for 3 days more, for today alone, and once of what is late, and marks it. A job: run again, it finds nothing to do. */
export const remind =
  ({ db, work, clock, notices }: Pick<Deps, 'db' | 'work' | 'clock'> & { notices: Pick<NoticeService, 'tell'> }) =>
  async (request_id: string): Promise<void> => {
    const next = (after: number) => boletos.idsToRemind(db, clock.today(), { after, limit: BATCH });
    await inBatches('boletos to remind of', next, (ids) =>
      work(systemActor(request_id), async (tx) => {
        const rows = await tx.lockAll(table, { scope: boletos.toRemind(tx.today, ids), most: BATCH });
        const due = rows.filter(({ pay_by, reminder }) => boletoReminder(pay_by, tx.today) !== reminder);
        const marked = ({ pay_by }: (typeof due)[number]) => ({ reminder: boletoReminder(pay_by, tx.today) });
        await tx.changeAll(table, due, marked, ({ company_id }) => ({ action: 'boleto.reminded', company_id }));
        await notices.tell(
          tx,
          due.map((row) => reminderNews(row, tx.today)),
        );
      }),
    );
  };

/** Last days to pay follow a holiday that staff told or took away, for boletos that nobody has paid yet. A job. */
export const followHoliday =
  ({ db, work, months }: Pick<Deps, 'db' | 'work'> & { months: MonthService }) =>
  async (holiday: PlacedHoliday, request_id: string): Promise<void> => {
    const next = (after: number) => boletos.idsAround(db, holiday.date, { after, limit: BATCH });
    await inBatches('boletos around a holiday', next, (ids) =>
      work(systemActor(request_id), async (tx) => {
        const { local } = await months.terms(tx.db);
        for (const { state, ibge, ...row } of await boletos.lockOpen(tx.db, ids)) {
          const pay_by = restsOn(holiday, { state, ibge }) ? payBy(row, local({ state, ibge })) : row.pay_by;
          const step = { action: 'date', by: 'system', before: boletoStanding({ ...row, pay_by }, tx.today) } as const;
          if (pay_by !== row.pay_by) await tx.move(table, boletoMachine, row, step, { pay_by, reminder: null });
        }
      }),
    );
  };
