import { copyOutcome, type PayrollOutcome, payrollResultState, sheetOutcome } from '@esteto/domain/month/payroll-batch/payroll-outcome';
import type { Deps } from '../../../deps.ts';
import { tellFailures } from '../../../platform/jobs/each.ts';
import type { Tx } from '../../../platform/work/work.ts';
import { payrollMonths } from '../../../tables/r-factor/r-factor.tables.ts';
import { actorFor, type UserService } from '../../identity/user/user.service.ts';
import * as batches from './payroll-batch.repository.ts';

type Parts = Pick<Deps, 'db' | 'work'> & { users: UserService };

/**
 * Tells every payroll that waits in a batch, each in a transaction of its own and in the name of who began the batch. A job. The month may have been closed
 * or told since it was looked at: each is judged again, by the function that showed what would come.
 */
export const tellWaiting =
  ({ db, work, users }: Parts) =>
  async (request_id: string): Promise<void> => {
    const failures = new Map<number, unknown>();
    const tellNext = async (next: batches.Waiting): Promise<void> => {
      const actor = await actorFor(users, next.created_by, request_id);
      await work(actor, (tx) => tell(tx, next));
    };
    for (let next = await batches.nextWaiting(db, []); next; next = await batches.nextWaiting(db, [...failures.keys()])) {
      const { batch_id } = next;
      await tellNext(next).catch((error: unknown) => void failures.set(batch_id, error));
    }
    tellFailures('payroll batches', failures);
  };

type Locked = NonNullable<Awaited<ReturnType<typeof batches.lockRow>>>;

const tell = async (tx: Tx, next: batches.Waiting): Promise<void> => {
  const locked = await batches.lockRow(tx.db, next);
  if (!locked) return;
  const { row, competence } = locked;
  const [company] = row.company_id === null ? [] : await batches.factsOf(tx.db, competence, [row.company_id]);
  const outcome = company ? outcomeOf(locked, company) : GONE;
  const { result, words, before, after } = outcome;
  const isTold = payrollResultState[result] === 'waiting';
  if (company && after && isTold) await write(tx, locked, company, outcome);
  await batches.settle(tx.db, next, { result, words, before, after, state: isTold ? 'done' : payrollResultState[result] });
};

const GONE: PayrollOutcome = {
  result: 'not_working',
  words: 'A abertura não terminou, ou a empresa saiu do escritório.',
  before: null,
  after: null,
};

const outcomeOf = ({ row, kind }: Locked, company: batches.Facts): PayrollOutcome => {
  if (kind === 'copy') return copyOutcome(company);
  const outcome = sheetOutcome(row.after ?? {}, company);
  if ((company.payroll?.version ?? null) === row.seen_version) return outcome;
  return { ...outcome, result: 'moved_on', words: 'Alguém mudou esta folha depois da conferência. Importe a linha de novo.' };
};

const write = async (
  tx: Tx,
  { row, kind, competence, file_name }: Locked,
  { id: company_id, payroll }: batches.Facts,
  { after, words }: PayrollOutcome,
): Promise<void> => {
  if (!after) return;
  const file = `“${file_name ?? ''}”`;
  const reason = words ?? (kind === 'totals' ? `Totalizadores do eSocial, ${file}.` : `Planilha ${file}, linha ${row.number}.`);
  const event = { company_id, reason };
  if (!payroll) {
    await tx.insert(payrollMonths, { ...after, company_id, competence, reason }, { ...event, action: 'payroll_month.created' });
    return;
  }
  const { id, version } = payroll;
  await tx.update(payrollMonths, { id, version, scope: undefined }, { ...after, reason }, { ...event, action: 'payroll_month.edited' });
};
