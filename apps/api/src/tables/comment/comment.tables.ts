import type { CommentSubject } from '@esteto/domain/office/comment/comment-life';
import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { bigid, instant, recordColumns } from '../../platform/database/columns.ts';
import { companies } from '../company/company.tables.ts';
import { users } from '../user/user.tables.ts';

/** What the team writes about a record, for itself: the people whom the record is about do not see it. */
export const comments = pgTable(
  'comments',
  {
    ...recordColumns,
    subject_type: text().$type<CommentSubject>().notNull(),
    /** The id of an opening, of a licensing, of a return, or of the company that is on its way in. */
    subject_id: bigid().notNull(),
    /** Null where the record is a person's and of no company. */
    company_id: bigid().references(() => companies.id),
    author_id: bigid()
      .notNull()
      .references(() => users.id),
    text: text().notNull(),
    deleted_at: instant(),
  },
  (table) => [index('comments_subject').on(table.subject_type, table.subject_id, table.id)],
);
