import type { LicencePaper, LicenceRequest } from '@esteto/contract/opening/licence-record';
import { and, asc, eq, exists, getTableColumns, isNull, ne, type SQL, sql } from 'drizzle-orm';
import type { Reader } from '../../../../platform/database/database.ts';
import { notFound } from '../../../../platform/http/app-error.ts';
import type { Tx } from '../../../../platform/work/work.ts';
import { companies } from '../../../../tables/company/company.tables.ts';
import { licencePapers, licenceRequests } from '../../../../tables/licensing/licence.tables.ts';
import { licences, licensings } from '../../../../tables/licensing/licensing.tables.ts';
import { files } from '../../../../tables/platform/files.tables.ts';
import { users } from '../../../../tables/user/user.tables.ts';

const CITY = sql<string | null>`${companies.address}->>'city'`;

type KeptPaper = LicencePaper & { file_id: string };

/** Both beside the row of the licence, so that a licensing is read in one statement. */
const PAPERS = sql<KeptPaper[]>`coalesce((
  select json_agg(json_build_object('id', d.id, 'version', d.version, 'kind', d.kind, 'name', f.name, 'mime', f.mime,
    'request_id', d.request_id, 'from_client', d.from_client, 'created_at', d.created_at, 'file_id', d.file_id) order by d.id)
  from ${licencePapers} d join ${files} f on f.id = d.file_id where d.licence_id = ${licences.id} and d.removed_at is null), '[]')`;

const REQUESTS = sql<LicenceRequest[]>`coalesce((
  select json_agg(json_build_object('id', r.id, 'status', r.status, 'told', r.told, 'text', r.text, 'created_at', r.created_at,
    'answer', r.answer, 'answered_at', r.answered_at, 'answered_by_name', u.name) order by r.id desc)
  from ${licenceRequests} r left join ${users} u on u.id = r.answered_by where r.licence_id = ${licences.id}), '[]')`;

const COLUMNS = {
  ...getTableColumns(licences),
  papers: PAPERS,
  requests: REQUESTS,
  company: { id: companies.id, name: companies.name, cnpj: companies.cnpj, city: CITY },
};

/** A licence as it is kept: with its papers' files and its company. */
export type KeptLicence = Awaited<ReturnType<typeof records>>[number];

/** With their papers and what was said about them, in order of id. */
export const records = async (db: Reader, where: SQL | undefined) => {
  const rows = await db
    .select(COLUMNS)
    .from(licences)
    .innerJoin(licensings, eq(licensings.id, licences.licensing_id))
    .innerJoin(companies, eq(companies.id, licensings.company_id))
    .where(where)
    .orderBy(asc(licences.id));
  return rows.map((row) => ({
    ...row,
    papers: row.papers.map((paper) => ({ ...paper, created_at: instantOf(paper.created_at) })),
    requests: row.requests.map((request) => ({
      ...request,
      created_at: instantOf(request.created_at),
      answered_at: request.answered_at && instantOf(request.answered_at),
    })),
  }));
};

/** What stands inside JSON is written as the database does. */
const instantOf = (text: string): string => new Date(text).toISOString();

export const ofCompany = (company_id: number): SQL | undefined => eq(licensings.company_id, company_id);

export const ofLicensing = (licensing_id: number): SQL | undefined => eq(licences.licensing_id, licensing_id);

export const record = async (db: Reader, id: number): Promise<KeptLicence> => {
  const [row] = await records(db, eq(licences.id, id));
  if (!row) throw notFound();
  return row;
};

/** A licence of this company (null: of any), as the scope of a lock. */
export const within = (db: Reader, company_id: number | null): SQL | undefined =>
  company_id === null
    ? undefined
    : exists(
        db
          .select({ id: licensings.id })
          .from(licensings)
          .where(and(eq(licensings.id, licences.licensing_id), eq(licensings.company_id, company_id))),
      );

/** Papers that were not taken back, of a licence of this company (null: of any). */
export const paperWithin = (db: Reader, company_id: number | null): SQL | undefined =>
  and(
    isNull(licencePapers.removed_at),
    company_id === null
      ? undefined
      : exists(
          db
            .select({ id: licences.id })
            .from(licences)
            .where(and(eq(licences.id, licencePapers.licence_id), within(db, company_id))),
        ),
  );

/** 404 for one that is not the company's (null: any). */
export const paper = async (db: Reader, id: number, company_id: number | null) => {
  const [row] = await db
    .select({ ...getTableColumns(licencePapers), name: files.name, company_id: licensings.company_id, licensing_id: licensings.id })
    .from(licencePapers)
    .innerJoin(files, eq(files.id, licencePapers.file_id))
    .innerJoin(licences, eq(licences.id, licencePapers.licence_id))
    .innerJoin(licensings, eq(licensings.id, licences.licensing_id))
    .where(and(eq(licencePapers.id, id), isNull(licencePapers.removed_at), company_id === null ? undefined : ofCompany(company_id)));
  if (!row) throw notFound();
  return row;
};

export const papers = async (db: Reader, licence_id: number): Promise<LicencePaper[]> => (await record(db, licence_id)).papers;

/** The licensing and the company of a licence. */
export const home = async (db: Reader, licence_id: number) => {
  const [row] = await db
    .select({
      licensing_id: licensings.id,
      status: licensings.status,
      analyst_id: licensings.analyst_id,
      company_id: companies.id,
      company_name: companies.name,
    })
    .from(licences)
    .innerJoin(licensings, eq(licensings.id, licences.licensing_id))
    .innerJoin(companies, eq(companies.id, licensings.company_id))
    .where(eq(licences.id, licence_id));
  if (!row) throw notFound();
  return row;
};

/** Locked: what of it is not concluded yet. */
export const lockRequests = (tx: Tx, licence_id: number) =>
  tx.lockAll(licenceRequests, {
    scope: and(eq(licenceRequests.licence_id, licence_id), ne(licenceRequests.status, 'concluded')),
    most: 10,
  });
