import type { KnownPartner } from '@esteto/domain/company/partner/partner-qualification';
import type { DraftClause } from '@esteto/domain/opening/draft/draft-form';
import { and, desc, eq, sql } from 'drizzle-orm';
import type { Reader } from '../../../../platform/database/database.ts';
import { notFound } from '../../../../platform/http/app-error.ts';
import type { Row } from '../../../../platform/work/record-table.ts';
import type { Tx } from '../../../../platform/work/work.ts';
import { companies, memberships } from '../../../../tables/company/company.tables.ts';
import { doctors } from '../../../../tables/doctor/doctor.tables.ts';
import { registrationDrafts } from '../../../../tables/registration/draft.tables.ts';
import { registrations } from '../../../../tables/registration/registration.tables.ts';
import { users } from '../../../../tables/user/user.tables.ts';
import { wizards } from '../../../../tables/wizard/wizard.tables.ts';
import { partners } from '../../../../tables/wizard/wizard-partner.tables.ts';

export type Draft = Row<typeof registrationDrafts>;

const waiting = (registration_id: number) =>
  and(eq(registrationDrafts.registration_id, registration_id), eq(registrationDrafts.status, 'waiting'));

/** Who the partners of a company are, its owner first, with the CPF by which we know them: as they told on the way in, else with what is known of those who have an account. */
const PARTNERS = sql<KnownPartner[]>`coalesce((
  select json_agg(coalesce(p.form, jsonb_build_object('name', p.name)) || jsonb_build_object('shares', p.shares)
    || jsonb_strip_nulls(jsonb_build_object('cpf', (
      select d.cpf from ${memberships} m join ${doctors} d on d.user_id = m.user_id
      where p.is_owner and m.company_id = p.company_id and m.is_owner order by m.id limit 1))) order by p.id)
  from ${partners} p where p.company_id = ${companies.id}), (
  select json_agg(json_build_object('name', u.name, 'cpf', d.cpf, 'rg', d.rg, 'birth_date', d.birth_date, 'marital_status', d.marital_status,
    'address', d.address) order by m.is_owner desc, m.id)
  from ${memberships} m join ${users} u on u.id = m.user_id left join ${doctors} d on d.user_id = u.id
  where m.company_id = ${companies.id} and m.user_type = 'partner' and m.is_active), '[]')`;

/** What the model of a first draft is filled in with. */
export const basis = async (db: Reader, registration_id: number) => {
  const [row] = await db
    .select({
      version: registrations.version,
      company_id: companies.id,
      company_name: companies.name,
      address: companies.address,
      partners: PARTNERS,
      company_type: wizards.company_type,
      new_company: wizards.new_company,
    })
    .from(registrations)
    .innerJoin(companies, eq(companies.id, registrations.company_id))
    .leftJoin(wizards, eq(wizards.company_id, companies.id))
    .where(eq(registrations.id, registration_id));
  if (!row) throw notFound();
  return row;
};

/** What the next version follows, and whether somebody is there to decide it. */
export const standing = async (db: Reader, company_id: number): Promise<{ has_owner: boolean; last: number; is_waiting: boolean }> => {
  const [row] = await db
    .select({
      has_owner: sql<boolean>`exists (select 1 from ${memberships} m where m.company_id = ${company_id} and m.is_owner and m.is_active)`,
      last: sql<number>`coalesce(max(${registrationDrafts.number}), 0)`.mapWith(Number),
      is_waiting: sql<boolean>`coalesce(bool_or(${registrationDrafts.status} = 'waiting'), false)`,
    })
    .from(registrationDrafts)
    .where(eq(registrationDrafts.company_id, company_id));
  return row ?? { has_owner: false, last: 0, is_waiting: false };
};

/** 404 for a draft that is not the company's. */
export const refuseForeign = async (db: Reader, id: number, company_id: number): Promise<void> => {
  const rows = await db
    .select({ id: registrationDrafts.id })
    .from(registrationDrafts)
    .where(and(eq(registrationDrafts.id, id), eq(registrationDrafts.company_id, company_id)));
  if (rows.length === 0) throw notFound();
};

/** The last two of a company, newest first. */
export const latest = async (db: Reader, company_id: number) =>
  db
    .select({ draft: registrationDrafts, company_name: companies.name })
    .from(registrationDrafts)
    .innerJoin(companies, eq(companies.id, registrationDrafts.company_id))
    .where(eq(registrationDrafts.company_id, company_id))
    .orderBy(desc(registrationDrafts.id))
    .limit(2);

/** The one that waits is not asked about any longer. */
export const withdraw = async (tx: Tx, registration_id: number): Promise<void> => {
  const rows = await tx.lockAll(registrationDrafts, { scope: waiting(registration_id), most: 10 });
  await tx.changeAll(registrationDrafts, rows, { status: 'withdrawn' }, { action: 'draft.withdrawn' });
};

export const insert = (
  tx: Tx,
  values: { registration_id: number; company_id: number; number: number; clauses: DraftClause[] },
): Promise<Draft> =>
  tx.insert(registrationDrafts, { ...values, status: 'waiting' }, { action: 'draft.sent', company_id: values.company_id });

export const lockWaiting = async (tx: Tx, registration_id: number): Promise<Draft | null> => {
  const [row] = await tx.lockAll(registrationDrafts, { scope: waiting(registration_id), most: 10 });
  return row ?? null;
};

export const decide = (
  tx: Tx,
  before: Draft,
  { status, reason }: { status: 'approved' | 'rejected'; reason: string | null },
): Promise<Draft> =>
  tx.change(
    registrationDrafts,
    before,
    { status, reason, decided_at: tx.now, decided_by: tx.actor.user?.id ?? null },
    { action: `draft.${status}`, company_id: before.company_id, reason },
  );
