import type { StaffAccreditationDetail, StaffAccreditationRow, staffAccreditation } from '@esteto/contract/duty/staff-accreditation';
import type { InputOf } from '@esteto/contract/endpoint';
import type { Page } from '@esteto/contract/list';
import { missingOf, WAITING_STATUSES } from '@esteto/domain/duty/accreditation/accreditation-waiting';
import type { ChecklistLine, Filled } from '@esteto/domain/duty/accreditation/checklist';
import { STATUSES_WITHOUT_DOC_PLANTAO } from '@esteto/domain/duty/accreditation/doc-plantao';
import { and, asc, eq, inArray, notInArray, sql } from 'drizzle-orm';
import type { Reader, Transaction } from '../../../../platform/database/database.ts';
import { notFound } from '../../../../platform/http/app-error.ts';
import { readPage } from '../../../../platform/http/paging.ts';
import { accreditations } from '../../../../tables/accreditation/accreditation.tables.ts';
import { doctors } from '../../../../tables/doctor/doctor.tables.ts';
import { managementGroups } from '../../../../tables/management-group/management-group.tables.ts';
import { events } from '../../../../tables/platform/audit.tables.ts';
import { users } from '../../../../tables/user/user.tables.ts';
import { linesOf, named } from '../accreditation.repository.ts';
import { exactly } from '../accreditation-group.repository.ts';

const standing = {
  id: accreditations.id,
  professional_name: users.name,
  group_name: managementGroups.name,
  status: accreditations.status,
  step: accreditations.step,
  status_since: accreditations.status_since,
  valid_until: accreditations.valid_until,
};

/** What says what is missing, and goes no further. */
const filled = {
  contact_email: accreditations.contact_email,
  contact_phone: accreditations.contact_phone,
  crm_number: accreditations.crm_number,
  crm_state: accreditations.crm_state,
  payment: accreditations.payment,
};

type Found = Omit<StaffAccreditationRow, 'missing'> & { filled: Filled };

const withMissing = <Row extends Found>({ filled: said, ...row }: Row, lines: readonly ChecklistLine[]) => ({
  ...row,
  missing: missingOf(row.status, said, lines),
});

/** Three statements: the page, the total, and the lines of what is on it. */
export const list = async (db: Reader, input: InputOf<typeof staffAccreditation.list>): Promise<Page<StaffAccreditationRow>> => {
  const page = await readPage(
    db,
    {
      input,
      orders: { status_since: accreditations.status_since },
      defaultOrder: 'status_since',
      id: accreditations.id,
      where: and(
        input.group_id ? eq(accreditations.group_id, input.group_id) : undefined,
        input.status ? eq(accreditations.status, input.status) : undefined,
        input.waits_for ? inArray(accreditations.status, [...WAITING_STATUSES[input.waits_for]]) : undefined,
        named(input.search),
      ),
    },
    (where) =>
      db
        .select({ ...standing, filled })
        .from(accreditations)
        .innerJoin(managementGroups, eq(managementGroups.id, accreditations.group_id))
        .innerJoin(users, eq(users.id, accreditations.professional_id))
        .where(where),
  );
  const lines = await linesOf(
    db,
    page.items.map(({ id }) => id),
  );
  return { ...page, items: page.items.map((row) => withMissing(row, lines.get(row.id) ?? [])) };
};

/** Two statements. */
export const detail = async (db: Reader, id: number): Promise<StaffAccreditationDetail> => {
  const [row] = await db
    .select({ ...standing, filled, origin: accreditations.origin, reason: accreditations.reason, reminded_on: remindedOn })
    .from(accreditations)
    .innerJoin(managementGroups, eq(managementGroups.id, accreditations.group_id))
    .innerJoin(users, eq(users.id, accreditations.professional_id))
    .where(eq(accreditations.id, id));
  if (!row) throw notFound();
  const lines = (await linesOf(db, [id])).get(id) ?? [];
  const shown = lines.map(({ id: line_id, label, is_required, status, valid_until, note }) => ({
    id: line_id,
    label,
    is_required,
    status,
    valid_until,
    note,
  }));
  return { ...withMissing(row, lines), lines: shown };
};

const remindedOn = sql<string | null>`(
  select to_char(max(e.created_at) at time zone 'America/Sao_Paulo', 'YYYY-MM-DD') from ${events} e
  where e.entity_type = 'accreditation' and e.entity_id = ${accreditations.id} and e.action = 'accreditation.reminded')`;

/** Whoever a CPF or an e-mail names exactly, and nobody else; null where none or several are named so. Their row is locked. */
export const personNamed = async (tx: Transaction, typed: string) => {
  const named = exactly(typed.trim());
  if (named === null) return null;
  const people = await tx
    .select({ person: users })
    .from(users)
    .leftJoin(doctors, eq(doctors.user_id, users.id))
    .where(named)
    .limit(2)
    .for('update', { of: users });
  return people.length === 1 ? (people[0]?.person ?? null) : null;
};

export type NamedPerson = NonNullable<Awaited<ReturnType<typeof personNamed>>>;

/** The groups for whose accreditation a person still needs Doc Plantão. */
export const groupsInNeed = async (db: Reader, professionalId: number): Promise<string[]> => {
  const rows = await db
    .select({ name: managementGroups.name })
    .from(accreditations)
    .innerJoin(managementGroups, eq(managementGroups.id, accreditations.group_id))
    .where(and(eq(accreditations.professional_id, professionalId), notInArray(accreditations.status, [...STATUSES_WITHOUT_DOC_PLANTAO])))
    .orderBy(asc(managementGroups.name));
  return rows.map(({ name }) => name);
};
