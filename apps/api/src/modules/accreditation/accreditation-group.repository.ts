import { cpfIn, isEmailLike } from '@esteto/domain/accreditation/accreditation-form';
import { ENDED_STATUSES } from '@esteto/domain/accreditation/accreditation-life';
import { parseCrm } from '@esteto/domain/shared/document/crm';
import { and, asc, eq, inArray, isNull, lte, notInArray, or, type SQL, sql } from 'drizzle-orm';
import type { Reader, Transaction } from '../../platform/database/database.ts';
import { doctors } from '../doctor/doctor.tables.ts';
import { groupManagers } from '../group-manager/group-manager.tables.ts';
import { managementGroups } from '../management-group/management-group.tables.ts';
import { units } from '../unit/unit.tables.ts';
import { users } from '../user/user.tables.ts';
import { accreditationDocuments, accreditations } from './accreditation.tables.ts';

// Whom and what else an accreditation has to do with: who manages its group, its units, the doctor who is meant; and which ones end.

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

/** Whether these are all units of the group. */
export const ownsUnits = async (db: Reader, groupId: number, ids: readonly number[]): Promise<boolean> => {
  if (ids.length === 0) return true;
  const found = await db
    .select({ id: units.id })
    .from(units)
    .where(and(eq(units.group_id, groupId), inArray(units.id, [...ids]), isNull(units.deleted_at)));
  return found.length === new Set(ids).size;
};

/**
 * The doctor whom an e-mail, a CPF or a CRM with its state names exactly, and nobody else; null where none or several are named so. Their row is locked,
 * and the group's name stands beside.
 */
export const doctorNamed = async (tx: Transaction, typed: string, groupId: number) => {
  const named = exactly(typed.trim());
  if (named === null) return null;
  const found = await tx
    .select({ professional: users, group_name: managementGroups.name })
    .from(users)
    .innerJoin(managementGroups, eq(managementGroups.id, groupId))
    .leftJoin(doctors, eq(doctors.user_id, users.id))
    .where(and(eq(users.type, 'doctor'), users.is_active, eq(users.doctor_role, 'partner'), named))
    .limit(2)
    .for('update', { of: users });
  return found.length === 1 ? (found[0] ?? null) : null;
};

/** Whom an e-mail, a CPF or a CRM with its state names; null for anything else. Asked of people beside their `doctors`. */
export const exactly = (typed: string): SQL | null => {
  if (isEmailLike(typed)) return eq(users.email, typed.toLowerCase());
  const cpf = cpfIn(typed);
  if (cpf !== null) return eq(doctors.cpf, cpf);
  const crm = parseCrm(typed);
  return crm && sql`${doctors.crms} @> ${JSON.stringify([crm])}::jsonb`;
};
