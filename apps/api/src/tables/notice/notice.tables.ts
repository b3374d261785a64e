import type { NoticeKind } from '@esteto/domain/office/notice/notice-kinds';
import type { NoticeReach, NoticeTiming } from '@esteto/domain/office/notice/notice-rule-form';
import { DEFAULT_QUIET } from '@esteto/domain/office/notice/notice-settings';
import { sql } from 'drizzle-orm';
import { boolean, index, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { bigid, id, instant, recordColumns } from '../../platform/database/columns.ts';
import { broadcasts } from '../broadcast/broadcast.tables.ts';
import { companies } from '../company/company.tables.ts';
import { groupNotices } from '../group-notice/group-notice.tables.ts';
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
    /** Whether it goes by e-mail, from when on, and when it went. */
    by_mail: boolean().notNull().default(false),
    mail_after: instant(),
    mailed_at: instant(),
    /** What somebody wrote that it is of, and when that was taken back: from then on nobody sees it, and no e-mail leaves. */
    broadcast_id: bigid().references(() => broadcasts.id),
    group_notice_id: bigid().references(() => groupNotices.id),
    withdrawn_at: instant(),
  },
  (table) => [
    uniqueIndex('notices_once').on(table.user_id, table.dedupe_key),
    index('notices_person').on(table.user_id, table.id),
    index('notices_waiting').on(table.user_id, table.mail_after).where(sql`by_mail and mailed_at is null and withdrawn_at is null`),
    index('notices_broadcast').on(table.broadcast_id),
    index('notices_group_notice').on(table.group_notice_id),
    index('notices_created').on(table.created_at),
  ],
);

/** What the team decided of a kind; of one without a row, nothing. */
export const noticeRules = pgTable(
  'notice_rules',
  {
    ...recordColumns,
    kind: text().$type<NoticeKind>().notNull(),
    is_active: boolean().notNull(),
    reach: text().$type<NoticeReach>().notNull(),
    by_mail: boolean().notNull(),
    timing: text().$type<NoticeTiming>().notNull(),
  },
  (table) => [uniqueIndex('notice_rules_kind').on(table.kind)],
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
