import type { AudienceGroup } from '@esteto/domain/company/audience/audience';
import type { TaxRegime } from '@esteto/domain/company/company/company-kinds';
import type { BroadcastStatus } from '@esteto/domain/office/broadcast/broadcast-life';
import type { BroadcastPage } from '@esteto/domain/office/broadcast/broadcast-page';
import type { NoticeSeverity } from '@esteto/domain/shared/notice/notice-rule';
import type { Uf } from '@esteto/domain/shared/tables/uf';
import { boolean, date, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { bigid, instant, recordColumns } from '../../platform/database/columns.ts';
import { users } from '../user/user.tables.ts';

/** A message of the team to people of an audience. What each of them got is a notice of theirs. */
export const broadcasts = pgTable(
  'broadcasts',
  {
    ...recordColumns,
    title: text().notNull(),
    body: text().notNull(),
    status: text().$type<BroadcastStatus>().notNull(),
    severity: text().$type<NoticeSeverity>().notNull(),
    by_mail: boolean().notNull(),
    /** What it leads to. */
    page: text().$type<BroadcastPage>(),
    audience: jsonb().$type<AudienceGroup[]>().notNull(),
    plan_ids: jsonb().$type<number[]>().notNull(),
    tax_regimes: jsonb().$type<TaxRegime[]>().notNull(),
    analyst_id: bigid().references(() => users.id),
    state: text().$type<Uf>(),
    /** When it is to be sent, in São Paulo; both or neither. */
    send_on: date(),
    send_time: text(),
    started_at: instant(),
    /** How many people it was for when its sending began. */
    people_count: integer().notNull().default(0),
    withdrawn_reason: text(),
    search_key: text().notNull(),
  },
  (table) => [index('broadcasts_status').on(table.status), index('broadcasts_created').on(table.created_at, table.id)],
);
