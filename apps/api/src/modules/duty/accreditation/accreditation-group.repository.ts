import { cpfIn, isEmailLike } from '@esteto/domain/duty/accreditation/accreditation-form';
import { ENDED_STATUSES } from '@esteto/domain/duty/accreditation/accreditation-life';
import { parseCrm } from '@esteto/domain/shared/document/crm';
import { and, asc, count, eq, inArray, isNull, lte, notInArray, or, type SQL, sql } from 'drizzle-orm';
import type { Reader, Transaction } from '../../../platform/database/database.ts';
import { accreditationDocuments, accreditations } from '../../../tables/accreditation/accreditation.tables.ts';
import { doctors } from '../../../tables/doctor/doctor.tables.ts';
import { groupManagers } from '../../../tables/group-manager/group-manager.tables.ts';
import { managementGroups } from '../../../tables/management-group/management-group.tables.ts';
import { qualifications } from '../../../tables/qualification/qualification.tables.ts';
import { units } from '../../../tables/unit/unit.tables.ts';
import { users } from '../../../tables/user/user.tables.ts';
import { type AskedProof, isAsked } from './accreditation.repository.ts';

// Rows around an accreditation: who manages its group, its units, the doctor who is meant; and which accreditations end.

/** Accreditations that end, or of whose papers one ends, by this day. */
export const endingBy = async (db: Reader, until: string): Promise<number[]> => {
  const rows = await db
    .select({ id: accreditations.id })
    .from(accreditations)
    .where(
      and(
        notInArray(accreditations.status, [...ENDED_STATUSES]),
        or(lte(accreditations.valid_until, until), inArray(accreditations.id, papersEndingBy(db, until))),
      ),
    )
    .orderBy(asc(accreditations.id));
  return rows.map(({ id }) => id);
};

const papersEndingBy = (db: Reader, until: string) =>
  db
    .select({ id: accreditationDocuments.accreditation_id })
    .from(accreditationDocuments)
    .where(and(eq(accreditationDocuments.status, 'approved'), lte(accreditationDocuments.valid_until, until)));

/** Who manages a group now. */
export const managersOf = (db: Reader, groupId: number) =>
  db
    .select({ user_id: sql<number>`${groupManagers.user_id}`.mapWith(Number), role: groupManagers.role, unit_ids: groupManagers.unit_ids })
    .from(groupManagers)
    .where(and(eq(groupManagers.group_id, groupId), eq(groupManagers.status, 'active')));

const askedProof = sql`jsonb_build_object('qualification_id', ${qualifications.id}, 'name', ${qualifications.name}, 'is_required', ${qualifications.mandatory_unit_ids} is not null)`;

const unitsAmong = (db: Reader, groupId: number, ids: readonly number[]) =>
  db
    .select({ count: count() })
    .from(units)
    .where(and(eq(units.group_id, groupId), inArray(units.id, [...ids]), isNull(units.deleted_at)));

/** Whether these are all units of the group. */
export const ownsUnits = async (db: Reader, groupId: number, ids: readonly number[]): Promise<boolean> => {
  if (ids.length === 0) return true;
  const [own] = await unitsAmong(db, groupId, ids);
  return own?.count === new Set(ids).size;
};

/**
 * The doctor whom an e-mail, a CPF or a CRM with its state names exactly, and nobody else; null where none or several are named so. Their row is locked.
 * Beside it stands, in the same statement, what an invite needs of the group: its name, what it asks for, and how many of these units are its own.
 */
export const doctorNamed = async (tx: Transaction, typed: string, groupId: number, unitIds: readonly number[] = []) => {
  const named = exactly(typed.trim());
  if (named === null) return null;
  const people = await tx
    .select({
      professional: users,
      group_name: managementGroups.name,
      proofs: sql<
        AskedProof[]
      >`(select coalesce(jsonb_agg(${askedProof} order by ${qualifications.name}), '[]') from ${qualifications} where ${isAsked(groupId)})`,
      owned: sql<number>`(${unitsAmong(tx, groupId, unitIds)})`.mapWith(Number),
    })
    .from(users)
    .innerJoin(managementGroups, eq(managementGroups.id, groupId))
    .leftJoin(doctors, eq(doctors.user_id, users.id))
    .where(and(eq(users.type, 'doctor'), users.is_active, eq(users.doctor_role, 'partner'), named))
    .limit(2)
    .for('update', { of: users });
  const [one, other] = people;
  return one && !other ? { ...one, owns_units: one.owned === new Set(unitIds).size } : null;
};

export type DoctorNamed = NonNullable<Awaited<ReturnType<typeof doctorNamed>>>;

/** The condition for the person whom an e-mail, a CPF or a CRM with its state names; null for anything else. It reads people joined with their `doctors`. */
export const exactly = (typed: string): SQL | null => {
  if (isEmailLike(typed)) return eq(users.email, typed.toLowerCase());
  const cpf = cpfIn(typed);
  if (cpf !== null) return eq(doctors.cpf, cpf);
  const crm = parseCrm(typed);
  return crm && sql`${doctors.crms} @> ${JSON.stringify([crm])}::jsonb`;
};
