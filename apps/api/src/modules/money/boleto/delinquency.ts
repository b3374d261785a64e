import { competenceOf } from '@esteto/domain/shared/date/competence';
import { countOf } from '@esteto/domain/shared/text/text';
import type { Deps } from '../../../deps.ts';
import { inBatches } from '../../../platform/jobs/each.ts';
import { systemActor } from '../../../platform/work/actor.ts';
import type { Tx } from '../../../platform/work/work.ts';
import { companies as table } from '../../../tables/company/company.tables.ts';
import type { CompanyService } from '../../company/company/company.service.ts';
import type { MonthService } from '../../month/month/month.service.ts';
import type { NoticeService } from '../../office/notice/notice.service.ts';
import * as delinquency from './delinquency.repository.ts';

// A company that leaves a fee unpaid becomes delinquent by the rule of the office, and comes back once it has paid. What the team set is left as it is.

type Standing = { companies: Pick<CompanyService, 'followRule'>; notices: Pick<NoticeService, 'tell'> };
type Parts = Standing & Pick<Deps, 'db' | 'work' | 'clock'> & { months: Pick<MonthService, 'terms'> };

/** Companies in one transaction of the clock. */
const BATCH = 200;

/** Those of some companies that the rule made delinquent and that owe no fee any more whose day is over. */
export const backByPayment = async ({ companies, notices }: Standing, tx: Tx, ids: readonly number[]): Promise<void> => {
  const rows = await tx.lockAll(table, { scope: delinquency.hasPaid(tx.db, tx.today, ids), most: ids.length });
  if (rows.length > 0) await notices.tell(tx, await companies.followRule(tx, rows, 'active', 'Os honorários vencidos foram pagos.'));
};

/** A job: run again, it finds nothing to do. */
export const followDelinquency =
  ({ db, work, clock, months, companies, notices }: Parts) =>
  async (request_id: string): Promise<void> => {
    const today = clock.today();
    const days = (await months.terms(db)).rules(competenceOf(today)).delinquent_after ?? null;
    const settled = (after: number) => delinquency.paidIds(db, today, { after, limit: BATCH });
    await inBatches('companies that paid', settled, (ids) =>
      work(systemActor(request_id), (tx) => backByPayment({ companies, notices }, tx, ids)),
    );
    if (days === null) return;
    const late = (after: number) => delinquency.lateIds(db, { today, days }, { after, limit: BATCH });
    const reason = `Honorário sem pagamento há ${countOf(days, 'dia', 'dias')} ou mais.`;
    await inBatches('companies that are late', late, (ids) =>
      work(systemActor(request_id), async (tx) => {
        const rows = await tx.lockAll(table, { scope: delinquency.isLate(tx.db, { today: tx.today, days }, ids), most: BATCH });
        await notices.tell(tx, await companies.followRule(tx, rows, 'delinquent', reason));
      }),
    );
  };
