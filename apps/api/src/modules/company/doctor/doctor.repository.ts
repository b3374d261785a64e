import type { DoctorDetail, DoctorRow } from '@esteto/contract/company/doctor';
import type { ListInput, Page } from '@esteto/contract/list';
import type { DoctorFilters, DoctorRecordForm } from '@esteto/domain/company/doctor/doctor-record-form';
import { and, eq, getTableColumns, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import type { Reader, Transaction } from '../../../platform/database/database.ts';
import { containsKey } from '../../../platform/database/search.ts';
import { notFound } from '../../../platform/http/app-error.ts';
import { readPage } from '../../../platform/http/paging.ts';
import { colleges } from '../../../tables/college/college.tables.ts';
import { companies, memberships } from '../../../tables/company/company.tables.ts';
import { doctors } from '../../../tables/doctor/doctor.tables.ts';
import { sessions } from '../../../tables/platform/sessions.tables.ts';
import { users } from '../../../tables/user/user.tables.ts';

export type DoctorQuery = ListInput & Partial<DoctorFilters>;

/** Only people of the doctors' app. */
export const isDoctor = eq(users.type, 'doctor');

const lastAccess = sql<
  string | null
>`(select max(${sessions.last_used_at}) from ${sessions} where ${sessions.user_id} = ${users.id})`.mapWith(sessions.last_used_at);

const ownCompanies = sql<DoctorRow['companies']>`(
  select coalesce(jsonb_agg(jsonb_build_object('id', ${companies.id}, 'name', ${companies.name}) order by ${companies.name}), '[]')
  from ${memberships} join ${companies} on ${companies.id} = ${memberships.company_id}
  where ${memberships.user_id} = ${users.id})`;

const access = {
  id: users.id,
  name: users.name,
  email: users.email,
  doctor_role: users.doctor_role,
  is_active: users.is_active,
  is_email_verified: sql<boolean>`${isNotNull(users.email_verified_at)}`,
  has_two_factor: users.has_two_factor,
  last_access_at: lastAccess,
  companies: ownCompanies,
  created_at: users.created_at,
};

export const list = (db: Reader, input: DoctorQuery): Promise<Page<DoctorRow>> =>
  readPage(
    db,
    {
      input,
      orders: { name: users.name, created_at: users.created_at },
      defaultOrder: 'name',
      id: users.id,
      where: and(
        isDoctor,
        containsKey(users.search_key, input.search),
        input.doctor_role ? eq(users.doctor_role, input.doctor_role) : undefined,
        input.is_active ? eq(users.is_active, true) : undefined,
        input.unverified ? isNull(users.email_verified_at) : undefined,
      ),
    },
    (where) =>
      db
        .select({ ...access, crms: sql<DoctorRow['crms']>`coalesce(${doctors.crms}, '[]')` })
        .from(users)
        .leftJoin(doctors, eq(doctors.user_id, users.id))
        .where(where),
  );

export const detail = async (db: Reader, id: number): Promise<DoctorDetail> => {
  const [row] = await db
    .select({
      ...access,
      version: users.version,
      updated_at: users.updated_at,
      notifications_email: users.notifications_email,
      doctor: getTableColumns(doctors),
    })
    .from(users)
    .leftJoin(doctors, eq(doctors.user_id, users.id))
    .where(and(eq(users.id, id), isDoctor));
  if (!row) throw notFound();
  return { ...row, doctor: row.doctor ?? UNKNOWN };
};

/** The row of a person as a doctor; null for one of whom nothing is known yet. */
export const find = async (db: Reader, user_id: number) => {
  const [row] = await db.select().from(doctors).where(eq(doctors.user_id, user_id));
  return row ?? null;
};

export const studiedAt = (college_id: number): SQL => eq(doctors.college_id, college_id);

/** Whether a college is offered; it stays so until the transaction ends. */
export const holdOffered = async (db: Transaction, college_id: number | null): Promise<boolean> => {
  if (college_id === null) return false;
  const rows = await db
    .select({ id: colleges.id })
    .from(colleges)
    .where(and(eq(colleges.id, college_id), eq(colleges.is_active, true)))
    .for('share');
  return rows.length > 0;
};

const UNKNOWN: DoctorRecordForm['doctor'] = {
  cpf: null,
  rg: null,
  ctps: null,
  birth_city: null,
  doctor_college: null,
  college_id: null,
  birth_date: null,
  marital_status: null,
  address: null,
  is_resident_doctor: false,
  serve_armed_forces: false,
  permanent_employee: false,
  has_fies: false,
  nf_requirements: null,
  free_personal_income_taxes: [],
  crms: [],
};
