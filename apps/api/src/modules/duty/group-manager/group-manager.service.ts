import type { groupManager as contract, GroupManagerRow } from '@esteto/contract/duty/group-manager';
import type { InputOf } from '@esteto/contract/endpoint';
import type { Page } from '@esteto/contract/list';
import type { GroupManagerForm, NewGroupManagerForm } from '@esteto/domain/duty/group-manager/group-manager-form';
import { groupManagerMachine } from '@esteto/domain/duty/group-manager/group-manager-life';
import { FOREIGN_ACCOUNT, LAST_ADMIN } from '@esteto/domain/duty/group-manager/manager-roles';
import type { Deps } from '../../../deps.ts';
import { conflict, invalid } from '../../../platform/http/app-error.ts';
import { endOtherSessions } from '../../../platform/sessions/end-sessions.ts';
import type { AnyActor, ManagerActor, SessionActor } from '../../../platform/work/actor.ts';
import type { Row } from '../../../platform/work/record-table.ts';
import { refuseTaken } from '../../../platform/work/taken.ts';
import type { Tx } from '../../../platform/work/work.ts';
import { groupManagers } from '../../../tables/group-manager/group-manager.tables.ts';
import type { ManagementGroupService } from '../management-group/management-group.service.ts';
import * as managers from './group-manager.repository.ts';
import type { ManagerInvites } from './group-manager-invite.ts';

type Of = { id: number };
type Manager = Row<typeof groupManagers>;
/** Who acts, and in which group they may; staff in any. */
type Where = { actor: SessionActor; groupId: number | null; by: 'manager' | 'staff' };

const alreadyAsked = {
  constraint: 'group_managers_invited',
  field: 'email',
  message: 'Já há um convite para este e-mail. Reenvie-o em vez de criar outro.',
};

type Parts = Pick<Deps, 'db' | 'work'> & { groups: ManagementGroupService; invites: ManagerInvites };

export const groupManagerService = ({ db, work, groups, invites }: Parts) => {
  const seenBy =
    ({ user }: SessionActor) =>
    <T extends { user_id: number | null }>({ user_id, ...row }: T): Omit<T, 'user_id'> & { is_self: boolean } => ({
      ...row,
      is_self: user_id === user.id,
    });

  const list = async ({ actor, groupId }: Where, input: managers.ManagerQuery): Promise<Page<GroupManagerRow>> => {
    const page = await managers.list(db, groupId, input);
    return { ...page, items: page.items.map(seenBy(actor)) };
  };

  const detail = async ({ actor, groupId }: Where, id: number): Promise<GroupManagerRow> =>
    seenBy(actor)(await managers.detail(db, groupId, id));

  /** Locks the group first, and then the manager: people who change who manages a group wait here for one another. */
  const lock = async (tx: Tx, { groupId }: Where, id: number, version: number | null = null): Promise<Manager> => {
    const { group_id } = await managers.detail(tx.db, groupId, id);
    await groups.hold(tx, group_id);
    return tx.lock(groupManagers, { id, version, scope: managers.within(groupId) });
  };

  const refuseForeignUnits = async (tx: Tx, groupId: number, { unit_ids }: GroupManagerForm): Promise<void> => {
    const ids = [...new Set(unit_ids)];
    if (ids.length > 0 && (await managers.countUnits(tx.db, groupId, ids)) < ids.length)
      throw invalid({ unit_ids: 'Unidades: escolha unidades deste grupo.' });
  };

  const refuseLastAdmin = async (tx: Tx, before: Manager): Promise<void> => {
    if (before.role !== 'admin' || before.status !== 'active') return;
    if ((await managers.otherAdmins(tx.db, before.group_id, before.id)) === 0) throw conflict(LAST_ADMIN, 'last_admin');
  };

  const refuseSelf = ({ user }: SessionActor, { user_id }: Manager): void => {
    if (user_id === user.id) throw conflict('Isto outra pessoa faz por você.', 'is_self');
  };

  const ask = ({ actor }: Where, groupId: number, { name, email, ...form }: NewGroupManagerForm): Promise<GroupManagerRow> =>
    work(actor, async (tx) => {
      const account = await managers.accountOf(tx.db, groupId, email);
      if (account && account.type !== 'manager') throw invalid({ email: FOREIGN_ACCOUNT });
      if (account?.tie_id) throw invalid({ email: 'Esta pessoa já faz parte do grupo.' });
      await refuseForeignUnits(tx, groupId, form);
      const invited = { invited_name: name, invited_email: email, status: 'pending' as const, ...invites.times(tx.now) };
      const { id } = await refuseTaken(alreadyAsked, () =>
        tx.insert(groupManagers, { ...standing(form), ...invited, group_id: groupId }, { action: 'group_manager.invited' }),
      );
      await invites.post(tx, { id, group_id: groupId, email });
      return seenBy(actor)(await managers.detail(tx.db, groupId, id));
    });

  const update = (where: Where, id: number, { version, ...form }: GroupManagerForm & { version: number }): Promise<GroupManagerRow> =>
    work(where.actor, async (tx) => {
      const before = await lock(tx, where, id, version);
      refuseSelf(where.actor, before);
      if (form.role !== 'admin') await refuseLastAdmin(tx, before);
      await refuseForeignUnits(tx, before.group_id, form);
      await tx.change(groupManagers, before, standing(form), { action: 'group_manager.edited' });
      return seenBy(where.actor)(await managers.detail(tx.db, where.groupId, id));
    });

  const resend = (where: Where, id: number): Promise<void> =>
    work(where.actor, async (tx) => {
      const row = await lock(tx, where, id);
      const { group_id, invited_email: email } = row;
      if (!isOpen(row) || email === null) throw conflict('Esta pessoa já entrou.', 'invite_used');
      const times = invites.times(tx.now);
      if (row.status === 'pending') await tx.change(groupManagers, row, times, { action: 'group_manager.resent' });
      else await tx.move(groupManagers, groupManagerMachine, row, { action: 'resend', by: where.by }, times);
      await invites.post(tx, { id, group_id, email });
    });

  /** Who is sent away is out of every device at once. */
  const deactivate = (where: Where, id: number): Promise<void> =>
    work(where.actor, async (tx) => {
      const before = await lock(tx, where, id);
      refuseSelf(where.actor, before);
      await refuseLastAdmin(tx, before);
      await tx.move(groupManagers, groupManagerMachine, before, { action: 'deactivate', by: where.by });
      if (before.user_id !== null) await endOtherSessions(tx, before.user_id, null);
    });

  const activate = (where: Where, id: number): Promise<void> =>
    work(where.actor, async (tx) => {
      await tx.move(groupManagers, groupManagerMachine, await lock(tx, where, id), { action: 'activate', by: where.by });
    });

  /** Its link is good for nothing afterwards, and the address may be asked in again. */
  const remove = (where: Where, id: number): Promise<void> =>
    work(where.actor, async (tx) => {
      const row = await lock(tx, where, id);
      if (!isOpen(row)) throw conflict('Esta pessoa já entrou. Desative-a em vez de retirar o convite.', 'invite_used');
      await tx.change(groupManagers, row, { deleted_at: tx.now, token_hash: null }, { action: 'group_manager.withdrawn' });
    });

  const anywhere = (actor: SessionActor): Where => ({ actor, groupId: null, by: 'staff' });
  const here = (actor: ManagerActor): Where => ({ actor, groupId: actor.group.group_id, by: 'manager' });

  return {
    /** For who sets up the product: a role in a group, without a letter. */
    add: (actor: AnyActor, manager: { user_id: number; group_id: number } & GroupManagerForm) =>
      work(actor, (tx) => {
        const { user_id, group_id } = manager;
        return tx.insert(groupManagers, { user_id, group_id, ...standing(manager), status: 'active' }, { action: 'group_manager.created' });
      }),

    list: (actor: SessionActor, input: InputOf<typeof contract.list>) => list(anywhere(actor), input),
    detail: (actor: SessionActor, { id }: Of) => detail(anywhere(actor), id),
    create: async (actor: SessionActor, { body: { group_id, ...form } }: InputOf<typeof contract.create>): Promise<GroupManagerRow> => {
      if (!(await managers.isOpenGroup(db, group_id))) throw invalid({ group_id: 'Grupo gestor: escolha um grupo ativo.' });
      return ask(anywhere(actor), group_id, form);
    },
    update: (actor: SessionActor, { id, body }: InputOf<typeof contract.update>) => update(anywhere(actor), id, body),
    resend: (actor: SessionActor, { id }: Of) => resend(anywhere(actor), id),
    activate: (actor: SessionActor, { id }: Of) => activate(anywhere(actor), id),
    deactivate: (actor: SessionActor, { id }: Of) => deactivate(anywhere(actor), id),
    remove: (actor: SessionActor, { id }: Of) => remove(anywhere(actor), id),

    ownList: (actor: ManagerActor, { group_id: _group, ...input }: InputOf<typeof contract.ownList>) => list(here(actor), input),
    ownDetail: (actor: ManagerActor, { id }: Of) => detail(here(actor), id),
    ownCreate: (actor: ManagerActor, { body }: InputOf<typeof contract.ownCreate>) => ask(here(actor), actor.group.group_id, body),
    ownUpdate: (actor: ManagerActor, { id, body }: InputOf<typeof contract.ownUpdate>) => update(here(actor), id, body),
    ownResend: (actor: ManagerActor, { id }: Of) => resend(here(actor), id),
    ownActivate: (actor: ManagerActor, { id }: Of) => activate(here(actor), id),
    ownDeactivate: (actor: ManagerActor, { id }: Of) => deactivate(here(actor), id),
    ownRemove: (actor: ManagerActor, { id }: Of) => remove(here(actor), id),
  };
};

const isOpen = ({ status }: Manager): boolean => status === 'pending' || status === 'expired';

/** As it is stored: no unit is all of them, and whoever administers the group has all. */
const standing = ({ role, unit_ids }: GroupManagerForm) => ({
  role,
  unit_ids: role === 'admin' || unit_ids.length === 0 ? null : [...new Set(unit_ids)].toSorted((a, b) => a - b),
});
