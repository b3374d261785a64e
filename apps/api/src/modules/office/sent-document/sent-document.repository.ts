import type { SentDocumentRow } from '@esteto/contract/office/sent-document';
import type { SentDocumentKind } from '@esteto/domain/office/sent-document/sent-document-kind';
import { and, desc, eq, getTableColumns, isNull, type SQL } from 'drizzle-orm';
import type { Reader } from '../../../platform/database/database.ts';
import { notFound } from '../../../platform/http/app-error.ts';
import { files } from '../../../tables/platform/files.tables.ts';
import { sentDocuments } from '../../../tables/sent-document/sent-document.tables.ts';

/** The condition for documents that a company sent, or one person there; what was taken back is left out. */
export const sentBy = (company_id: number, user_id: number | null): SQL | undefined =>
  and(
    eq(sentDocuments.company_id, company_id),
    isNull(sentDocuments.removed_at),
    user_id === null ? undefined : eq(sentDocuments.user_id, user_id),
  );

export const ofPerson = (user_id: number): SQL | undefined => and(eq(sentDocuments.user_id, user_id), isNull(sentDocuments.removed_at));

const MOST = 200;

export const list = (db: Reader, whose: SQL | undefined, kind: SentDocumentKind | null): Promise<SentDocumentRow[]> =>
  db
    .select({ ...getTableColumns(sentDocuments), name: files.name, mime: files.mime })
    .from(sentDocuments)
    .innerJoin(files, eq(files.id, sentDocuments.file_id))
    .where(and(whose, kind ? eq(sentDocuments.kind, kind) : undefined))
    .orderBy(desc(sentDocuments.id))
    .limit(MOST);

/** 404 for one that is not among them. */
export const find = async (db: Reader, id: number, whose: SQL | undefined) => {
  const [row] = await db
    .select()
    .from(sentDocuments)
    .where(and(eq(sentDocuments.id, id), whose));
  if (!row) throw notFound();
  return row;
};
