import { type Column, type SQL, sql } from 'drizzle-orm';
import { companies, memberships } from '../company/company.tables.ts';

/**
 * The company with which the office looks after a person's cash book: the person themselves as a natural person, else one that says that they also work
 * on their own, else the oldest of theirs. Null of whoever is a partner of none. A part of a statement; nested, because drizzle takes the table off
 * columns that stand at the top of a field.
 */
export const bookCompanyOf = (user: SQL | Column): SQL<number | null> =>
  sql<number | null>`${sql`(select tie.company_id from ${memberships} tie join ${companies} own on own.id = tie.company_id
    where tie.user_id = ${user} and tie.user_type = 'partner' and tie.is_active
    order by own.type = 'natural_person' desc, own.is_self_employed desc, tie.id limit 1)`}`;
