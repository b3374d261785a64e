import type { ObligationKey } from '@esteto/domain/law/obligation/obligation-rule';
import { sql } from 'drizzle-orm';
import { check, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { bigid, instant, recordColumns } from '../../platform/database/columns.ts';
import { obligationRules } from '../obligation-rule/obligation-rule.tables.ts';

/** What somebody of the office taught of a kind of receipt: by which words it is known, and beside which words its values stand. */
export const receiptTemplates = pgTable(
  'receipt_templates',
  {
    ...recordColumns,
    name: text().notNull(),
    /** One of both: what the receipt proves the delivery of. */
    rule_key: text().$type<ObligationKey>(),
    rule_id: bigid().references(() => obligationRules.id),
    fixed_words: jsonb().$type<string[]>().notNull(),
    number_label: text(),
    competence_label: text(),
    date_label: text(),
    removed_at: instant(),
  },
  () => [check('receipt_templates_rule', sql`(rule_key is null) <> (rule_id is null)`)],
);
