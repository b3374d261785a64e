import type { NpsSurveyStatus } from '@esteto/domain/nps/nps-life';
import type { MemberType } from '@esteto/domain/permission/user-types';
import { sql } from 'drizzle-orm';
import { boolean, check, pgTable, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { bigid, id, instant, recordColumns } from '../../platform/database/columns.ts';
import { users } from '../user/user.tables.ts';

/** A few a year: no index beside the ids. */
export const npsSurveys = pgTable('nps_surveys', {
  ...recordColumns,
  status: text().$type<NpsSurveyStatus>().notNull(),
  start_at: instant().notNull(),
  end_at: instant(),
  /** Which people of the doctors' app it asks; null: partners and employees alike. */
  audience: text().$type<MemberType>(),
  should_send_by_email: boolean().notNull().default(true),
});

/** One answer a person and survey. */
export const npsAnswers = pgTable(
  'nps_answers',
  {
    id: id(),
    survey_id: bigid()
      .notNull()
      .references(() => npsSurveys.id),
    user_id: bigid()
      .notNull()
      .references(() => users.id),
    score: smallint().notNull(),
    comment: text(),
    created_at: instant().notNull(),
  },
  (table) => [
    uniqueIndex('nps_answers_survey_user').on(table.survey_id, table.user_id),
    check('nps_answers_score', sql`score between 0 and 10`),
  ],
);

/** The link that an e-mail brought somebody; only the hash of its token. */
export const npsLinks = pgTable(
  'nps_links',
  {
    id: id(),
    survey_id: bigid()
      .notNull()
      .references(() => npsSurveys.id),
    user_id: bigid()
      .notNull()
      .references(() => users.id),
    token_hash: text().notNull().unique('nps_links_token'),
    sent_at: instant().notNull(),
  },
  (table) => [uniqueIndex('nps_links_survey_user').on(table.survey_id, table.user_id)],
);
