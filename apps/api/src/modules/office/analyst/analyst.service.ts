import { contract as everyNoun } from '@esteto/contract/contract';
import type { Endpoint, InputOf } from '@esteto/contract/endpoint';
import type { HistoryEvent } from '@esteto/contract/history';
import type { Page } from '@esteto/contract/list';
import type { AnalystDetail, AnalystRow, analyst as contract, Heir, StaffAction } from '@esteto/contract/office/analyst';
import { entriesOfStaffGrants, grantsProblem, type StaffGrant, staffGrantsOf } from '@esteto/domain/identity/permission/staff-grants';
import { type AnalystForm, analystForm } from '@esteto/domain/office/analyst/analyst-form';
import { LAST_MASTER } from '@esteto/domain/office/analyst/analyst-status';
import { mayTakeOver, OPEN_WORK_KINDS, type OpenWork, openWorkTotal, takeOverProblem } from '@esteto/domain/office/analyst/open-work';
import { searchKey } from '@esteto/domain/shared/text/text';
import type { Deps } from '../../../deps.ts';
import { recordHistory } from '../../../platform/audit/record-history.ts';
import { conflict, invalid } from '../../../platform/http/app-error.ts';
import { endOtherSessions } from '../../../platform/sessions/end-sessions.ts';
import { hashPassword } from '../../../platform/sessions/password.ts';
import { newSecret } from '../../../platform/sessions/secret.ts';
import type { SessionActor } from '../../../platform/work/actor.ts';
import type { Tx } from '../../../platform/work/work.ts';
import type { DepartmentService } from '../../identity/department/department.service.ts';
import type { UserService } from '../../identity/user/user.service.ts';
import * as analysts from './analyst.repository.ts';
import type { AnalystInvites } from './analyst-invite.ts';
import { openWorkOf, passOpenWork } from './open-work.ts';

type Parts = Pick<Deps, 'db' | 'work' | 'clock'> & { users: UserService; departments: DepartmentService; invites: AnalystInvites };

/** As many as a search shows. */
const MOST_HEIRS = 50;

/** What may be said of somebody who changes: who they are and what they may. */
type Standing = Pick<AnalystForm, 'is_master' | 'needs_two_factor' | 'grants'>;

export const analystService = ({ db, work, clock, users, departments, invites }: Parts) => {
  const now = () => clock.now().toISOString();
  const actions = staffActions();

  const lock = (tx: Tx, id: number, version: number | null = null) => users.lock(tx, { id, version, scope: analysts.isStaff });

  /** Nobody gives or takes what they do not hold; what makes a master, and what protects one, is a master's to say. */
  const refuseBeyondOwn = ({ user }: SessionActor, before: Standing & { id: number | null }, after: Standing): void => {
    const changesGrants = before.grants.join() !== after.grants.join();
    if (before.id === user.id && (changesGrants || before.is_master !== after.is_master))
      throw invalid({ grants: 'Permissões: as suas quem muda é outra pessoa.' });
    if (!user.is_master && before.is_master) throw invalid({ is_master: 'Só um master altera outro master.' });
    if (!user.is_master && after.is_master) throw invalid({ is_master: 'Só um master torna alguém master.' });
    if (!user.is_master && before.needs_two_factor !== after.needs_two_factor)
      throw invalid({ needs_two_factor: 'Só um master exige ou dispensa a autenticação em dois fatores.' });
    const problem = grantsProblem(user, before.grants, after.grants);
    if (problem) throw invalid({ grants: problem });
  };

  /** Before the person is locked: two masters who send each other away would wait for one another. */
  const refuseLastMaster = async (tx: Tx, id: number, field: string): Promise<void> => {
    const masters = await analysts.holdMasters(tx.db);
    if (masters.length === 1 && masters[0] === id) throw invalid({ [field]: LAST_MASTER });
  };

  const refuseForeignMaster = ({ user }: SessionActor, { is_master }: { is_master: boolean }): void => {
    if (is_master && !user.is_master) throw conflict('Só um master altera outro master.', 'master_only');
  };

  const refuseSelf = ({ user }: SessionActor, id: number): void => {
    if (user.id === id) throw conflict('Isto outra pessoa faz por você.', 'is_self');
  };

  const pass = async (tx: Tx, open: OpenWork, { from, to }: { from: number; to: number }): Promise<void> => {
    if (to === from) throw invalid({ to: 'Quem assume: escolha outra pessoa.' });
    const heir = await analysts.heir(tx.db, to);
    if (!heir) throw invalid({ to: 'Quem assume: escolha alguém ativo da equipe, que já tenha entrado.' });
    const problem = takeOverProblem(
      heir,
      OPEN_WORK_KINDS.filter((kind) => open[kind] > 0),
    );
    if (problem) throw invalid({ to: problem });
    await passOpenWork(tx, open, { from, to });
  };

  return {
    list: (_actor: SessionActor, input: InputOf<typeof contract.list>): Promise<Page<AnalystRow>> => analysts.list(db, input, now()),

    detail: (_actor: SessionActor, { id }: { id: number }): Promise<AnalystDetail> => analysts.detail(db, id, now()),

    history: async (_actor: SessionActor, { id }: { id: number }): Promise<HistoryEvent[]> => {
      await analysts.detail(db, id, now());
      return recordHistory(db, { type: 'user', id }, analystForm);
    },

    /** The account that nobody knows the password of yet; the letter's link lets its owner choose one. */
    create: async (actor: SessionActor, { body }: InputOf<typeof contract.create>): Promise<AnalystDetail> => {
      const nothing = { id: null, is_master: false, needs_two_factor: false, grants: [] };
      refuseBeyondOwn(actor, nothing, body);
      const { email, name, is_master, needs_two_factor, weekly_points, department_id } = body;
      const password_hash = await hashPassword(newSecret());
      return work(actor, async (tx) => {
        const permissions = entriesOfStaffGrants(body.grants);
        const { id } = await users.addOnce(tx, {
          type: 'admin',
          name,
          email,
          password_hash,
          is_master,
          needs_two_factor,
          weekly_points,
          permissions,
        });
        await departments.place(tx, id, department_id ?? null);
        await invites.ask(tx, id);
        return analysts.detail(tx.db, id, tx.now);
      });
    },

    update: (actor: SessionActor, { id, body: { version, ...form } }: InputOf<typeof contract.update>): Promise<AnalystDetail> =>
      work(actor, async (tx) => {
        if (!form.is_master) await refuseLastMaster(tx, id, 'is_master');
        const before = await lock(tx, id, version);
        refuseBeyondOwn(actor, { ...before, grants: staffGrantsOf(before.permissions) }, form);
        const { name, is_master, needs_two_factor, weekly_points } = form;
        const permissions = entriesOfStaffGrants(form.grants);
        await users.change(tx, before, { name, is_master, needs_two_factor, weekly_points, permissions });
        tellGrants(tx, id, staffGrantsOf(before.permissions), staffGrantsOf(permissions));
        await departments.place(tx, id, form.department_id ?? null);
        return analysts.detail(tx.db, id, tx.now);
      }),

    resend: (actor: SessionActor, { id }: { id: number }): Promise<void> =>
      work(actor, async (tx) => {
        const person = await lock(tx, id);
        if (person.email_verified_at || !person.is_active) throw conflict('Esta pessoa já entrou.', 'invite_used');
        await invites.ask(tx, id);
      }),

    /** The link is good for nothing afterwards, and the e-mail may be asked in again. */
    withdraw: (actor: SessionActor, { id }: { id: number }): Promise<void> =>
      work(actor, async (tx) => {
        const person = await lock(tx, id);
        if (person.email_verified_at) throw conflict('Esta pessoa já entrou. Desative-a em vez de retirar o convite.', 'invite_used');
        refuseForeignMaster(actor, person);
        await invites.withdraw(tx, id);
        await departments.place(tx, id, null);
        await users.forget(tx, id, `${person.name} (convite retirado)`, 'user.invite_withdrawn');
      }),

    openWork: async (_actor: SessionActor, { id }: { id: number }): Promise<OpenWork> => {
      await analysts.detail(db, id, now());
      return openWorkOf(db, id);
    },

    /** Colleagues who can open some of what is theirs, those who can open most of it first. */
    heirs: async (_actor: SessionActor, { id, search }: InputOf<typeof contract.heirs>): Promise<{ items: Heir[] }> => {
      const open = await openWorkOf(db, id);
      const wanted = searchKey(search ?? '');
      const items = (await analysts.heirs(db, id)).flatMap(({ id, name, email, ...person }) => {
        const kinds = OPEN_WORK_KINDS.filter((kind) => open[kind] > 0 && mayTakeOver(person, kind));
        const isNamed = searchKey(`${name} ${email}`).includes(wanted);
        return kinds.length > 0 && isNamed ? [{ id, label: name, detail: email, kinds }] : [];
      });
      return { items: items.toSorted((a, b) => b.kinds.length - a.kinds.length).slice(0, MOST_HEIRS) };
    },

    /** Answers what went over. */
    handOver: (actor: SessionActor, { id, body: { to, kinds } }: InputOf<typeof contract.handOver>): Promise<OpenWork> =>
      work(actor, async (tx) => {
        await lock(tx, id);
        const all = await openWorkOf(tx.db, id);
        const open = { ...all, ...Object.fromEntries(OPEN_WORK_KINDS.filter((kind) => !kinds.includes(kind)).map((kind) => [kind, 0])) };
        await pass(tx, open, { from: id, to });
        return open;
      }),

    deactivate: (actor: SessionActor, { id, body: { to } }: InputOf<typeof contract.deactivate>): Promise<void> => {
      refuseSelf(actor, id);
      return work(actor, async (tx) => {
        await refuseLastMaster(tx, id, 'to');
        refuseForeignMaster(actor, await lock(tx, id));
        const open = await openWorkOf(tx.db, id);
        if (openWorkTotal(open) > 0 && !to) throw invalid({ to: 'Há trabalho em aberto: escolha quem assume.' });
        if (to) await pass(tx, open, { from: id, to });
        await users.setActive(tx, { id, scope: analysts.isStaff }, false);
        await endOtherSessions(tx, id, null);
      });
    },

    activate: (actor: SessionActor, { id }: { id: number }): Promise<void> =>
      work(actor, async (tx) => {
        refuseForeignMaster(actor, await lock(tx, id));
        await users.setActive(tx, { id, scope: analysts.isStaff }, true);
      }),

    /** One's own others, where it is oneself. */
    endSessions: (actor: SessionActor, { id }: { id: number }): Promise<void> =>
      work(actor, async (tx) => {
        await lock(tx, id);
        await endOtherSessions(tx, id, id === actor.user.id ? actor.session_id : null);
      }),

    actions: async (): Promise<StaffAction[]> => actions,
  };
};

/** What was given and what was taken, and not the whole list twice. */
const tellGrants = (tx: Tx, id: number, before: readonly StaffGrant[], after: readonly StaffGrant[]): void => {
  const withdrawn = before.filter((grant) => !after.includes(grant));
  const given = after.filter((grant) => !before.includes(grant));
  if (withdrawn.length + given.length === 0) return;
  const change = { path: 'grants', old: withdrawn, new: given, kind: 'modified' as const };
  tx.record({ type: 'user', id }, { action: 'user.permissions_changed' }, [change]);
};

/** Every call of the contract that is the staff's, in its words, and who of them may make it. */
export const staffActions = (): StaffAction[] =>
  Object.values(everyNoun)
    .flatMap((noun): Endpoint[] => Object.values(noun))
    .flatMap(({ who, method, path, summary }): StaffAction[] => {
      if (who.kind === 'master') return [{ method, path, summary, kind: 'master', permissions: [], level: 'view' }];
      if (who.kind !== 'staff') return [];
      return [{ method, path, summary, kind: 'staff', permissions: [who.permission ?? []].flat(), level: who.level }];
    });
