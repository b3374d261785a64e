import type { AccreditationRow, accreditation } from '@esteto/contract/duty/accreditation';
import type { AccreditationRecord, ChecklistLine, DossierDocument } from '@esteto/contract/duty/accreditation-record';
import type { InputOf } from '@esteto/contract/endpoint';
import type { Page } from '@esteto/contract/list';
import { lackingOf } from '@esteto/domain/duty/accreditation/checklist';
import { dossierKindLabel, papersFor } from '@esteto/domain/duty/accreditation/dossier-kinds';
import { addDays } from '@esteto/domain/shared/date/date';
import { searchKey } from '@esteto/domain/shared/text/text';
import { and, asc, desc, eq, inArray, isNull, notExists, type SQL, sql } from 'drizzle-orm';
import type { Reader } from '../../../platform/database/database.ts';
import { containsKey } from '../../../platform/database/search.ts';
import { notFound } from '../../../platform/http/app-error.ts';
import { readPage } from '../../../platform/http/paging.ts';
import type { PersonalAccounts } from '../../../platform/secrets/sealed-accounts.ts';
import { accreditationDocuments, accreditations, dossierDocuments } from '../../../tables/accreditation/accreditation.tables.ts';
import { companies } from '../../../tables/company/company.tables.ts';
import { managementGroups } from '../../../tables/management-group/management-group.tables.ts';
import { files } from '../../../tables/platform/files.tables.ts';
import { qualifications } from '../../../tables/qualification/qualification.tables.ts';
import { users } from '../../../tables/user/user.tables.ts';
import { withinUnits } from './unit-scope.ts';

/** The owner of the accreditations that are asked for: a group, with the units that its manager looks after, or a person. */
export type Whose = { group_id: number; unit_ids: readonly number[] | null } | { professional_id: number };

export const within = (whose: Whose): SQL | undefined =>
  'group_id' in whose
    ? and(eq(accreditations.group_id, whose.group_id), withinUnits(whose.unit_ids))
    : eq(accreditations.professional_id, whose.professional_id);

const paperFields = {
  id: dossierDocuments.id,
  kind: dossierDocuments.kind,
  title: dossierDocuments.title,
  number: dossierDocuments.number,
  issued_on: dossierDocuments.issued_on,
  valid_until: dossierDocuments.valid_until,
  name: files.name,
  mime: files.mime,
  created_at: dossierDocuments.created_at,
};

/** Two statements: the accreditations, the newest first, and their lines. */
export const records = async (db: Reader, accounts: PersonalAccounts, where: SQL | undefined): Promise<AccreditationRecord[]> => {
  const rows = await db
    .select({
      id: accreditations.id,
      version: accreditations.version,
      group_id: accreditations.group_id,
      group_name: managementGroups.name,
      professional_id: accreditations.professional_id,
      professional_name: users.name,
      origin: accreditations.origin,
      status: accreditations.status,
      step: accreditations.step,
      status_since: accreditations.status_since,
      contact_email: accreditations.contact_email,
      contact_phone: accreditations.contact_phone,
      crm_number: accreditations.crm_number,
      crm_state: accreditations.crm_state,
      specialty: accreditations.specialty,
      rqe: accreditations.rqe,
      payment: accreditations.payment,
      paying_company_id: accreditations.company_id,
      company_name: companies.name,
      sealed_account: accreditations.sealed_account,
      unit_ids: accreditations.unit_ids,
      valid_until: accreditations.valid_until,
      reason: accreditations.reason,
      consented_at: accreditations.consented_at,
    })
    .from(accreditations)
    .innerJoin(managementGroups, eq(managementGroups.id, accreditations.group_id))
    .innerJoin(users, eq(users.id, accreditations.professional_id))
    .leftJoin(companies, eq(companies.id, accreditations.company_id))
    .where(where)
    .orderBy(desc(accreditations.id));
  const lines = await linesOf(
    db,
    rows.map(({ id }) => id),
  );
  return rows.map(({ sealed_account, ...row }) => ({ ...row, ...accounts.open(row.id, sealed_account), lines: lines.get(row.id) ?? [] }));
};

export const record = async (db: Reader, accounts: PersonalAccounts, id: number, whose: Whose): Promise<AccreditationRecord> => {
  const [record] = await records(db, accounts, and(eq(accreditations.id, id), within(whose)));
  if (!record) throw notFound();
  return record;
};

export const linesOf = async (db: Reader, ids: readonly number[]): Promise<Map<number, ChecklistLine[]>> => {
  const rows = await db
    .select({
      accreditation_id: accreditationDocuments.accreditation_id,
      line: {
        id: accreditationDocuments.id,
        version: accreditationDocuments.version,
        kind: accreditationDocuments.kind,
        qualification_id: accreditationDocuments.qualification_id,
        is_required: accreditationDocuments.is_required,
        status: accreditationDocuments.status,
        valid_until: accreditationDocuments.valid_until,
        note: accreditationDocuments.note,
      },
      qualification: { name: qualifications.name, kind: qualifications.kind },
      paper: paperFields,
    })
    .from(accreditationDocuments)
    .leftJoin(qualifications, eq(qualifications.id, accreditationDocuments.qualification_id))
    .leftJoin(dossierDocuments, eq(dossierDocuments.id, accreditationDocuments.document_id))
    .leftJoin(files, eq(files.id, dossierDocuments.file_id))
    .where(inArray(accreditationDocuments.accreditation_id, [...ids]))
    .orderBy(asc(accreditationDocuments.id));
  const linesById = new Map<number, ChecklistLine[]>();
  for (const { accreditation_id, line, qualification, paper } of rows) {
    const label = qualification?.name ?? (line.kind === null ? '' : dossierKindLabel[line.kind]);
    const all = linesById.get(accreditation_id) ?? [];
    all.push({
      ...line,
      label,
      paper_kinds: papersFor({ kind: line.kind, qualification: qualification?.kind ?? null }),
      paper: paperOf(paper),
    });
    linesById.set(accreditation_id, all);
  }
  return linesById;
};

type Nullable<T> = { [K in keyof T]: T[K] | null };

const paperOf = (paper: Nullable<DossierDocument> | null): DossierDocument | null => {
  if (!paper) return null;
  const { id, kind, name, mime, created_at, ...rest } = paper;
  return id === null || kind === null || name === null || mime === null || created_at === null
    ? null
    : { id, kind, name, mime, created_at, ...rest };
};

type ListInput = InputOf<typeof accreditation.list>;

/** Three statements: the page, the total, and the lines of what is on it. */
export const list = async (db: Reader, whose: Whose, input: ListInput, today: string): Promise<Page<AccreditationRow>> => {
  const page = await readPage(
    db,
    {
      input,
      orders: { status_since: accreditations.status_since, status: accreditations.status, valid_until: accreditations.valid_until },
      defaultOrder: 'status_since',
      id: accreditations.id,
      where: and(
        within(whose),
        input.status ? eq(accreditations.status, input.status) : undefined,
        input.step ? eq(accreditations.step, input.step) : undefined,
        input.sort?.endsWith('valid_until') ? sql`${accreditations.valid_until} is not null` : undefined,
        input.ending ? runsOut(addDays(today, Number(input.ending))) : undefined,
        named(input.search),
      ),
    },
    (where) =>
      db
        .select({
          id: accreditations.id,
          version: accreditations.version,
          professional_name: users.name,
          crm_number: accreditations.crm_number,
          crm_state: accreditations.crm_state,
          specialty: accreditations.specialty,
          origin: accreditations.origin,
          status: accreditations.status,
          step: accreditations.step,
          status_since: accreditations.status_since,
          valid_until: accreditations.valid_until,
          contact_email: accreditations.contact_email,
          contact_phone: accreditations.contact_phone,
          payment: accreditations.payment,
        })
        .from(accreditations)
        .innerJoin(users, eq(users.id, accreditations.professional_id))
        .where(where),
  );
  const lines = await linesOf(
    db,
    page.items.map(({ id }) => id),
  );
  return { ...page, items: page.items.map((row) => ({ ...row, ...standing(row, lines.get(row.id) ?? []) })) };
};

const standing = (row: Parameters<typeof lackingOf>[0], lines: readonly ChecklistLine[]) => ({
  lacking: lackingOf(row, lines),
  to_judge: lines.filter(({ status }) => status === 'under_review').length,
  first_ending:
    lines
      .filter(({ status }) => status === 'approved')
      .flatMap(({ valid_until }) => valid_until ?? [])
      .toSorted()[0] ?? null,
});

const runsOut = (
  until: string,
): SQL => sql`(${accreditations.status} = 'approved' and (${accreditations.valid_until} <= ${until} or exists (
  select from ${accreditationDocuments} d where d.accreditation_id = ${accreditations.id} and d.status = 'approved' and d.valid_until <= ${until})))`;

/** By name or by the number of the CRM. */
export const named = (text: string | null | undefined): SQL | undefined => {
  const nameMatches = containsKey(users.search_key, text);
  return (
    nameMatches &&
    sql`(${accreditations.crm_number} = ${searchKey(text ?? '')} or exists (select from ${users} where ${users.id} = ${accreditations.professional_id} and ${nameMatches}))`
  );
};

/** A qualification of a group, whose proof it asks for; required where one of its units does not go without. */
export type AskedProof = { qualification_id: number; name: string; is_required: boolean };

/** All that a group asks to be proven, in SQL: what is switched off or asks for no document is not. */
export const isAsked = (groupId: number): SQL | undefined =>
  and(eq(qualifications.group_id, groupId), qualifications.is_active, qualifications.requires_document, isNull(qualifications.deleted_at));

/** A line of what is asked that is not there yet. */
export const lineOf = (accreditation_id: number, { qualification_id, is_required }: AskedProof) => ({
  accreditation_id,
  status: 'awaiting_upload' as const,
  qualification_id,
  is_required,
});

/** The proofs that a group asks for. */
export const askedProofs = (db: Reader, where: SQL | undefined): Promise<AskedProof[]> =>
  db
    .select({
      qualification_id: qualifications.id,
      name: qualifications.name,
      is_required: sql<boolean>`${qualifications.mandatory_unit_ids} is not null`,
    })
    .from(qualifications)
    .where(where)
    .orderBy(asc(qualifications.name));

/** Those that a professional has no line of yet. */
export const missingProofs = (db: Reader, { id, group_id }: { id: number; group_id: number }): Promise<AskedProof[]> => {
  const lines = db
    .select({ one: sql`1` })
    .from(accreditationDocuments)
    .where(and(eq(accreditationDocuments.accreditation_id, id), eq(accreditationDocuments.qualification_id, qualifications.id)));
  return askedProofs(db, and(isAsked(group_id), notExists(lines)));
};

/** Lines of accreditations that are somebody's to see. */
export const lineWithin = (db: Reader, whose: Whose): SQL =>
  inArray(accreditationDocuments.accreditation_id, db.select({ id: accreditations.id }).from(accreditations).where(within(whose)));

/** The file that a group is shown by a line; nothing where the professional shows none. */
export const sharedFile = async (db: Reader, lineId: number, whose: Whose) => {
  const [paper] = await db
    .select({ document_id: dossierDocuments.id, file_id: dossierDocuments.file_id })
    .from(accreditationDocuments)
    .innerJoin(dossierDocuments, eq(dossierDocuments.id, accreditationDocuments.document_id))
    .where(and(eq(accreditationDocuments.id, lineId), lineWithin(db, whose)));
  if (!paper) throw notFound();
  return paper;
};

/** What papers prove a qualification, and for how many months; null of a line that is about none. */
export const qualificationOf = async (db: Reader, id: number | null) => {
  if (id === null) return null;
  const [qualification] = await db
    .select({ kind: qualifications.kind, validity_months: qualifications.validity_months })
    .from(qualifications)
    .where(eq(qualifications.id, id));
  return qualification ?? null;
};

/** The lines of one. */
export const ofAccreditation = (id: number): SQL => eq(accreditationDocuments.accreditation_id, id);
