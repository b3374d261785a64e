import type { FilterOption, FilterOptionQuery } from '@esteto/contract/filter-option';
import { PAGE_SIZE } from '@esteto/contract/list';
import { formatDocument } from '@esteto/domain/shared/document';
import { asc, eq } from 'drizzle-orm';
import type { Reader } from '../../platform/database/database.ts';
import { containsKey } from '../../platform/database/search.ts';
import { companies } from '../company/company.tables.ts';
import { clients } from './client.tables.ts';

/** A few clients of every company to filter by, in order of their names; the company tells those of one name apart. */
export const clientOptions = async (db: Reader, { search, id }: FilterOptionQuery): Promise<FilterOption[]> => {
  const rows = await db
    .select({ id: clients.id, label: clients.name, document: clients.document, company: companies.name })
    .from(clients)
    .innerJoin(companies, eq(companies.id, clients.company_id))
    .where(id === null ? containsKey(clients.search_key, search) : eq(clients.id, id))
    .orderBy(asc(clients.name), asc(clients.id))
    .limit(PAGE_SIZE);
  return rows.map(({ document, company, ...row }) => ({
    ...row,
    detail: [document && formatDocument(document), company].filter(Boolean).join(' · '),
  }));
};
