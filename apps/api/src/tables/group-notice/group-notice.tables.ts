import type { GroupAudience, GroupSeverity } from '@esteto/domain/duty/group-notice/group-notice-audience';
import type { GroupNoticeStatus } from '@esteto/domain/duty/group-notice/group-notice-life';
import { boolean, index, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { bigid, recordColumns } from '../../platform/database/columns.ts';
import { managementGroups } from '../management-group/management-group.tables.ts';

/** What the managers of a group told its people. What each of them got is a notice of theirs. */
export const groupNotices = pgTable(
  'group_notices',
  {
    ...recordColumns,
    group_id: bigid()
      .notNull()
      .references(() => managementGroups.id),
    title: text().notNull(),
    body: text().notNull(),
    status: text().$type<GroupNoticeStatus>().notNull(),
    severity: text().$type<GroupSeverity>().notNull(),
    by_mail: boolean().notNull(),
    audience: text().$type<GroupAudience>().notNull(),
    unit_ids: bigid().array().notNull(),
    specialties: jsonb().$type<string[]>().notNull(),
    professional_ids: bigid().array().notNull(),
    to_managers: boolean().notNull(),
    withdrawn_reason: text(),
    search_key: text().notNull(),
  },
  (table) => [index('group_notices_group').on(table.group_id, table.created_at, table.id)],
);
