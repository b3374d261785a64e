import { PAGE_SIZE } from '@esteto/contract/list';
import type { ClientOptionQuery, FilterOption } from '@esteto/contract/office/filter-option';
import { shownDocument } from '@esteto/domain/shared/document/document';
import { and, asc, eq } from 'drizzle-orm';
import type { Reader } from '../../../platform/database/database.ts';
import { containsKey } from '../../../platform/database/search.ts';
import { clients } from '../../../tables/client/client.tables.ts';
import { companies } from '../../../tables/company/company.tables.ts';

/** A few clients, in order of their names; of every company, the company tells those of one name apart. */
export const clientOptions = async (db: Reader, { search, id, company_id, active }: ClientOptionQuery): Promise<FilterOption[]> => {
  const rows = await db
    .select({ id: clients.id, label: clients.name, document: clients.document, person_type: clients.person_type, company: companies.name })
    .from(clients)
    .innerJoin(companies, eq(companies.id, clients.company_id))
    .where(
      and(
        id === null ? containsKey(clients.search_key, search) : eq(clients.id, id),
        company_id === null ? undefined : eq(clients.company_id, company_id),
        active ? eq(clients.status, 'active') : undefined,
      ),
    )
    .orderBy(asc(clients.name), asc(clients.id))
    .limit(PAGE_SIZE);
  return rows.map(({ document, person_type, company, ...row }) => ({
    ...row,
    detail: [document && shownDocument(document, person_type), company_id === null && company].filter(Boolean).join(' · ') || null,
  }));
};
