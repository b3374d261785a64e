import { and, eq, inArray, lte, ne, sql } from 'drizzle-orm';
import type { Reader, Transaction } from '../../../platform/database/database.ts';
import { companies, memberships } from '../../../tables/company/company.tables.ts';
import { isInOffice } from '../../../tables/company/company-standing.ts';
import { connectIdentities } from '../../../tables/connect/connect.tables.ts';
import { emailVerifications } from '../../../tables/email-verification/email-verification.tables.ts';
import { mediaViews } from '../../../tables/media/media.tables.ts';
import { noticeSettings, notices } from '../../../tables/notice/notice.tables.ts';
import { knownDevices } from '../../../tables/platform/sessions.tables.ts';
import { savedViews } from '../../../tables/saved-view/saved-view.tables.ts';
import { recoveryCodes, rememberedDevices, twoFactors } from '../../../tables/two-factor/two-factor.tables.ts';
import { users } from '../../../tables/user/user.tables.ts';

/** The membership of the partner who came next after whom it is about. */
const heir = sql<number | null>`(
  select min(o.id)::int from ${memberships} o
  where o.company_id = ${companies.id} and o.user_type = 'partner' and o.is_active and o.user_id <> ${memberships.user_id})`;

/** Companies that still work and whose owner the person is, with the membership of the partner who would be it then. */
export const ownedCompanies = (db: Reader, user_id: number) =>
  db
    .select({ id: companies.id, name: companies.name, analyst_id: companies.analyst_id, heir })
    .from(memberships)
    .innerJoin(companies, eq(companies.id, memberships.company_id))
    .where(and(eq(memberships.user_id, user_id), eq(memberships.is_owner, true), eq(memberships.is_active, true), isInOffice));

export const due = (db: Reader, now: string) =>
  db
    .select({ id: users.id })
    .from(users)
    // Who is forgotten has no password left; who was switched off meanwhile is forgotten all the same.
    .where(and(lte(users.closes_at, now), ne(users.password_hash, '')));

/** What is the person's alone and which no law asks to keep. */
export const forgetRest = async (db: Transaction, user_id: number): Promise<void> => {
  for (const table of [
    notices,
    noticeSettings,
    savedViews,
    mediaViews,
    knownDevices,
    connectIdentities,
    emailVerifications,
    recoveryCodes,
    rememberedDevices,
    twoFactors,
  ])
    await db.delete(table).where(eq(table.user_id, user_id));
  await db.update(memberships).set({ is_active: false, is_owner: false }).where(eq(memberships.user_id, user_id));
};

/** Makes the owners of their companies of those who hold these memberships. */
export const passOn = async (db: Transaction, ids: readonly number[]): Promise<void> => {
  if (ids.length > 0)
    await db
      .update(memberships)
      .set({ is_owner: true })
      .where(inArray(memberships.id, [...ids]));
};
