import type { DoctorTieRow } from '@esteto/contract/company/doctor';
import type { ListInput, Page } from '@esteto/contract/list';
import type { DoctorTieFilters } from '@esteto/domain/company/doctor/doctor-record-form';
import { aliasedTable, and, eq, inArray, or, type SQL, sql } from 'drizzle-orm';
import type { Reader } from '../../../platform/database/database.ts';
import { containsKey } from '../../../platform/database/search.ts';
import { readPage } from '../../../platform/http/paging.ts';
import { companies, memberships } from '../../../tables/company/company.tables.ts';
import { users } from '../../../tables/user/user.tables.ts';

export type TieQuery = ListInput & Partial<DoctorTieFilters>;

const analysts = aliasedTable(users, 'analysts');

/** Who works in which company: found by either's name, who came last first. */
export const ties = (db: Reader, input: TieQuery): Promise<Page<DoctorTieRow>> => {
  const of = (where: SQL | undefined) => inArray(memberships.company_id, db.select({ id: companies.id }).from(companies).where(where));
  const person = db.select({ id: users.id }).from(users).where(containsKey(users.search_key, input.search));
  return readPage(
    db,
    {
      input,
      orders: { created_at: memberships.created_at },
      defaultOrder: '-created_at',
      id: memberships.id,
      where: and(
        eq(memberships.is_active, true),
        input.search ? or(inArray(memberships.user_id, person), of(containsKey(companies.search_key, input.search))) : undefined,
        input.accounting_status ? of(eq(companies.accounting_status, input.accounting_status)) : undefined,
        input.user_type ? eq(memberships.user_type, input.user_type) : undefined,
        input.analyst_id ? of(eq(companies.analyst_id, input.analyst_id)) : undefined,
      ),
    },
    (where) =>
      db
        .select({
          id: memberships.id,
          user_id: memberships.user_id,
          doctor_name: users.name,
          email: users.email,
          user_type: memberships.user_type,
          is_owner: memberships.is_owner,
          company_id: memberships.company_id,
          company_name: companies.name,
          document: sql<string | null>`coalesce(${companies.cnpj}, ${companies.cpf})`,
          accounting_status: companies.accounting_status,
          analyst_name: analysts.name,
          created_at: memberships.created_at,
        })
        .from(memberships)
        .innerJoin(users, eq(users.id, memberships.user_id))
        .innerJoin(companies, eq(companies.id, memberships.company_id))
        .leftJoin(analysts, eq(analysts.id, companies.analyst_id))
        .where(where),
  );
};
