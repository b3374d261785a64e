import { integer, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { bigid, id, instant } from '../../platform/database/columns.ts';
import { users } from '../user/user.tables.ts';
import { plans } from './plan.tables.ts';

/** The texts that whoever takes a plan signs, in the order written; none is ever changed. */
export const planContracts = pgTable(
  'plan_contracts',
  {
    id: id(),
    plan_id: bigid()
      .notNull()
      .references(() => plans.id),
    number: integer().notNull(),
    text: text().notNull(),
    created_at: instant().notNull(),
    created_by: bigid().references(() => users.id),
  },
  (table) => [unique('plan_contracts_number').on(table.plan_id, table.number)],
);
