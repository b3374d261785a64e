import type { AccountType } from '@esteto/domain/company/company/wizard';
import type { SimulationInput } from '@esteto/domain/opening/simulation/simulation-input';
import { index, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { bigid, id, instant } from '../../platform/database/columns.ts';
import { leads } from '../lead/lead.tables.ts';
import { users } from '../user/user.tables.ts';

/**
 * Signups that were begun. What the account is made of stands in `pending` from the request until the job that takes it; a row that was not finished
 * is only an e-mail that somebody agreed to leave, and goes at `retention_until`.
 */
export const signups = pgTable(
  'signups',
  {
    id: id(),
    /** Drawn by the browser for one signup. */
    key: text().notNull().unique('signups_key'),
    email: text().notNull(),
    consent_version: text(),
    consented_at: instant(),
    pending: jsonb().$type<PendingSignup>(),
    /** Becomes the account's once whoever holds the key also holds the code that went to the e-mail: an address alone is anybody's to type. */
    password_hash: text(),
    /** The person whose e-mail it is, once a job took it. */
    user_id: bigid().references(() => users.id),
    /** The lead that it made known; the row goes with the lead. */
    lead_id: bigid().references(() => leads.id, { onDelete: 'cascade' }),
    created_at: instant().notNull(),
    retention_until: instant().notNull(),
  },
  (table) => [index('signups_retention').on(table.retention_until), index('signups_lead').on(table.lead_id)],
);

export type PendingSignup = {
  name: string;
  phone: string;
  account_type: AccountType;
  cpf: string | null;
  cnpj: string | null;
  terms_id: number;
  ip: string | null;
  coupon: string | null;
  referral: string | null;
  proposal_id: number | null;
  simulation: SimulationInput | null;
};
