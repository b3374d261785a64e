import { sql } from 'drizzle-orm';
import { partners } from '../wizard/wizard-partner.tables.ts';
import { companies, memberships } from './company.tables.ts';

/** How many share what a company pays its partners: as its articles say or as many as are in it here, whichever is more. Beside any statement that reads `companies`. */
export const partnerCount = sql<number>`greatest(
  (select count(*) from ${partners} where ${partners.company_id} = ${companies.id}),
  (select count(*) from ${memberships} as ties where ties.company_id = ${companies.id} and ties.user_type = 'partner' and ties.is_active))`;
