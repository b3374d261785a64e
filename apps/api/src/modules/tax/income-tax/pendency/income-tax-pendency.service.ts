import type { InputOf } from '@esteto/contract/endpoint';
import type { Page } from '@esteto/contract/list';
import type { incomeTaxPendency as contract, PendencyRow } from '@esteto/contract/tax/income-tax-pendency';
import { addDays, formatDateNumeric } from '@esteto/domain/shared/date/date';
import type { PendencyTemplate } from '@esteto/domain/tax/income-tax/income-tax-year-form';
import { pendencyMachine } from '@esteto/domain/tax/income-tax/pendency-life';
import { pendencyLeft, pendencyReminder } from '@esteto/domain/tax/income-tax/pendency-reminder';
import type { Deps } from '../../../../deps.ts';
import { AppError, invalid } from '../../../../platform/http/app-error.ts';
import { inBatches } from '../../../../platform/jobs/each.ts';
import { type SessionActor, systemActor } from '../../../../platform/work/actor.ts';
import type { Tx } from '../../../../platform/work/work.ts';
import { incomeTaxes, incomeTaxPendencies as table } from '../../../../tables/income-tax/income-tax.tables.ts';
import type { NoticeService } from '../../../office/notice/notice.service.ts';
import { tellPerson } from '../news/income-tax-news.ts';
import * as pendencies from './income-tax-pendency.repository.ts';

type Parts = Pick<Deps, 'db' | 'work' | 'clock'> & { notices: NoticeService };

/** Pendencies in one transaction of the clock. */
const BATCH = 100;

/** What is asked of people for their returns: asked with a day, looked at, reminded of by itself. */
export const incomeTaxPendencyService = ({ db, work, clock, notices }: Parts) => {
  const lock = (tx: Tx, id: number, version: number) => tx.lock(table, { id, version, scope: undefined });

  const refusePast = (today: string, due_on: string): void => {
    if (due_on < today) throw invalid({ due_on: 'Prazo: escolha hoje ou um dia que ainda não chegou.' });
  };

  return {
    list: (_actor: SessionActor, input: InputOf<typeof contract.list>): Promise<Page<PendencyRow>> => pendencies.list(db, input),

    templates: (_actor: SessionActor, { id }: { id: number }): Promise<PendencyTemplate[]> => pendencies.templates(db, id),

    create: (actor: SessionActor, { id, body }: InputOf<typeof contract.create>): Promise<{ id: number }> =>
      work(actor, async (tx) => {
        refusePast(tx.today, body.due_on);
        const { user_id, exercise_year, status } = await tx.lock(incomeTaxes, { id, version: null, scope: undefined });
        if (status === 'cancelled' || status === 'finished')
          throw new AppError(422, { message: 'Esta declaração terminou: nada mais é pedido sobre ela.', code: 'income_tax_over' });
        const values = { ...body, income_tax_id: id, status: 'open', reminder: pendencyReminder(body.due_on, tx.today) } as const;
        const made = await tx.insert(table, values, { action: 'income_tax_pendency.asked' });
        await tellPerson(notices, tx, [user_id], {
          kind: 'income_tax.asked',
          title: `IRPF ${exercise_year}: ${body.title}`,
          body: `${body.text} Prazo: ${formatDateNumeric(body.due_on)}.`,
          key: `income-tax-pendency-${made.id}`,
        });
        return { id: made.id };
      }),

    accept: (actor: SessionActor, { id, body: { version } }: InputOf<typeof contract.accept>): Promise<void> =>
      work(actor, async (tx) => {
        await tx.move(table, pendencyMachine, await lock(tx, id, version), { action: 'accept', by: 'staff' });
      }),

    return: (actor: SessionActor, { id, body: { version, reason } }: InputOf<typeof contract.return>): Promise<void> =>
      work(actor, async (tx) => {
        const before = await lock(tx, id, version);
        const { title } = before;
        // Whoever gets it back on its last day, or after it, has time to answer.
        const due_on = before.due_on > tx.today ? before.due_on : addDays(tx.today, 3);
        const values = { reason, due_on, reminder: pendencyReminder(due_on, tx.today) };
        await tx.move(table, pendencyMachine, before, { action: 'return', by: 'staff', reason }, values);
        const { user_id, exercise_year } = await pendencies.home(tx.db, id);
        await tellPerson(notices, tx, [user_id], {
          kind: 'income_tax.asked',
          title: `IRPF ${exercise_year}: complete a resposta sobre ${title}`,
          body: `${reason} Prazo: ${formatDateNumeric(due_on)}.`,
          key: `income-tax-pendency-returned-${id}-${version}`,
        });
      }),

    waive: (actor: SessionActor, { id, body: { version, reason } }: InputOf<typeof contract.waive>): Promise<void> =>
      work(actor, async (tx) => {
        await tx.move(table, pendencyMachine, await lock(tx, id, version), { action: 'waive', by: 'staff', reason }, { reason });
      }),

    extend: (actor: SessionActor, { id, body: { version, due_on } }: InputOf<typeof contract.extend>): Promise<void> =>
      work(actor, async (tx) => {
        refusePast(tx.today, due_on);
        const values = { due_on, reminder: pendencyReminder(due_on, tx.today) };
        await tx.move(table, pendencyMachine, await lock(tx, id, version), { action: 'extend', by: 'staff' }, values);
      }),

    /** Reminds of what ends in 7, 3 and 1 days and of what has ended, each once, and marks this. A job: nothing is left to do when it runs again. */
    remind: (jobId: string): Promise<void> => {
      const until = addDays(clock.today(), 7);
      return inBatches(
        'pendencies',
        (after) => pendencies.waitingUntil(db, until, { after, limit: BATCH }),
        (batch) =>
          work(systemActor(jobId), async (tx) => {
            const rows = await tx.lockAll(table, { scope: pendencies.withIds(batch.map(({ id }) => id)), most: BATCH });
            const ended = rows.filter(({ due_on, status }) => due_on < tx.today && status !== 'overdue');
            const due = rows.filter(({ due_on, reminder }) => pendencyReminder(due_on, tx.today) !== reminder);
            await tx.moveAll(table, pendencyMachine, ended, { action: 'expire', by: 'job' });
            const locked = await tx.lockAll(table, { scope: pendencies.withIds(due.map(({ id }) => id)), most: BATCH });
            await tx.changeAll(
              table,
              locked,
              (row) => ({ reminder: pendencyReminder(row.due_on, tx.today), reminders_sent: row.reminders_sent + 1 }),
              { action: 'income_tax_pendency.reminded' },
            );
            for (const { id, title, due_on } of locked) {
              const home = batch.find((one) => one.id === id);
              if (!home) continue;
              await tellPerson(notices, tx, [home.user_id], {
                kind: 'income_tax.asked',
                title: `IRPF ${home.exercise_year}: ${title}`,
                body: `Ainda esperamos por você: ${pendencyLeft(due_on, tx.today)}.`,
                key: `income-tax-pendency-${id}-reminder-${tx.today}`,
              });
            }
          }),
      );
    },
  };
};
