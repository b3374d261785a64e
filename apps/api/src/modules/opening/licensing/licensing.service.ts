import type { AnswerOf, InputOf } from '@esteto/contract/endpoint';
import type { HistoryEvent } from '@esteto/contract/history';
import type { Page } from '@esteto/contract/list';
import type { Licence } from '@esteto/contract/opening/licence-record';
import type { licensing as contract, EndingLicence, LicensingDetail, LicensingRow } from '@esteto/contract/opening/licensing';
import { renewalMachine } from '@esteto/domain/opening/licensing/licence-life';
import { FIRST_LICENCES, renewalHorizon, renewalTrouble, stalledSince } from '@esteto/domain/opening/licensing/licence-renewal';
import { presentLicences } from '@esteto/domain/opening/licensing/licence-standing';
import { licensingHistory } from '@esteto/domain/opening/licensing/licensing-form';
import { licenceName, licensingProblems, openLicences } from '@esteto/domain/opening/licensing/licensing-kind';
import { licensingMachine } from '@esteto/domain/opening/licensing/licensing-life';
import type { Deps } from '../../../deps.ts';
import { recordHistory } from '../../../platform/audit/record-history.ts';
import { AppError, invalid } from '../../../platform/http/app-error.ts';
import { each } from '../../../platform/jobs/each.ts';
import { type SessionActor, systemActor } from '../../../platform/work/actor.ts';
import { refuseTaken } from '../../../platform/work/taken.ts';
import type { Tx } from '../../../platform/work/work.ts';
import { licences, licensings as table } from '../../../tables/licensing/licensing.tables.ts';
import type { CompanyService } from '../../company/company/company.service.ts';
import type { UserService } from '../../identity/user/user.service.ts';
import type { MonthService } from '../../month/month/month.service.ts';
import { teamComments } from '../../office/comment/comment.service.ts';
import type { NoticeService } from '../../office/notice/notice.service.ts';
import type { WizardDocumentService } from '../wizard/document/wizard-document.service.ts';
import { carryPapers } from './licence/carry-papers.ts';
import { ofLicensing, records } from './licence/licence.repository.ts';
import { followRequests } from './licence/licence-requests.ts';
import { refuseFormer, refuseLacking, tellChange, tellOf, write } from './licence/set-licence.ts';
import * as licensings from './licensing.repository.ts';

type Of = { id: number };
type Parts = Pick<Deps, 'db' | 'work' | 'clock' | 'jobs'> & {
  users: UserService;
  companies: CompanyService;
  months: MonthService;
  notices: Pick<NoticeService, 'tell'>;
  wizardDocuments: Pick<WizardDocumentService, 'goodFiles'>;
};

const companyTaken = { constraint: 'licensings_company', field: 'company_id', message: 'Esta empresa já tem um licenciamento.' };

export const licensingService = ({ db, work, clock, jobs, users, companies, months, notices, wizardDocuments }: Parts) => {
  const lock = (tx: Tx, id: number, version: number | null) => tx.lock(table, { id, version, scope: undefined });

  const begin = async (tx: Tx, { company_id, analyst_id }: { company_id: number; analyst_id: number | null }): Promise<number> => {
    const { id } = await refuseTaken(companyTaken, () =>
      tx.insert(table, { company_id, analyst_id, status: 'pending' }, { action: 'licensing.started', company_id }),
    );
    const first = FIRST_LICENCES.map((kind) => ({ licensing_id: id, kind, status: 'pending' as const, moved_on: tx.today }));
    const added = await tx.insertAll(licences, first, { action: 'licence.added', company_id });
    await carryPapers(tx, added, { company_id, files: await wizardDocuments.goodFiles(tx.db, company_id) });
    return id;
  };

  const refuseUnknownAnalyst = async (tx: Tx, analyst_id: number | null | undefined): Promise<void> => {
    if (analyst_id) await users.refuseOutsiders(tx.db, analyst_id);
  };

  return {
    list: (_actor: SessionActor, input: InputOf<typeof contract.list>): Promise<Page<LicensingRow>> => licensings.list(db, input),

    detail: (_actor: SessionActor, { id }: Of): Promise<LicensingDetail> => licensings.detail(db, id),

    ending: async (_actor: SessionActor): Promise<EndingLicence[]> => {
      const today = clock.today();
      const stalled_since = stalledSince(today, (await months.terms()).times(today).renewal_stalled_days);
      const rows = await licensings.ending(db, { until: renewalHorizon(today), stalled_since });
      return rows.map(({ renewal, ...licence }) => ({
        ...licence,
        renewal: renewal && { ...renewal, trouble: renewalTrouble(renewal, stalled_since) },
      }));
    },

    create: (actor: SessionActor, { body }: InputOf<typeof contract.create>): Promise<LicensingDetail> =>
      work(actor, async (tx) => {
        await companies.find(tx.db, body.company_id);
        await refuseUnknownAnalyst(tx, body.analyst_id);
        return licensings.detail(tx.db, await begin(tx, body));
      }),

    update: (actor: SessionActor, { id, body: { version, analyst_id } }: InputOf<typeof contract.update>): Promise<LicensingDetail> =>
      work(actor, async (tx) => {
        await refuseUnknownAnalyst(tx, analyst_id);
        const before = await lock(tx, id, version);
        await tx.change(table, before, { analyst_id }, { action: 'licensing.responsible_changed', company_id: before.company_id });
        return licensings.detail(tx.db, id);
      }),

    addLicence: (actor: SessionActor, { id, body: { version, kind, name } }: InputOf<typeof contract.addLicence>): Promise<void> =>
      work(actor, async (tx) => {
        const before = await lock(tx, id, version);
        refuseUnlessPending(before.status);
        if (kind === 'others' && !name) throw invalid({ name: 'Nome: diga qual é a licença.' });
        const { company_id } = before;
        await tx.insert(
          licences,
          { licensing_id: id, kind, name, status: 'pending', moved_on: tx.today },
          { action: 'licence.added', company_id },
        );
        tx.record(
          { type: 'licensing', id },
          { action: 'licensing.licence_added', company_id, reason: licenceName({ name: name ?? null, kind }) },
        );
      }),

    setLicence: (actor: SessionActor, { id, licence_id, body }: InputOf<typeof contract.setLicence>): Promise<Licence> =>
      work(actor, async (tx) => {
        const { version, to: status, ...values } = body;
        const licensing = await lock(tx, id, null);
        refuseUnlessPending(licensing.status);
        const before = await tx.lock(licences, { id: licence_id, version, scope: licensings.inLicensing(id) });
        const problems = licensingProblems({ kind: before.kind, status, ...values });
        if (problems.length > 0)
          throw invalid(Object.fromEntries(problems.map(({ field, message }) => [field === 'status' ? 'to' : field, message])));
        const all = await records(tx.db, ofLicensing(id));
        refuseFormer(before, all);
        refuseLacking(before, all, status);
        const { company_id } = licensing;
        const after = await write(tx, before, { status, ...values }, company_id);
        await followRequests({ jobs, notices }, tx, { before, after, company_id });
        tellChange(tx, { id, company_id }, before, after);
        return after;
      }),

    move: (actor: SessionActor, { id, body: { version, action, reason } }: InputOf<typeof contract.move>): Promise<void> =>
      work(actor, async (tx) => {
        const before = await lock(tx, id, version);
        await tx.move(table, licensingMachine, before, { action, by: 'staff', reason }, async () => {
          if (action === 'conclude') await refuseOpen(tx, id);
          return { cancel_reason: action === 'cancel' ? reason : null };
        });
      }),

    /** Each that was chosen has a new one, pending, and goes on being valid meanwhile; a licensing that was over goes on. What was undone is taken up. */
    renew: (actor: SessionActor, { body: { licence_ids } }: InputOf<typeof contract.renew>): Promise<AnswerOf<typeof contract.renew>> =>
      work(actor, async (tx) => {
        const chosen = [...new Set(licence_ids)];
        const licensingRows = await licensings.lockOf(tx, chosen);
        const ends = await licensings.lockEnding(tx, chosen);
        if (ends.length === 0) throw new AppError(422, { message: 'Estas licenças já estão sendo renovadas.', code: 'nothing_to_renew' });
        const undone = await licensings.lockUndone(
          tx,
          ends.map(({ id }) => id),
        );
        await tx.moveAll(licences, renewalMachine, undone, { action: 'begin_again', by: 'staff' }, { moved_on: tx.today });
        const fresh = ends
          .filter(({ id }) => !undone.some(({ renews_id }) => renews_id === id))
          .map(({ id, licensing_id, kind, name }) => {
            const values = { licensing_id, kind, name, status: 'pending', renewal: 'running', renews_id: id } as const;
            return { ...values, moved_on: tx.today };
          });
        const begun = fresh.length > 0 ? await tx.insertAll(licences, fresh, { action: 'licence.added' }) : [];
        const going = licensingRows.filter(({ id }) => ends.some(({ licensing_id }) => licensing_id === id));
        const over = going.filter(({ status }) => status === 'finished');
        await tx.moveAll(table, licensingMachine, over, { action: 'resume', by: 'staff', reason: 'Renovação' });
        for (const end of ends) tellOf(tx, end, going, 'licensing.renewal_begun');
        return { licence_ids: [...undone, ...begun].map(({ id }) => id) };
      }),

    /** What was sent and said stays with them. A licensing in which nothing else is to be done is over again. */
    undo: (actor: SessionActor, { body: { licence_ids } }: InputOf<typeof contract.undo>): Promise<void> =>
      work(actor, async (tx) => {
        const chosen = [...new Set(licence_ids)];
        const licensingRows = await licensings.lockOf(tx, chosen);
        const running = await licensings.lockRunning(tx, chosen);
        if (running.length === 0) throw new AppError(422, { message: 'Estas renovações não estão em andamento.', code: 'nothing_to_undo' });
        await tx.moveAll(licences, renewalMachine, running, { action: 'undo', by: 'staff' }, { answered_at: null });
        const all = await licensings.licencesOf(
          tx.db,
          licensingRows.map(({ id }) => id),
        );
        const done = licensingRows.filter(
          ({ id, status }) =>
            status === 'pending' && openLicences(presentLicences(all.filter((one) => one.licensing_id === id))).length === 0,
        );
        await tx.moveAll(table, licensingMachine, done, { action: 'conclude', by: 'staff', reason: 'Renovação desfeita' });
        for (const renewal of running) tellOf(tx, renewal, licensingRows, 'licensing.renewal_undone');
      }),

    ...teamComments({ db, work }, { type: 'licensing', find: licensings.find, entity: 'licensing', deleted: 'licensing.comment_deleted' }),

    history: async (_actor: SessionActor, { id }: Of): Promise<HistoryEvent[]> => {
      await licensings.find(db, id);
      return recordHistory(db, { type: 'licensing', id }, licensingHistory);
    },

    /** Companies that are open get their licensing. A job: nothing is left to do when it runs again. */
    settle: async (jobId: string): Promise<void> => {
      await each('licensings', await licensings.toBegin(db), ({ id, analyst_id }) =>
        work(systemActor(jobId), (tx) => begin(tx, { company_id: id, analyst_id })),
      );
    },

    piles: () => licensings.piles(db),
  };
};

const refuseOpen = async (tx: Tx, id: number): Promise<void> => {
  const [open] = openLicences(presentLicences(await licensings.licencesOf(tx.db, [id])));
  if (open)
    throw new AppError(422, {
      message: `Ainda falta a licença ${licenceName(open)}: conclua ou dispense cada uma antes.`,
      code: 'licences_open',
    });
};

const refuseUnlessPending = (status: string): void => {
  if (status !== 'pending')
    throw new AppError(422, {
      message: 'Este licenciamento não está pendente. Retome-o antes de mudar uma licença.',
      code: 'licensing_not_pending',
    });
};
