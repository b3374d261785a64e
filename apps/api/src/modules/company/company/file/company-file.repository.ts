import type { RecordFile } from '@esteto/contract/record-file';
import { and, desc, eq, isNull } from 'drizzle-orm';
import type { Reader } from '../../../../platform/database/database.ts';
import { notFound } from '../../../../platform/http/app-error.ts';
import type { Tx } from '../../../../platform/work/work.ts';
import { companyFiles } from '../../../../tables/company/company-file.tables.ts';
import { files } from '../../../../tables/platform/files.tables.ts';

const kept = (company_id: number) => and(eq(companyFiles.company_id, company_id), isNull(companyFiles.removed_at));

export const list = (db: Reader, company_id: number): Promise<RecordFile[]> =>
  db
    .select({ id: files.id, name: files.name, mime: files.mime, size: files.size, created_at: files.created_at })
    .from(companyFiles)
    .innerJoin(files, eq(files.id, companyFiles.file_id))
    .where(kept(company_id))
    .orderBy(desc(files.created_at), desc(companyFiles.id));

/** 404 for one that the company does not keep. */
export const find = async (db: Reader, company_id: number, file_id: string) => {
  const [row] = await db
    .select()
    .from(companyFiles)
    .where(and(kept(company_id), eq(companyFiles.file_id, file_id)));
  if (!row) throw notFound();
  return row;
};

export const insert = (tx: Tx, company_id: number, file_id: string) =>
  tx.insert(companyFiles, { company_id, file_id }, { action: 'company_file.added', company_id });

export const remove = async (tx: Tx, company_id: number, file_id: string): Promise<void> => {
  const { id } = await find(tx.db, company_id, file_id);
  const row = await tx.lock(companyFiles, { id, version: null, scope: kept(company_id) });
  await tx.change(companyFiles, row, { removed_at: tx.now }, { action: 'company_file.removed', company_id });
};
