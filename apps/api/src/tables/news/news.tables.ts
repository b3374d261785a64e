import type { AudienceGroup } from '@esteto/domain/company/audience/audience';
import type { TaxRegime } from '@esteto/domain/company/company/company-kinds';
import type { NewsStatus } from '@esteto/domain/office/news/news-life';
import { boolean, index, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { bigid, id, instant, recordColumns } from '../../platform/database/columns.ts';
import { users } from '../user/user.tables.ts';

export const news = pgTable(
  'news',
  {
    ...recordColumns,
    title: text().notNull(),
    body: text().notNull(),
    status: text().$type<NewsStatus>().notNull(),
    audience: jsonb().$type<AudienceGroup[]>().notNull(),
    plan_ids: jsonb().$type<number[]>().notNull(),
    tax_regimes: jsonb().$type<TaxRegime[]>().notNull(),
    starts_at: instant().notNull(),
    ends_at: instant(),
    published_at: instant(),
    is_pinned: boolean().notNull(),
    require_ack: boolean().notNull(),
    search_key: text().notNull(),
  },
  (table) => [index('news_status').on(table.status, table.starts_at)],
);

/** Who read it, once. */
export const newsReads = pgTable(
  'news_reads',
  {
    id: id(),
    news_id: bigid()
      .notNull()
      .references(() => news.id),
    user_id: bigid()
      .notNull()
      .references(() => users.id),
    read_at: instant().notNull(),
    /** When it was confirmed; null where that was not asked. */
    acknowledged_at: instant(),
  },
  (table) => [uniqueIndex('news_reads_person').on(table.news_id, table.user_id), index('news_reads_user').on(table.user_id)],
);
