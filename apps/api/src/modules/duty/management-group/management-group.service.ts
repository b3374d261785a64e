import type {
  managementGroup as contract,
  GroupDetail,
  ManagementGroupRow,
  StaffGroupDetail,
} from '@esteto/contract/duty/management-group';
import type { InputOf } from '@esteto/contract/endpoint';
import type { HistoryEvent } from '@esteto/contract/history';
import type { FilterOption, FilterOptionQuery } from '@esteto/contract/office/filter-option';
import { type GroupForm, groupForm } from '@esteto/domain/duty/management-group/group-form';
import { searchKey } from '@esteto/domain/shared/text/text';
import { recordHistory } from '../../../platform/audit/record-history.ts';
import type { Database } from '../../../platform/database/database.ts';
import type { AnyActor, ManagerActor, SessionActor } from '../../../platform/work/actor.ts';
import type { Tx, Work } from '../../../platform/work/work.ts';
import { managementGroups } from '../../../tables/management-group/management-group.tables.ts';
import * as groups from './management-group.repository.ts';

export type ManagementGroupService = ReturnType<typeof managementGroupService>;

type Of = { id: number };

export const managementGroupService = ({ db, work }: { db: Database; work: Work }) => {
  const change = async (tx: Tx, id: number, { version, ...form }: GroupForm & { version: number }): Promise<void> => {
    await tx.update(managementGroups, { id, version, scope: undefined }, columnsOf(form), { action: 'management_group.edited' });
  };

  const setActive = (actor: SessionActor, id: number, is_active: boolean): Promise<void> =>
    work(actor, async (tx) => {
      const before = await tx.lock(managementGroups, { id, version: null, scope: undefined });
      const action = is_active ? 'management_group.activated' : 'management_group.deactivated';
      if (before.is_active !== is_active) await tx.change(managementGroups, before, { is_active }, { action });
    });

  const historyOf = (id: number): Promise<HistoryEvent[]> => recordHistory(db, { type: 'management_group', id }, groupForm);

  return {
    mine: (actor: SessionActor): Promise<ManagementGroupRow[]> => groups.ofManager(db, actor.user.id),

    own: (actor: ManagerActor): Promise<GroupDetail> => groups.detail(db, actor.group.group_id),

    ownHistory: (actor: ManagerActor): Promise<HistoryEvent[]> => historyOf(actor.group.group_id),

    ownUpdate: (actor: ManagerActor, { body }: InputOf<typeof contract.ownUpdate>): Promise<GroupDetail> =>
      work(actor, async (tx) => {
        await change(tx, actor.group.group_id, body);
        return groups.detail(tx.db, actor.group.group_id);
      }),

    list: (_actor: SessionActor, input: InputOf<typeof contract.list>) => groups.list(db, input),

    detail: (_actor: SessionActor, { id }: Of): Promise<StaffGroupDetail> => groups.staffDetail(db, id),

    options: (query: FilterOptionQuery): Promise<FilterOption[]> => groups.options(db, query),

    history: async (_actor: SessionActor, { id }: Of): Promise<HistoryEvent[]> => {
      await groups.detail(db, id);
      return historyOf(id);
    },

    units: async (_actor: SessionActor, { id }: Of) => {
      await groups.detail(db, id);
      return groups.unitsOf(db, id);
    },

    create: (actor: AnyActor, { body }: InputOf<typeof contract.create>): Promise<StaffGroupDetail> =>
      work(actor, async (tx) => {
        const { id } = await tx.insert(managementGroups, columnsOf(body), { action: 'management_group.created' });
        return groups.staffDetail(tx.db, id);
      }),

    update: (actor: SessionActor, { id, body }: InputOf<typeof contract.update>): Promise<StaffGroupDetail> =>
      work(actor, async (tx) => {
        await change(tx, id, body);
        return groups.staffDetail(tx.db, id);
      }),

    activate: (actor: SessionActor, { id }: Of): Promise<void> => setActive(actor, id, true),

    /** Whoever manages it is asked for their group at each call: the next finds none. */
    deactivate: (actor: SessionActor, { id }: Of): Promise<void> => setActive(actor, id, false),

    /** Held until the transaction ends: whoever changes who manages it waits here for one another. */
    hold: async (tx: Tx, id: number): Promise<void> => {
      await tx.lock(managementGroups, { id, version: null, scope: undefined });
    },
  };
};

const columnsOf = (form: GroupForm) => ({ ...form, search_key: searchKey([form.name, form.cnpj].filter(Boolean).join(' ')) });
