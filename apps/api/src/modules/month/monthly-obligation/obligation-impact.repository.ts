import { OPEN_OBLIGATIONS } from '@esteto/domain/month/monthly-obligation/monthly-obligation-life';
import { and, asc, eq, getTableColumns, gt, inArray } from 'drizzle-orm';
import type { Reader } from '../../../platform/database/database.ts';
import { companies } from '../../../tables/company/company.tables.ts';
import { monthlyObligations as obligations } from '../../../tables/monthly-obligation/monthly-obligation.tables.ts';
import { type ListedObligation, rows } from './monthly-obligation.repository.ts';

/** What those companies have open of some competences, each with the company's name. */
export const openNamed = (db: Reader, company_ids: readonly number[], competences: readonly string[]) =>
  db
    .select({ ...getTableColumns(obligations), company_name: companies.name })
    .from(obligations)
    .innerJoin(companies, eq(companies.id, obligations.company_id))
    .where(
      and(
        inArray(obligations.company_id, [...company_ids]),
        inArray(obligations.competence, [...competences]),
        inArray(obligations.status, OPEN_OBLIGATIONS),
      ),
    );

/** What is past its day, of some companies after an id, in the order of theirs. */
export const lateOfSome = (db: Reader, { after, limit }: { after: number; limit: number }): Promise<ListedObligation[]> => {
  const some = db
    .selectDistinct({ company_id: obligations.company_id })
    .from(obligations)
    .where(and(eq(obligations.status, 'overdue'), gt(obligations.company_id, after)))
    .orderBy(asc(obligations.company_id))
    .limit(limit);
  return rows(db)
    .where(and(eq(obligations.status, 'overdue'), inArray(obligations.company_id, some)))
    .orderBy(asc(obligations.company_id), asc(obligations.id));
};
