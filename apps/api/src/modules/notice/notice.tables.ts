import type { NoticeKind } from '@esteto/domain/notice/notice-kinds';
import { DEFAULT_QUIET } from '@esteto/domain/notice/notice-settings';
import { boolean, index, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { bigid, id, instant, recordColumns } from '../../platform/database/columns.ts';
import { companies } from '../company/company.tables.ts';
import { users } from '../user/user.tables.ts';

/** What somebody is told, once for each effect: `dedupe_key` names it. */
export const notices = pgTable(
  'notices',
  {
    id: id(),
    user_id: bigid()
      .notNull()
      .references(() => users.id),
    company_id: bigid().references(() => companies.id),
    kind: text().$type<NoticeKind>().notNull(),
    title: text().notNull(),
    body: text().notNull(),
    action_url: text(),
    dedupe_key: text().notNull(),
    /** Whether it is for the bell, or only for the e-mail. */
    in_bell: boolean().notNull(),
    created_at: instant().notNull(),
    read_at: instant(),
    /** When it went by e-mail; null while it waits to. What is not to go has it from the start. */
    mailed_at: instant(),
  },
  (table) => [
    uniqueIndex('notices_once').on(table.user_id, table.dedupe_key),
    index('notices_person').on(table.user_id, table.id),
    index('notices_waiting').on(table.mailed_at, table.user_id),
  ],
);

/** What a person chose; who has no row never did. Kinds that come later are on until somebody switches them off. */
export const noticeSettings = pgTable(
  'notice_settings',
  {
    ...recordColumns,
    user_id: bigid()
      .notNull()
      .references(() => users.id),
    silenced: jsonb().$type<NoticeKind[]>().notNull().default([]),
    unmailed: jsonb().$type<NoticeKind[]>().notNull().default([]),
    is_digest: boolean().notNull().default(false),
    quiet_from: text().default(DEFAULT_QUIET.quiet_from),
    quiet_until: text().default(DEFAULT_QUIET.quiet_until),
  },
  (table) => [uniqueIndex('notice_settings_user').on(table.user_id)],
);
