import type { MemberType } from '@esteto/domain/identity/permission/user-types';
import type { Tenure } from '@esteto/domain/office/nps/nps-audience';
import type { NpsSurveyStatus } from '@esteto/domain/office/nps/nps-life';
import type { NpsTaskStatus } from '@esteto/domain/office/nps/nps-task-life';
import { sql } from 'drizzle-orm';
import { type AnyPgColumn, boolean, check, date, index, jsonb, pgTable, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { bigid, id, instant, recordColumns } from '../../platform/database/columns.ts';
import { companies } from '../company/company.tables.ts';
import { plans } from '../plan/plan.tables.ts';
import { users } from '../user/user.tables.ts';

/** A few a year: no index beside the ids. */
export const npsSurveys = pgTable('nps_surveys', {
  ...recordColumns,
  status: text().$type<NpsSurveyStatus>().notNull(),
  /** The place of its status in the list. */
  rank: smallint().notNull().generatedAlwaysAs(sql`array_position(array['planned', 'started', 'suspended', 'concluded'], status)`),
  start_at: instant().notNull(),
  end_at: instant().notNull(),
  member_types: jsonb().$type<MemberType[]>().notNull(),
  plan_ids: jsonb().$type<number[]>().notNull(),
  tenures: jsonb().$type<Tenure[]>().notNull(),
  should_send_by_email: boolean().notNull(),
  repeats_quarterly: boolean().notNull(),
  /** The one that it repeats: no survey is repeated twice. */
  repeats_id: bigid()
    .unique('nps_surveys_repeats')
    .references((): AnyPgColumn => npsSurveys.id),
});

/**
 * People whom a survey asks: found out once, when it starts, with what each was then, so that its groups stay as they were. The e-mail brought the
 * person a link; of its token only the hash is kept.
 */
export const npsInvitations = pgTable(
  'nps_invitations',
  {
    id: id(),
    survey_id: bigid()
      .notNull()
      .references(() => npsSurveys.id),
    user_id: bigid()
      .notNull()
      .references(() => users.id),
    company_id: bigid()
      .notNull()
      .references(() => companies.id),
    plan_id: bigid().references(() => plans.id),
    analyst_id: bigid().references(() => users.id),
    tenure: text().$type<Tenure>().notNull(),
    asked_on: date().notNull(),
    token_hash: text().unique('nps_invitations_token'),
    sent_at: instant(),
  },
  (table) => [
    uniqueIndex('nps_invitations_survey_user').on(table.survey_id, table.user_id),
    index('nps_invitations_user').on(table.user_id, table.asked_on),
  ],
);

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
    /** The comment, and who wrote it. */
    search_key: text().notNull(),
    created_at: instant().notNull(),
  },
  (table) => [
    uniqueIndex('nps_answers_survey_user').on(table.survey_id, table.user_id),
    check('nps_answers_score', sql`score between 0 and 10`),
  ],
);

/** Somebody of the team gets back to a detractor, and tells what came of it. */
export const npsTasks = pgTable(
  'nps_tasks',
  {
    ...recordColumns,
    answer_id: bigid()
      .notNull()
      .unique('nps_tasks_answer')
      .references(() => npsAnswers.id),
    survey_id: bigid()
      .notNull()
      .references(() => npsSurveys.id),
    company_id: bigid()
      .notNull()
      .references(() => companies.id),
    /** Who looks after the company; null: nobody does. */
    analyst_id: bigid().references(() => users.id),
    status: text().$type<NpsTaskStatus>().notNull(),
    due_on: date().notNull(),
    outcome: text(),
    done_at: instant(),
  },
  (table) => [index('nps_tasks_survey').on(table.survey_id, table.due_on, table.id)],
);
