import type { DossierDocument } from '@esteto/contract/duty/accreditation-record';
import type { GroupOption } from '@esteto/contract/duty/own-accreditation';
import { ENDED_STATUSES } from '@esteto/domain/duty/accreditation/accreditation-life';
import { and, asc, desc, eq, isNotNull, isNull, notExists, notInArray, type SQL, sql } from 'drizzle-orm';
import type { Reader, Transaction } from '../../../../platform/database/database.ts';
import { notFound } from '../../../../platform/http/app-error.ts';
import { accreditations, dossierDocuments } from '../../../../tables/accreditation/accreditation.tables.ts';
import { companies, memberships } from '../../../../tables/company/company.tables.ts';
import { doctors } from '../../../../tables/doctor/doctor.tables.ts';
import { managementGroups } from '../../../../tables/management-group/management-group.tables.ts';
import { files } from '../../../../tables/platform/files.tables.ts';
import { users } from '../../../../tables/user/user.tables.ts';

/** The newest version of each paper of theirs. */
export const current = (userId: number): SQL | undefined =>
  and(eq(dossierDocuments.user_id, userId), isNull(dossierDocuments.replaced_at), isNull(dossierDocuments.removed_at));

const documents = (db: Reader, where: SQL | undefined): Promise<DossierDocument[]> =>
  db
    .select({
      id: dossierDocuments.id,
      kind: dossierDocuments.kind,
      title: dossierDocuments.title,
      number: dossierDocuments.number,
      issued_on: dossierDocuments.issued_on,
      valid_until: dossierDocuments.valid_until,
      name: files.name,
      mime: files.mime,
      created_at: dossierDocuments.created_at,
    })
    .from(dossierDocuments)
    .innerJoin(files, eq(files.id, dossierDocuments.file_id))
    .where(where)
    .orderBy(asc(dossierDocuments.kind), desc(dossierDocuments.id));

export const dossier = (db: Reader, userId: number): Promise<DossierDocument[]> => documents(db, current(userId));

export const dossierDocument = async (db: Reader, userId: number, id: number): Promise<DossierDocument> => {
  const [document] = await documents(db, and(eq(dossierDocuments.id, id), current(userId)));
  if (!document) throw notFound();
  return document;
};

/** Any version of theirs that was not taken away. */
export const fileOf = async (db: Reader, userId: number, id: number): Promise<string> => {
  const [document] = await db
    .select({ file_id: dossierDocuments.file_id })
    .from(dossierDocuments)
    .where(and(eq(dossierDocuments.id, id), eq(dossierDocuments.user_id, userId), isNull(dossierDocuments.removed_at)));
  if (!document) throw notFound();
  return document.file_id;
};

/** Groups that are open, and with which the person has nothing under way. */
export const openGroups = (db: Reader, userId: number): Promise<GroupOption[]> =>
  db
    .select({ id: managementGroups.id, name: managementGroups.name })
    .from(managementGroups)
    .where(
      and(
        managementGroups.is_active,
        notExists(
          db
            .select({ one: sql`1` })
            .from(accreditations)
            .where(
              and(
                eq(accreditations.group_id, managementGroups.id),
                eq(accreditations.professional_id, userId),
                notInArray(accreditations.status, [...ENDED_STATUSES]),
              ),
            ),
        ),
      ),
    )
    .orderBy(asc(managementGroups.name));

/** What is known of somebody elsewhere, with which their accreditation begins. */
export const contactOf = async (db: Reader, userId: number) => {
  const [person] = await db
    .select({ email: users.email, crms: doctors.crms })
    .from(users)
    .leftJoin(doctors, eq(doctors.user_id, users.id))
    .where(eq(users.id, userId));
  const [crm] = person?.crms ?? [];
  return { contact_email: person?.email ?? null, crm_number: crm?.number ?? null, crm_state: crm?.state ?? null };
};

/** The companies of which they are a partner, and into whose account a group can pay: an account on trial is none yet. */
export const ownCompanies = (db: Reader, userId: number): Promise<GroupOption[]> =>
  db
    .select({ id: companies.id, name: companies.name })
    .from(memberships)
    .innerJoin(companies, eq(companies.id, memberships.company_id))
    .where(and(eq(memberships.user_id, userId), eq(memberships.user_type, 'partner'), memberships.is_active, isNotNull(companies.cnpj)))
    .orderBy(asc(companies.name));

export const lockPerson = async (tx: Transaction, userId: number) => {
  const [person] = await tx.select().from(users).where(eq(users.id, userId)).for('update');
  if (!person) throw notFound();
  return person;
};
