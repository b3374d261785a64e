import type { InputOf } from '@esteto/contract/endpoint';
import type { department as contract, DepartmentDetail, DepartmentRow } from '@esteto/contract/identity/department';
import type { Page } from '@esteto/contract/list';
import type { FilterOptionQuery } from '@esteto/contract/office/filter-option';
import type { DepartmentForm } from '@esteto/domain/identity/department/department-form';
import { withSight } from '@esteto/domain/identity/permission/staff-grants';
import { countOf, searchKey } from '@esteto/domain/shared/text/text';
import type { Deps } from '../../../deps.ts';
import { invalid } from '../../../platform/http/app-error.ts';
import type { SessionActor } from '../../../platform/work/actor.ts';
import { refuseTaken } from '../../../platform/work/taken.ts';
import type { Tx } from '../../../platform/work/work.ts';
import { departments as table } from '../../../tables/department/department.tables.ts';
import * as departments from './department.repository.ts';

export type DepartmentService = ReturnType<typeof departmentService>;

const nameTaken = { constraint: 'departments_name', field: 'name', message: 'Já existe um setor com este nome.' };

export const departmentService = ({ db, work }: Pick<Deps, 'db' | 'work'>) => ({
  list: (_actor: SessionActor, input: InputOf<typeof contract.list>): Promise<Page<DepartmentRow>> => departments.list(db, input),

  detail: async (_actor: SessionActor, { id }: { id: number }): Promise<DepartmentDetail> => ({
    ...(await departments.find(db, id)),
    people_count: await departments.countPeople(db, id),
  }),

  create: (actor: SessionActor, { body }: InputOf<typeof contract.create>): Promise<DepartmentDetail> =>
    work(actor, async (tx) => ({
      ...(await refuseTaken(nameTaken, () => tx.insert(table, columnsOf(body), { action: 'department.created' }))),
      people_count: 0,
    })),

  update: (actor: SessionActor, { id, body: { version, ...body } }: InputOf<typeof contract.update>): Promise<DepartmentDetail> =>
    work(actor, async (tx) => {
      const key = { id, version, scope: undefined };
      const row = await refuseTaken(nameTaken, () => tx.update(table, key, columnsOf(body), { action: 'department.edited' }));
      return { ...row, people_count: await departments.countPeople(tx.db, id) };
    }),

  remove: (actor: SessionActor, { id }: { id: number }): Promise<void> =>
    work(actor, async (tx) => {
      await tx.lock(table, { id, version: null, scope: undefined });
      const people = await departments.countPeople(tx.db, id);
      if (people > 0) throw invalid({ id: `Este setor tem ${countOf(people, 'pessoa', 'pessoas')}. Mude-as de setor antes de excluir.` });
      await departments.remove(tx.db, id);
      tx.record({ type: 'department', id }, { action: 'department.deleted' });
    }),

  options: (query: FilterOptionQuery) => departments.options(db, query),

  ofPerson: departments.ofPerson,

  /** Puts somebody into a department, or into none; refuses one that is not there. */
  place: async (tx: Tx, user_id: number, department_id: number | null): Promise<void> => {
    const former = await departments.ofPerson(tx.db, user_id);
    if ((former?.id ?? null) === department_id) return;
    const chosen = department_id === null ? null : await departments.hold(tx.db, department_id);
    if (department_id !== null && !chosen) throw invalid({ department_id: 'Escolha um setor da lista.' });
    await departments.place(tx.db, user_id, department_id);
    const change = { path: 'department_id', old: former?.name ?? null, new: chosen?.name ?? null, kind: 'modified' as const };
    tx.record({ type: 'user', id: user_id }, { action: 'user.department_changed' }, [change]);
  },
});

const columnsOf = (form: DepartmentForm) => ({ ...form, grants: withSight(form.grants), search_key: searchKey(form.name) });
