import type { InputOf } from '@esteto/contract/endpoint';
import type { Page } from '@esteto/contract/list';
import type { CalendarObligation, MatrixRow, monthlyObligation } from '@esteto/contract/month/monthly-obligation';
import { MOST_OF_DAY } from '@esteto/domain/month/monthly-obligation/monthly-obligation-form';
import { and, asc, between, eq, exists, lte, sql } from 'drizzle-orm';
import type { Reader } from '../../../platform/database/database.ts';
import { readPage } from '../../../platform/http/paging.ts';
import { companies } from '../../../tables/company/company.tables.ts';
import { monthlyObligations as obligations } from '../../../tables/monthly-obligation/monthly-obligation.tables.ts';
import { users } from '../../../tables/user/user.tables.ts';
import { matching } from './monthly-obligation.repository.ts';

// The same obligations as the list, by day and by company.

const seen = {
  id: obligations.id,
  rule_key: obligations.rule_key,
  rule_id: obligations.rule_id,
  rule_name: obligations.rule_name,
  competence: obligations.competence,
  legal_date: obligations.legal_date,
  status: obligations.status,
};

/** First ones of each day. One statement. */
export const byDay = async (
  db: Reader,
  { from, to, ...filters }: InputOf<typeof monthlyObligation.calendar>,
): Promise<{ items: CalendarObligation[]; is_cut: boolean }> => {
  const placed = db
    .select({
      ...seen,
      company_id: obligations.company_id,
      analyst_id: obligations.analyst_id,
      place: sql<number>`row_number() over (partition by ${obligations.legal_date} order by ${obligations.id})`.mapWith(Number).as('place'),
    })
    .from(obligations)
    .where(and(between(obligations.due_order, from, to), matching(db, filters)))
    .as('placed');
  const rows = await db
    .select({
      id: placed.id,
      rule_key: placed.rule_key,
      rule_id: placed.rule_id,
      rule_name: placed.rule_name,
      competence: placed.competence,
      legal_date: placed.legal_date,
      status: placed.status,
      place: placed.place,
      company_name: companies.name,
      analyst_name: users.name,
    })
    .from(placed)
    .innerJoin(companies, eq(companies.id, placed.company_id))
    .leftJoin(users, eq(users.id, placed.analyst_id))
    .where(lte(placed.place, MOST_OF_DAY + 1))
    .orderBy(asc(placed.legal_date), asc(placed.place));
  return {
    items: rows.flatMap(({ place, ...one }) => (place > MOST_OF_DAY ? [] : [one])),
    is_cut: rows.some(({ place }) => place > MOST_OF_DAY),
  };
};

/** The companies that have any in a month, each with those that match. Two statements. */
export const byCompany = (db: Reader, input: InputOf<typeof monthlyObligation.matrix>): Promise<Page<MatrixRow>> => {
  const ofCompany = and(eq(obligations.company_id, companies.id), matching(db, input));
  const own = sql<MatrixRow['obligations']>`(select json_agg(json_build_object('id', ${obligations.id}, 'rule_key', ${obligations.rule_key},
    'rule_id', ${obligations.rule_id}, 'rule_name', ${obligations.rule_name}, 'competence', ${obligations.competence},
    'legal_date', ${obligations.legal_date}, 'status', ${obligations.status}) order by ${obligations.due_order}, ${obligations.id})
    from ${obligations} where ${ofCompany})`;
  return readPage(
    db,
    {
      input,
      orders: { name: companies.name },
      defaultOrder: 'name',
      id: companies.id,
      where: exists(db.select({ id: obligations.id }).from(obligations).where(ofCompany)),
    },
    (where) => db.select({ id: companies.id, name: companies.name, obligations: own }).from(companies).where(where),
  );
};
