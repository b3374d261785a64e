import type { InputOf } from '@esteto/contract/endpoint';
import type { HistoryEvent } from '@esteto/contract/history';
import type { Page } from '@esteto/contract/list';
import type { ClosingDetail, ClosingRow, ClosingWorkload, closing as contract } from '@esteto/contract/month/closing';
import { closingForm } from '@esteto/domain/month/closing/closing-form';
import { closingDeadline, closingsAfterDeadline } from '@esteto/domain/month/closing/closing-pace';
import type { Deps } from '../../../deps.ts';
import { recordHistory } from '../../../platform/audit/record-history.ts';
import { notFound } from '../../../platform/http/app-error.ts';
import type { FileAnswer } from '../../../platform/http/bind.ts';
import type { SessionActor } from '../../../platform/work/actor.ts';
import { monthClosed } from '../../../platform/work/closed-month.ts';
import { closings as table } from '../../../tables/closing/closing.tables.ts';
import type { UserService } from '../../identity/user/user.service.ts';
import { teamComments } from '../../office/comment/comment.service.ts';
import type { NoticeService } from '../../office/notice/notice.service.ts';
import type { MonthService } from '../month/month.service.ts';
import * as closings from './closing.repository.ts';
import { noteExtract, readExtract, refuseOthersFile } from './closing-extract.ts';
import { detail, lastMonth, page } from './closing-judgement.ts';
import { close, move } from './closing-steps.ts';
import { follow } from './follow-closings.ts';
import { judgeClosings } from './judge-closings.ts';

type Parts = Pick<Deps, 'db' | 'work' | 'clock' | 'files'> & {
  users: UserService;
  months: MonthService;
  notices: NoticeService;
};
export type ClosingService = ReturnType<typeof closingService>;

export const closingService = ({ db, work, clock, files, users, months, notices }: Parts) => ({
  list: (actor: SessionActor, input: InputOf<typeof contract.list>): Promise<Page<ClosingRow>> => page({ db, clock }, actor, input),
  followUp: (actor: SessionActor, input: InputOf<typeof contract.followUp>): Promise<Page<ClosingRow>> => page({ db, clock }, actor, input),
  detail: (_actor: SessionActor, { id }: { id: number }): Promise<ClosingDetail> => detail(clock, db, id),

  /** The months of a company that are closed, as they were kept. One statement. */
  kept: (company_id: number, from: string, to: string) => closings.kept(db, company_id, from, to),

  workload: async (_actor: SessionActor, input: InputOf<typeof contract.workload>): Promise<ClosingWorkload> => {
    const month = input.month ?? lastMonth(clock);
    const analysts = await closings.workload(db, month);
    return {
      month,
      deadline: closingDeadline(month),
      analysts: analysts.map((one) => ({ ...one, after_deadline: closingsAfterDeadline({ month, ...one }, clock.today()) })),
    };
  },

  update: (actor: SessionActor, { id, body: { version, ...form } }: InputOf<typeof contract.update>): Promise<ClosingDetail> =>
    work(actor, async (tx) => {
      if (form.analyst_id) await users.refuseOutsiders(tx.db, form.analyst_id);
      const before = await tx.lock(table, { id, version, scope: undefined });
      if (before.status === 'closed') throw monthClosed(before.month, actor);
      const { extract_file_id, company_id } = before;
      if (form.extract_file_id && form.extract_file_id !== extract_file_id)
        await refuseOthersFile({ files }, tx, form.extract_file_id, company_id);
      await tx.change(table, before, form, { action: 'closing.edited', company_id: before.company_id });
      return detail(clock, tx.db, id);
    }),

  readExtract: readExtract({ db, work, clock, files }),

  extract: async (_actor: SessionActor, { id }: { id: number }): Promise<FileAnswer> => {
    const { extract_file_id, company_id } = await closings.detail(db, id);
    if (!extract_file_id) throw notFound();
    return files.read(db, extract_file_id, company_id);
  },

  /** In the transaction of whoever took an extract. */
  noteExtract,

  move: move({ work, months, notices }),
  close: close({ work, clock, notices }),

  history: async (_actor: SessionActor, { id }: { id: number }): Promise<HistoryEvent[]> => {
    await closings.detail(db, id);
    return recordHistory(db, { type: 'closing', id }, closingForm);
  },

  ...teamComments({ db, work }, { type: 'closing', find: closings.detail, entity: 'closing', deleted: 'closing.comment_deleted' }),

  follow: follow({ db, work, clock }),

  judge: () => judgeClosings({ db, clock, months }),

  piles: () => closings.piles(db, clock.today()),
});
