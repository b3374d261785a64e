import type { WizardDocumentRow } from '@esteto/contract/opening/wizard-document';
import { and, asc, eq, getTableColumns, isNull, ne, type SQL } from 'drizzle-orm';
import type { Reader } from '../../../platform/database/database.ts';
import { notFound } from '../../../platform/http/app-error.ts';
import { companies } from '../../../tables/company/company.tables.ts';
import { files } from '../../../tables/platform/files.tables.ts';
import { wizardDocuments } from '../../../tables/wizard/wizard-document.tables.ts';

export const isKept = isNull(wizardDocuments.removed_at);

export const ofCompany = (company_id: number): SQL | undefined => and(eq(wizardDocuments.company_id, company_id), isKept);

const rows = (db: Reader, where: SQL | undefined) =>
  db
    .select({ ...getTableColumns(wizardDocuments), name: files.name, mime: files.mime })
    .from(wizardDocuments)
    .innerJoin(files, eq(files.id, wizardDocuments.file_id))
    .where(where)
    .orderBy(asc(wizardDocuments.id));

export const list = (db: Reader, company_id: number): Promise<WizardDocumentRow[]> => rows(db, ofCompany(company_id));

/** The files of a company that are good enough for others to build on: those that the team did not return. */
export const goodFiles = (db: Reader, company_id: number) =>
  db
    .select({ kind: wizardDocuments.kind, file_id: wizardDocuments.file_id })
    .from(wizardDocuments)
    .where(and(ofCompany(company_id), ne(wizardDocuments.status, 'returned')))
    .orderBy(asc(wizardDocuments.id));

/** 404 for one that is not among them. */
export const find = async (db: Reader, id: number, whose: SQL | undefined) => {
  const [row] = await rows(db, and(eq(wizardDocuments.id, id), whose));
  if (!row) throw notFound();
  return row;
};

/** The type of a company, on which it hangs what is asked of it. */
export const typeOf = async (db: Reader, company_id: number) => {
  const [row] = await db.select({ type: companies.type }).from(companies).where(eq(companies.id, company_id));
  if (!row) throw notFound();
  return row.type;
};
