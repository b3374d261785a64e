import type { InputOf } from '@esteto/contract/endpoint';
import type { HistoryEvent } from '@esteto/contract/history';
import type { Page } from '@esteto/contract/list';
import type {
  monthlyObligation as contract,
  MatrixRow,
  MonthlyObligationDetail,
  MonthlyObligationRow,
} from '@esteto/contract/month/monthly-obligation';
import type { RecordFile } from '@esteto/contract/record-file';
import { monthlyObligationForm, obligationDeliveryForm } from '@esteto/domain/month/monthly-obligation/monthly-obligation-form';
import { monthlyObligationMachine } from '@esteto/domain/month/monthly-obligation/monthly-obligation-life';
import type { Deps } from '../../../deps.ts';
import { recordHistory } from '../../../platform/audit/record-history.ts';
import type { FileAnswer, UploadedFile } from '../../../platform/http/bind.ts';
import { inBatches } from '../../../platform/jobs/each.ts';
import { type SessionActor, systemActor } from '../../../platform/work/actor.ts';
import { monthlyObligationFiles, monthlyObligations as table } from '../../../tables/monthly-obligation/monthly-obligation.tables.ts';
import type { UserService } from '../../identity/user/user.service.ts';
import { teamComments } from '../../office/comment/comment.service.ts';
import type { NoticeService } from '../../office/notice/notice.service.ts';
import type { MonthService } from '../month/month.service.ts';
import type { MonthFigureService } from '../month/month-figures.service.ts';
import { deliver, deliverBy, deliverMany, move, noFactMany } from './deliver-obligations.ts';
import { followGuides, followMissed } from './follow-guides.ts';
import { followHoliday, followIrpfDeadline, followRule, generateObligations } from './generate-obligations.ts';
import * as obligations from './monthly-obligation.repository.ts';
import { create, offered } from './obligation-added.ts';
import { detail, lateFines, withAmounts } from './obligation-amounts.ts';
import { finesImpact, targetsImpact } from './obligation-impact.ts';
import { byCompany, byDay } from './obligation-views.repository.ts';
import { officeRules } from './office-rules.repository.ts';
import { previewRule } from './rule-preview.ts';

type Parts = Pick<Deps, 'db' | 'work' | 'clock' | 'files'> & {
  users: UserService;
  months: MonthService;
  monthFigures: MonthFigureService;
  notices: NoticeService;
};
type Of = { id: number };

/** Obligations in one transaction of the clock. */
const BATCH = 200;

export type MonthlyObligationService = ReturnType<typeof monthlyObligationService>;

export const monthlyObligationService = ({ db, work, clock, files, users, months, monthFigures, notices }: Parts) => {
  const shown = { clock, months };

  return {
    list: async (_actor: SessionActor, input: InputOf<typeof contract.list>): Promise<Page<MonthlyObligationRow>> => {
      const page = await obligations.list(db, input);
      return { ...page, items: await withAmounts(months, db, page.items) };
    },

    calendar: (_actor: SessionActor, input: InputOf<typeof contract.calendar>) => byDay(db, input),
    matrix: (_actor: SessionActor, input: InputOf<typeof contract.matrix>): Promise<Page<MatrixRow>> => byCompany(db, input),

    detail: (_actor: SessionActor, { id }: Of): Promise<MonthlyObligationDetail> => detail(shown, db, id),

    lateFines: lateFines({ db, clock, months, monthFigures }),

    offered: offered({ db, months }),
    create: create({ work, clock, months }),

    update: (actor: SessionActor, { id, body: { version, ...form } }: InputOf<typeof contract.update>): Promise<MonthlyObligationDetail> =>
      work(actor, async (tx) => {
        if (form.analyst_id) await users.refuseOutsiders(tx.db, form.analyst_id);
        const before = await tx.lock(table, { id, version, scope: undefined });
        await tx.change(table, before, form, { action: 'monthly_obligation.edited', company_id: before.company_id });
        return detail(shown, tx.db, id);
      }),

    move: move({ work, months }),
    deliver: deliver({ work, months, notices }),
    deliverMany: deliverMany({ work, months, notices }),
    noFactMany: noFactMany({ work, months }),

    /** In the transaction of whoever took a receipt. */
    deliverBy: deliverBy({ months, notices }),

    readFile: async (_actor: SessionActor, { id, document }: Of & { document: string }): Promise<FileAnswer> => {
      const { company_id } = await obligations.findFile(db, id, document);
      return files.read(db, document, company_id);
    },

    attach: (actor: SessionActor, { id, file }: Of & { file: UploadedFile }): Promise<RecordFile[]> =>
      work(actor, async (tx) => {
        const { company_id } = await obligations.detail(tx.db, id);
        const file_id = await files.keep(tx, file, company_id);
        await tx.insert(monthlyObligationFiles, { obligation_id: id, file_id }, { action: 'monthly_obligation_file.added', company_id });
        tx.record({ type: 'monthly_obligation', id }, { action: 'monthly_obligation.file_added', company_id, reason: file.name });
        return obligations.filesOf(tx.db, id);
      }),

    detach: (actor: SessionActor, { id, document }: Of & { document: string }): Promise<RecordFile[]> =>
      work(actor, async (tx) => {
        const { company_id } = await obligations.removeFile(tx, id, document);
        tx.record({ type: 'monthly_obligation', id }, { action: 'monthly_obligation.file_removed', company_id });
        return obligations.filesOf(tx.db, id);
      }),

    ...teamComments(
      { db, work },
      { type: 'monthly_obligation', find: obligations.detail, entity: 'monthly_obligation', deleted: 'monthly_obligation.comment_deleted' },
    ),

    history: async (_actor: SessionActor, { id }: Of): Promise<HistoryEvent[]> => {
      await obligations.detail(db, id);
      return recordHistory(db, { type: 'monthly_obligation', id }, HISTORY);
    },

    /** A job. */
    generate: generateObligations({ db, work, clock, months }),

    /** In the transaction of whoever changes a guide. */
    followGuides,
    followMissed: followMissed({ db, work, clock }),

    followHoliday: followHoliday({ db, work, months }),

    followIrpfDeadline: followIrpfDeadline({ db, work, months }),

    followRule: followRule({ db, work, clock, months }),
    previewRule: previewRule({ db, clock, months }),
    finesImpact: finesImpact({ db, clock, months }),
    targetsImpact: targetsImpact({ db, clock, months }),
    officeRules: () => officeRules(db),

    /** What fell due before today is told so. A job. */
    expire: async (request_id: string): Promise<void> => {
      const next = (after: number) => obligations.dueIds(db, clock.today(), { after, limit: BATCH });
      await inBatches('obligations', next, (ids) =>
        work(systemActor(request_id), async (tx) => {
          const due = await obligations.lockDue(tx.db, tx.today, ids);
          await tx.moveAll(table, monthlyObligationMachine, due, { action: 'expire', by: 'system' });
        }),
      );
    },

    piles: () => obligations.piles(db),
  };
};

/** The fields whose changes the history tells. */
const HISTORY = monthlyObligationForm
  .pick(['amount', 'observations'])
  .concat(obligationDeliveryForm.pick(['delivered_on', 'delivery_kind', 'protocol_number']));
