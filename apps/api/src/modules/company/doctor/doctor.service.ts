import { isDeepStrictEqual } from 'node:util';
import type { doctor as contract, DoctorDetail, DoctorRow, DoctorTieRow } from '@esteto/contract/company/doctor';
import type { InputOf } from '@esteto/contract/endpoint';
import type { Page } from '@esteto/contract/list';
import type { PartnerForm } from '@esteto/domain/company/partner/partner-form';
import { personOfPartner } from '@esteto/domain/company/partner/partner-person';
import type { DoctorDataForm } from '@esteto/domain/opening/wizard/wizard-forms';
import type { Deps } from '../../../deps.ts';
import { invalid } from '../../../platform/http/app-error.ts';
import { endOtherSessions } from '../../../platform/sessions/end-sessions.ts';
import type { SessionActor } from '../../../platform/work/actor.ts';
import type { Values } from '../../../platform/work/record-table.ts';
import { refuseTaken } from '../../../platform/work/taken.ts';
import { tellRead } from '../../../platform/work/tell-read.ts';
import type { Tx } from '../../../platform/work/work.ts';
import { doctors as table } from '../../../tables/doctor/doctor.tables.ts';
import type { UserService } from '../../identity/user/user.service.ts';
import * as doctors from './doctor.repository.ts';
import { followAsPartner } from './doctor-as-partner.ts';
import { ties } from './doctor-tie.repository.ts';

/** More than any school has sent us. */
const MOST_MOVED = 5_000;

const cpfTaken = { constraint: 'doctors_cpf', message: 'Já existe uma pessoa com este CPF.' };

export type DoctorService = ReturnType<typeof doctorService>;

type Parts = Pick<Deps, 'db' | 'work' | 'clock'> & { users: UserService };
type Kept = Omit<Values<typeof table>, 'user_id'> & { college_id: number | null };

export const doctorService = ({ db, work, clock, users }: Parts) => {
  const setActive = (actor: SessionActor, id: number, is_active: boolean): Promise<void> =>
    work(actor, async (tx) => {
      await users.setActive(tx, { id, scope: doctors.isDoctor }, is_active);
      if (!is_active) await endOtherSessions(tx, id, null);
    });

  /** What is known of a person as a doctor becomes what `form` says. `under`: where the form names its fields. */
  const keep = async (tx: Tx, user_id: number, form: Kept, under: '' | 'doctor.'): Promise<void> => {
    const doctor = await doctors.find(tx.db, user_id);
    // One that is offered no more stays where it was chosen.
    const isNew = form.college_id !== null && form.college_id !== doctor?.college_id;
    if (isNew && !(await doctors.holdOffered(tx.db, form.college_id)))
      throw invalid({ [`${under}college_id`]: 'Escolha uma faculdade da lista.' });
    await refuseTaken({ ...cpfTaken, field: `${under}cpf` }, async () => {
      if (doctor) await tx.change(table, doctor, form, { action: 'doctor.edited' });
      else await tx.insert(table, { ...form, user_id }, { action: 'doctor.created' });
    });
    await followAsPartner(tx, user_id, form, { former_cpf: doctor?.cpf ?? null, cpf_field: `${under}cpf` });
  };

  return {
    ties: (_actor: SessionActor, input: InputOf<typeof contract.ties>): Promise<Page<DoctorTieRow>> => ties(db, input),

    list: (_actor: SessionActor, input: InputOf<typeof contract.list>): Promise<Page<DoctorRow>> => doctors.list(db, input),

    detail: async (actor: SessionActor, { id }: { id: number }): Promise<DoctorDetail> => {
      const shown = await doctors.detail(db, id);
      await tellRead({ db, clock }, actor, { type: 'user', id, action: 'user.looked_at' });
      return shown;
    },

    /** The person's version stands for all of it: who saw an older one saves nothing (409). */
    update: (actor: SessionActor, { id, body: { version, doctor, ...person } }: InputOf<typeof contract.update>): Promise<DoctorDetail> =>
      work(actor, async (tx) => {
        const { email } = await doctors.detail(tx.db, id);
        await users.edit(tx, { id, email }, version, person);
        await keep(tx, id, doctor, 'doctor.');
        return doctors.detail(tx.db, id);
      }),

    /** What a person told of themself; null where nothing is known. */
    ownForm: async (user_id: number): Promise<DoctorDataForm | null> => {
      const doctor = await doctors.find(db, user_id);
      return doctor && { ...doctor, cpf: doctor.cpf ?? '', birth_date: doctor.birth_date ?? '' };
    },

    /** Whether somebody of whom we know more is a resident. */
    tellResident: async (tx: Tx, user_id: number, is_resident_doctor: boolean): Promise<void> => {
      const doctor = await doctors.find(tx.db, user_id);
      if (doctor && doctor.is_resident_doctor !== is_resident_doctor)
        await tx.change(table, doctor, { is_resident_doctor }, { action: 'doctor.edited' });
    },

    keepOwn: (tx: Tx, user_id: number, form: DoctorDataForm): Promise<void> => keep(tx, user_id, form, ''),

    /** What the owner of a company told as its partner is known of them as a doctor too, and not asked again. */
    keepPartner: async (tx: Tx, user_id: number, form: PartnerForm): Promise<void> => {
      const doctor = await doctors.find(tx.db, user_id);
      const person = personOfPartner(form);
      await refuseTaken({ ...cpfTaken, field: 'cpf' }, async () => {
        if (!doctor) await tx.insert(table, { ...person, user_id }, { action: 'doctor.created' });
        else if (!isDeepStrictEqual({ ...doctor, ...person }, doctor)) await tx.change(table, doctor, person, { action: 'doctor.edited' });
      });
    },

    /** Whoever studied at the one studied at the other from now on; how many they are. */
    moveCollege: async (tx: Tx, { from, to }: { from: number; to: number }): Promise<number> => {
      const people = await tx.lockAll(table, { scope: doctors.studiedAt(from), most: MOST_MOVED });
      await tx.changeAll(table, people, { college_id: to }, { action: 'doctor.edited' });
      return people.length;
    },

    deactivate: (actor: SessionActor, { id }: { id: number }): Promise<void> => setActive(actor, id, false),

    activate: (actor: SessionActor, { id }: { id: number }): Promise<void> => setActive(actor, id, true),

    endSessions: (actor: SessionActor, { id }: { id: number }): Promise<void> =>
      work(actor, async (tx) => {
        await doctors.detail(tx.db, id);
        await endOtherSessions(tx, id, null);
      }),
  };
};
