import type { AccreditationInviteRow, AccreditationInviteView, accreditationInvite } from '@esteto/contract/duty/accreditation-invite';
import type { InputOf } from '@esteto/contract/endpoint';
import type { Page } from '@esteto/contract/list';
import { ENDED_STATUSES } from '@esteto/domain/duty/accreditation/accreditation-life';
import type { GroupMembership } from '@esteto/domain/identity/permission/access';
import { aliasedTable, and, asc, eq, ilike, lte, notInArray, or, type SQL, sql } from 'drizzle-orm';
import type { Database, Reader, Transaction } from '../../../../platform/database/database.ts';
import { readPage } from '../../../../platform/http/paging.ts';
import { accreditations } from '../../../../tables/accreditation/accreditation.tables.ts';
import { accreditationInvites as table } from '../../../../tables/accreditation/accreditation-invite.tables.ts';
import { managementGroups } from '../../../../tables/management-group/management-group.tables.ts';
import { units } from '../../../../tables/unit/unit.tables.ts';
import { users } from '../../../../tables/user/user.tables.ts';
import { askedProofs, isAsked } from '../accreditation.repository.ts';
import { withinUnits } from '../unit-scope.ts';

type Group = Pick<GroupMembership, 'group_id' | 'unit_ids'>;
type ListInput = InputOf<typeof accreditationInvite.list>;

/** Those of a group, of the units that its manager looks after. */
export const within = ({ group_id, unit_ids }: Group): SQL | undefined =>
  and(eq(table.group_id, group_id), withinUnits(unit_ids, table.unit_ids));

const inviters = aliasedTable(users, 'inviters');

const unitNames = sql<
  string | null
>`(select string_agg(${units.name}, ', ' order by ${units.name}) from ${units} where ${units.id} = any(${table.unit_ids}) and ${units.deleted_at} is null)`;

export const list = (db: Reader, group: Group, input: ListInput): Promise<Page<AccreditationInviteRow>> => {
  const typed = input.search?.trim();
  return readPage(
    db,
    {
      input,
      orders: { sent_at: table.sent_at },
      defaultOrder: '-sent_at',
      id: table.id,
      where: and(
        within(group),
        typed ? or(ilike(table.email, `%${typed}%`), ilike(table.name, `%${typed}%`)) : undefined,
        input.status ? eq(table.status, input.status) : undefined,
      ),
    },
    (where) =>
      db
        .select({
          id: table.id,
          name: table.name,
          email: table.email,
          status: table.status,
          unit_names: unitNames,
          invited_by: inviters.name,
          sent_at: table.sent_at,
          opened_at: table.opened_at,
          expires_at: table.expires_at,
        })
        .from(table)
        .leftJoin(inviters, eq(inviters.id, table.created_by))
        .where(where),
  );
};

/** `standing_id`: the accreditation that whoever has the e-mail has in the group meanwhile. */
const invitation = (db: Reader) =>
  db
    .select({
      id: table.id,
      status: table.status,
      opened_at: table.opened_at,
      expires_at: table.expires_at,
      name: table.name,
      email: table.email,
      message: table.message,
      unit_names: unitNames,
      group_id: table.group_id,
      group: managementGroups.name,
      is_active: managementGroups.is_active,
      invited_by: inviters.name,
      account_type: users.type,
      account_role: users.doctor_role,
      standing_id: accreditations.id,
    })
    .from(table)
    .innerJoin(managementGroups, eq(managementGroups.id, table.group_id))
    .leftJoin(inviters, eq(inviters.id, table.created_by))
    .leftJoin(users, eq(users.email, table.email))
    .leftJoin(
      accreditations,
      and(
        eq(accreditations.group_id, table.group_id),
        eq(accreditations.professional_id, users.id),
        notInArray(accreditations.status, [...ENDED_STATUSES]),
      ),
    );

export type Invitation = Awaited<ReturnType<typeof invitation>>[number];

/** What a token's hash leads to, also one that was used; null where it is over, or the group is switched off. */
export const findByToken = async (db: Reader, hash: string, now: string): Promise<Invitation | null> => {
  const [row] = await invitation(db).where(eq(table.token_hash, hash));
  if (!row?.is_active) return null;
  return row.status === 'accepted' || (row.status === 'pending' && row.expires_at > now) ? row : null;
};

/** With the proofs that the group will want to see: one statement. */
export const viewOf = async (db: Reader, invite: Invitation): Promise<AccreditationInviteView> => {
  const { name, email, group, invited_by, message, unit_names, group_id } = invite;
  const proofs = await askedProofs(db, isAsked(group_id));
  return { name, email, group, invited_by, message, unit_names, account: accountOf(invite), proofs };
};

const accountOf = ({ account_type, account_role }: Invitation): AccreditationInviteView['account'] => {
  if (account_type === null) return 'none';
  return account_type === 'doctor' && account_role === 'partner' ? 'doctor' : 'other';
};

/** What the letter says. */
export const letterOf = async (db: Reader, id: number): Promise<Invitation | null> => {
  const [row] = await invitation(db).where(eq(table.id, id));
  return row ?? null;
};

/** False where nobody waits for it any more. */
export const putToken = async (db: Transaction, id: number, token_hash: string): Promise<boolean> => {
  const rows = await db
    .update(table)
    .set({ token_hash })
    .where(and(eq(table.id, id), eq(table.status, 'pending')))
    .returning({ id: table.id });
  return rows.length > 0;
};

export const markOpened = async (db: Database, id: number, opened_at: string): Promise<void> => {
  await db.update(table).set({ opened_at }).where(eq(table.id, id));
};

const isOverdue = (now: string) => and(eq(table.status, 'pending'), lte(table.expires_at, now));

export const overdue = async (db: Reader, now: string): Promise<number[]> => {
  const rows = await db.select({ id: table.id }).from(table).where(isOverdue(now)).orderBy(asc(table.id));
  return rows.map(({ id }) => id);
};

/** It, locked, where it still is. */
export const lockOverdue = (db: Transaction, id: number, now: string) =>
  db
    .select()
    .from(table)
    .where(and(eq(table.id, id), isOverdue(now)))
    .for('update');
