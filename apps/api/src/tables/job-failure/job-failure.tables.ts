import type { FailureDecision } from '@esteto/domain/office/job-failure/job-failure-life';
import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { recordColumns } from '../../platform/database/columns.ts';

/** What a master decided about a job that had failed. The job itself stands in the queue's own table. */
export const jobFailures = pgTable(
  'job_failures',
  {
    ...recordColumns,
    job_id: uuid().notNull(),
    job_name: text().notNull(),
    decision: text().$type<FailureDecision>().notNull(),
  },
  (table) => [index('job_failures_job').on(table.job_id, table.decision)],
);
