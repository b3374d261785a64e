import type { CollegeOption, CollegeRow, college as contract } from '@esteto/contract/company/college';
import type { InputOf } from '@esteto/contract/endpoint';
import { type CollegeForm, collegeForm } from '@esteto/domain/company/college/college-form';
import { parse } from '@esteto/domain/shared/schema/parse';
import { searchKey } from '@esteto/domain/shared/text/text';
import type { Deps } from '../../../deps.ts';
import { AppError, invalid } from '../../../platform/http/app-error.ts';
import { type SessionActor, systemActor } from '../../../platform/work/actor.ts';
import type { Row } from '../../../platform/work/record-table.ts';
import { refuseTaken } from '../../../platform/work/taken.ts';
import type { Tx } from '../../../platform/work/work.ts';
import { colleges as table } from '../../../tables/college/college.tables.ts';
import type { DoctorService } from '../doctor/doctor.service.ts';
import * as colleges from './college.repository.ts';
import inepColleges from './inep-2025.json' with { type: 'json' };

type Of = { id: number };

const placeTaken = { constraint: 'colleges_place', field: 'name', message: 'Nome: esta faculdade já está na lista, nesta cidade.' };

export const collegeService = ({ db, work, doctors }: Pick<Deps, 'db' | 'work'> & { doctors: DoctorService }) => {
  const setActive = (actor: SessionActor, id: number, is_active: boolean): Promise<void> =>
    work(actor, async (tx) => {
      const before = await lockOwn(tx, id, null);
      const action = is_active ? 'college.activated' : 'college.deactivated';
      if (before.is_active !== is_active) await tx.change(table, before, { is_active }, { action });
    });

  return {
    list: (_actor: SessionActor, input: InputOf<typeof contract.list>) => colleges.list(db, input),

    options: async (_actor: SessionActor, query: InputOf<typeof contract.options>): Promise<{ items: CollegeOption[] }> => ({
      items: await colleges.options(db, query),
    }),

    detail: (_actor: SessionActor, { id }: Of): Promise<CollegeRow> => colleges.detail(db, id),

    doctors: async (_actor: SessionActor, input: InputOf<typeof contract.doctors>) => {
      await colleges.detail(db, input.id);
      return colleges.doctorsOf(db, input);
    },

    create: (actor: SessionActor, { body }: InputOf<typeof contract.create>): Promise<CollegeRow> =>
      work(actor, async (tx) => {
        const { id } = await refuseTaken(placeTaken, () => tx.insert(table, columnsOf(body), { action: 'college.created' }));
        return colleges.detail(tx.db, id);
      }),

    update: (actor: SessionActor, { id, body: { version, ...form } }: InputOf<typeof contract.update>): Promise<CollegeRow> =>
      work(actor, async (tx) => {
        const before = await lockOwn(tx, id, version);
        await refuseTaken(placeTaken, () => tx.change(table, before, columnsOf(form), { action: 'college.edited' }));
        return colleges.detail(tx.db, id);
      }),

    activate: (actor: SessionActor, { id }: Of): Promise<void> => setActive(actor, id, true),

    deactivate: (actor: SessionActor, { id }: Of): Promise<void> => setActive(actor, id, false),

    /**
     * The double is offered to nobody any more, and keeps its name for what the history tells. Both are held, in one order: of two who merge them
     * crosswise one wins.
     */
    merge: (actor: SessionActor, { id, body: { version, into_id } }: InputOf<typeof contract.merge>): Promise<{ moved: number }> =>
      work(actor, async (tx) => {
        if (into_id === id) throw invalid({ into_id: 'Escolha outra faculdade: esta é a que sai.' });
        const held = await tx.lockAll(table, { scope: colleges.both([id, into_id]), most: 2 });
        const double = await lockOwn(tx, id, version);
        const kept = held.find((row) => row.id === into_id && row.is_active);
        if (!kept) throw invalid({ into_id: NOT_OFFERED });
        const moved = await doctors.moveCollege(tx, { from: id, to: into_id });
        const merged = { action: 'college.merged', reason: kept.name } as const;
        await tx.changeAll(
          table,
          await tx.lockAll(table, { scope: colleges.doublesOf(id), most: MOST_DOUBLES }),
          { merged_into_id: into_id },
          merged,
        );
        await tx.change(table, double, { is_active: false, merged_into_id: into_id }, merged);
        return { moved };
      }),

    /** The schools that INEP evaluated, into a list that is still empty. A job: afterwards the list is the team's. */
    fill: async (jobId: string): Promise<void> => {
      if (!(await colleges.isEmpty(db))) return;
      await work(systemActor(jobId), async (tx) => {
        await tx.insertAll(table, inepColleges.map(knownCollege), { action: 'college.created' });
      });
    },
  };
};

/** A school is written in no more ways than that. */
const MOST_DOUBLES = 500;

const NOT_OFFERED = 'Escolha uma faculdade da lista.';

/** One that is itself, and no double of another. */
const lockOwn = async (tx: Tx, id: number, version: number | null): Promise<Row<typeof table>> => {
  const row = await tx.lock(table, { id, version, scope: undefined });
  if (row.merged_into_id !== null)
    throw new AppError(422, { message: 'Esta faculdade já foi unida a outra: altere a que ficou.', code: 'college_merged' });
  return row;
};

const columnsOf = (form: CollegeForm) => ({
  ...form,
  name_key: searchKey(form.name),
  search_key: searchKey([form.name, form.acronym, form.city, form.state].filter(Boolean).join(' ')),
});

const knownCollege = (row: object) => {
  const judged = parse(collegeForm, row);
  if (!judged.ok) throw new Error(`a known college is none: ${JSON.stringify(row)}`);
  return columnsOf(judged.value);
};
