import type { groupNotice as contract, GroupNoticeDetail, GroupNoticeRow } from '@esteto/contract/duty/group-notice';
import type { InputOf } from '@esteto/contract/endpoint';
import type { Page } from '@esteto/contract/list';
import type { NoticeReach, NoticeRecipient } from '@esteto/contract/office/notice-reach';
import type { GroupNoticeReachForm } from '@esteto/domain/duty/group-notice/group-notice-form';
import type { GroupMembership } from '@esteto/domain/identity/permission/access';
import { and, asc, count, eq, getTableColumns, inArray, isNull, ne, or, type SQL, sql } from 'drizzle-orm';
import type { Reader } from '../../../platform/database/database.ts';
import { containsKey } from '../../../platform/database/search.ts';
import { notFound } from '../../../platform/http/app-error.ts';
import { readPage } from '../../../platform/http/paging.ts';
import { accreditations } from '../../../tables/accreditation/accreditation.tables.ts';
import { groupManagers } from '../../../tables/group-manager/group-manager.tables.ts';
import { groupNotices } from '../../../tables/group-notice/group-notice.tables.ts';
import { managementGroups } from '../../../tables/management-group/management-group.tables.ts';
import { units } from '../../../tables/unit/unit.tables.ts';
import { users } from '../../../tables/user/user.tables.ts';
import { wouldReach as countWouldReach, noticesOf, reached, recipients as recipientsOf } from '../../office/notice/message-scope.ts';
import { withinUnits } from '../accreditation/unit-scope.ts';

export const inGroup = (group_id: number): SQL => eq(groupNotices.group_id, group_id);

const countOf = (what: Parameters<typeof noticesOf>[2]) => noticesOf('group_notice_id', 'group_notices', what);

const shown = {
  ...getTableColumns(groupNotices),
  told_count: countOf('id').as('told_count'),
  read_count: countOf('read_at').as('read_count'),
};

export const list = (db: Reader, { group_id }: GroupMembership, input: InputOf<typeof contract.list>): Promise<Page<GroupNoticeRow>> =>
  readPage(
    db,
    {
      input,
      orders: { created_at: groupNotices.created_at },
      defaultOrder: '-created_at',
      id: groupNotices.id,
      where: and(
        inGroup(group_id),
        containsKey(groupNotices.search_key, input.search),
        input.status ? eq(groupNotices.status, input.status) : undefined,
        input.severity ? eq(groupNotices.severity, input.severity) : undefined,
      ),
    },
    (where) => db.select(shown).from(groupNotices).where(where),
  );

type Found = Omit<GroupNoticeDetail, 'may_withdraw'> & { created_by: number | null };

/** Two statements: the notice, and whom it has reached. */
export const detail = async (db: Reader, { group_id }: GroupMembership, id: number): Promise<Found> => {
  const [row] = await db
    .select({
      ...shown,
      mailed_count: countOf('mailed_at').as('mailed_count'),
      created_by_name: users.name,
      unit_names: sql<
        string | null
      >`(select string_agg(${units.name}, ', ' order by ${units.name}) from ${units} where ${units.id} = any(${groupNotices.unit_ids}))`,
    })
    .from(groupNotices)
    .leftJoin(users, eq(users.id, groupNotices.created_by))
    .where(and(eq(groupNotices.id, id), inGroup(group_id)));
  if (!row) throw notFound();
  return { ...row, reach: await reached(db, { of: 'group_notice_id', id }) };
};

export const isThere = async (db: Reader, { group_id }: GroupMembership, id: number): Promise<boolean> => {
  const rows = await db
    .select({ id: groupNotices.id })
    .from(groupNotices)
    .where(and(eq(groupNotices.id, id), inGroup(group_id)));
  return rows.length > 0;
};

/** Who works for the group now, among those whom the manager sees. */
const isAccredited = ({ group_id, unit_ids }: GroupMembership): SQL | undefined =>
  and(eq(accreditations.group_id, group_id), eq(accreditations.status, 'approved'), withinUnits(unit_ids));

/** How many of these people work for the group and are seen by the manager. */
export const countProfessionals = async (db: Reader, group: GroupMembership, ids: readonly number[]): Promise<number> => {
  const [row] = await db
    .select({ people: count() })
    .from(accreditations)
    .where(and(isAccredited(group), inArray(accreditations.professional_id, [...ids])));
  return row?.people ?? 0;
};

const chosen = ({ audience, unit_ids, specialties, professional_ids }: GroupNoticeReachForm): SQL | undefined =>
  ({
    everybody: undefined,
    units: withinUnits(unit_ids),
    specialties: inArray(accreditations.specialty, specialties),
    people: inArray(accreditations.professional_id, professional_ids),
  })[audience];

/** Whoever looks after the whole group, or after a unit of these. */
const managesOf = ({ group_id, unit_ids }: GroupMembership): SQL | undefined =>
  and(
    eq(groupManagers.group_id, group_id),
    eq(groupManagers.status, 'active'),
    isNull(groupManagers.deleted_at),
    unit_ids === null
      ? undefined
      : or(isNull(groupManagers.unit_ids), sql`${groupManagers.unit_ids} && ${sql.param(`{${unit_ids.join(',')}}`)}::bigint[]`),
  );

const managersOf = (db: Reader, group: GroupMembership) =>
  db
    .select({ id: sql`${groupManagers.user_id}` })
    .from(groupManagers)
    .where(managesOf(group));

/** People of `users` whom it is for; never who writes it, nor anybody of units that this person does not look after. */
const audienceOf = (db: Reader, group: GroupMembership, writer: number, form: GroupNoticeReachForm): SQL | undefined =>
  and(
    users.is_active,
    ne(users.id, writer),
    or(
      inArray(
        users.id,
        db
          .select({ id: accreditations.professional_id })
          .from(accreditations)
          .where(and(isAccredited(group), chosen(form))),
      ),
      form.to_managers ? inArray(users.id, managersOf(db, group)) : undefined,
    ),
  );

export const wouldReach = (db: Reader, group: GroupMembership, writer: number, form: GroupNoticeReachForm): Promise<NoticeReach> =>
  countWouldReach(db, { kind: `group_notice.${form.severity}`, by_mail: form.by_mail }, audienceOf(db, group, writer, form));

/** The people whom a notice is for, with the name of the group that tells it. */
export const peopleOf = async (db: Reader, group: GroupMembership, writer: number, form: GroupNoticeReachForm) => {
  const group_name = db.select({ name: managementGroups.name }).from(managementGroups).where(eq(managementGroups.id, group.group_id));
  const rows = await db
    .select({ id: users.id, group_name: sql<string>`(${group_name})` })
    .from(users)
    .where(audienceOf(db, group, writer, form))
    .orderBy(asc(users.id));
  return { people: rows.map(({ id }) => id), group_name: rows[0]?.group_name ?? '' };
};

/** The people whom a notice has reached: all of them, or who was ever of units that the manager looks after, and the managers of these. */
export const recipients = (
  db: Reader,
  group: GroupMembership,
  { id, ...input }: InputOf<typeof contract.recipients>,
): Promise<Page<NoticeRecipient>> => {
  const ofTheirs = db
    .select({ id: accreditations.professional_id })
    .from(accreditations)
    .where(and(eq(accreditations.group_id, group.group_id), withinUnits(group.unit_ids)));
  const seen = group.unit_ids === null ? undefined : or(inArray(users.id, ofTheirs), inArray(users.id, managersOf(db, group)));
  return recipientsOf(db, { of: 'group_notice_id', id }, input, seen);
};
