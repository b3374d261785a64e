import type { AnswerOf, InputOf } from '@esteto/contract/endpoint';
import type { HistoryEvent } from '@esteto/contract/history';
import type { licensing as contract, EndingLicence, Licence, LicensingDetail, LicensingRow } from '@esteto/contract/licensing';
import type { Page } from '@esteto/contract/list';
import { FIRST_LICENCES, renewalHorizon } from '@esteto/domain/licensing/licence-renewal';
import { licensingHistory } from '@esteto/domain/licensing/licensing-form';
import { licensingKindLabel, licensingProblems, openLicences } from '@esteto/domain/licensing/licensing-kind';
import { licensingMachine } from '@esteto/domain/licensing/licensing-life';
import type { Deps } from '../../deps.ts';
import type { Change } from '../../platform/audit/audit.tables.ts';
import { recordHistory } from '../../platform/audit/record-history.ts';
import { AppError, invalid } from '../../platform/http/app-error.ts';
import { each } from '../../platform/jobs/each.ts';
import { type CompanyActor, type SessionActor, systemActor } from '../../platform/work/actor.ts';
import { refuseTaken } from '../../platform/work/taken.ts';
import type { Tx } from '../../platform/work/work.ts';
import { teamComments } from '../comment/comment.service.ts';
import type { CompanyService } from '../company/company.service.ts';
import type { UserService } from '../user/user.service.ts';
import * as licensings from './licensing.repository.ts';
import { licences, licensings as table } from './licensing.tables.ts';

type Of = { id: number };
type Parts = Pick<Deps, 'db' | 'work' | 'clock'> & { users: UserService; companies: CompanyService };

const companyTaken = { constraint: 'licensings_company', field: 'company_id', message: 'Esta empresa já tem um licenciamento.' };

export const licensingService = ({ db, work, clock, users, companies }: Parts) => {
  const lock = (tx: Tx, id: number, version: number | null) => tx.lock(table, { id, version, scope: undefined });

  const begin = async (tx: Tx, { company_id, analyst_id }: { company_id: number; analyst_id: number | null }): Promise<number> => {
    const { id } = await refuseTaken(companyTaken, () =>
      tx.insert(table, { company_id, analyst_id, status: 'pending' }, { action: 'licensing.started', company_id }),
    );
    const first = FIRST_LICENCES.map((kind) => ({ licensing_id: id, kind, status: 'pending' as const }));
    await tx.insertAll(licences, first, { action: 'licence.added', company_id });
    return id;
  };

  const refuseUnknownAnalyst = async (tx: Tx, analyst_id: number | null | undefined): Promise<void> => {
    if (analyst_id) await users.refuseOutsiders(tx.db, analyst_id);
  };

  return {
    list: (_actor: SessionActor, input: InputOf<typeof contract.list>): Promise<Page<LicensingRow>> => licensings.list(db, input),

    detail: (_actor: SessionActor, { id }: Of): Promise<LicensingDetail> => licensings.detail(db, id),

    ending: (_actor: SessionActor): Promise<EndingLicence[]> => licensings.ending(db, renewalHorizon(clock.today())),

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
        await tx.insert(licences, { licensing_id: id, kind, name, status: 'pending' }, { action: 'licence.added', company_id });
        tx.record({ type: 'licensing', id }, { action: 'licensing.licence_added', company_id, reason: name ?? licensingKindLabel[kind] });
      }),

    setLicence: (actor: SessionActor, { id, licence_id, body }: InputOf<typeof contract.setLicence>): Promise<Licence> =>
      work(actor, async (tx) => {
        const { version, to: status, observation, valid_until } = body;
        const licensing = await lock(tx, id, null);
        refuseUnlessPending(licensing.status);
        const before = await tx.lock(licences, { id: licence_id, version, scope: licensings.inLicensing(id) });
        const problems = licensingProblems({ kind: before.kind, status, observation, valid_until });
        if (problems.length > 0)
          throw invalid(Object.fromEntries(problems.map(({ field, message }) => [field === 'status' ? 'to' : field, message])));
        const { company_id } = licensing;
        const after = await tx.change(licences, before, { status, observation, valid_until }, { action: 'licence.changed', company_id });
        const changes: Change[] = [
          { path: before.kind, old: before.status, new: after.status, kind: 'modified' as const },
          { path: 'valid_until', old: before.valid_until, new: after.valid_until, kind: 'modified' as const },
        ].filter((change) => change.old !== change.new);
        const isMoved = before.status !== after.status;
        const reason = isMoved ? observation : licensingKindLabel[before.kind];
        const action = isMoved ? 'licensing.step_status_changed' : 'licensing.validity_changed';
        if (changes.length > 0) tx.record({ type: 'licensing', id }, { action, company_id, reason }, changes);
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

    /** Each comes back as pending beside the one that ends, and a licensing that was over goes on. */
    renew: (actor: SessionActor, { body: { licence_ids } }: InputOf<typeof contract.renew>): Promise<void> =>
      work(actor, async (tx) => {
        const ends = await licensings.lockEnding(tx, [...new Set(licence_ids)]);
        if (ends.length === 0) throw new AppError(422, { message: 'Estas licenças já estão sendo renovadas.', code: 'nothing_to_renew' });
        const renewals = ends.map(({ id, licensing_id, kind, name }) => ({
          licensing_id,
          kind,
          name,
          status: 'pending' as const,
          renews_id: id,
        }));
        await tx.insertAll(licences, renewals, { action: 'licence.added' });
        const ids = [...new Set(ends.map(({ licensing_id }) => licensing_id))];
        const found = await tx.lockAll(table, { scope: licensings.withIds(ids), most: ids.length });
        const over = found.filter(({ status }) => status === 'finished');
        await tx.moveAll(table, licensingMachine, over, { action: 'resume', by: 'staff', reason: 'Renovação' });
        for (const { licensing_id, kind, name } of ends)
          tx.record(
            { type: 'licensing', id: licensing_id },
            { action: 'licensing.renewal_begun', reason: name ?? licensingKindLabel[kind] },
          );
      }),

    ...teamComments(
      { db, work },
      { type: 'licensing', find: licensings.detail, entity: 'licensing', deleted: 'licensing.comment_deleted' },
    ),

    history: async (_actor: SessionActor, { id }: Of): Promise<HistoryEvent[]> => {
      await licensings.detail(db, id);
      return recordHistory(db, { type: 'licensing', id }, licensingHistory);
    },

    follow: async ({ company: { company_id } }: CompanyActor): Promise<AnswerOf<typeof contract.follow>> => ({
      licences: await licensings.ofCompany(db, company_id),
    }),

    /** Companies that are open get their licensing. A job: nothing is left to do when it runs again. */
    settle: async (jobId: string): Promise<void> => {
      await each('licensings', await licensings.toBegin(db), ({ id, analyst_id }) =>
        work(systemActor(jobId), (tx) => begin(tx, { company_id: id, analyst_id })),
      );
    },
  };
};

const refuseOpen = async (tx: Tx, id: number): Promise<void> => {
  const [open] = openLicences((await licensings.detail(tx.db, id)).licences);
  if (open)
    throw new AppError(422, {
      message: `Ainda falta a licença ${open.name ?? licensingKindLabel[open.kind]}: conclua ou dispense cada uma antes.`,
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
