import type { ObligationType, Shift } from '@esteto/domain/law/obligation/due-rule';
import type { ObligationRuleForm, ObligationSphere } from '@esteto/domain/month/obligation-rule/obligation-rule-form';
import type { Uf } from '@esteto/domain/shared/tables/uf';
import { boolean, integer, jsonb, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { bigid, recordColumns } from '../../platform/database/columns.ts';
import { departments } from '../department/department.tables.ts';

/** Rules of the office's own; those of the law are data of the domain. */
export const obligationRules = pgTable(
  'obligation_rules',
  {
    ...recordColumns,
    name: text().notNull(),
    acronym: text().notNull(),
    type: text().$type<ObligationType>().notNull(),
    sphere: text().$type<ObligationSphere>().notNull(),
    regimes: jsonb().$type<ObligationRuleForm['regimes']>().notNull(),
    facts: jsonb().$type<ObligationRuleForm['facts']>().notNull(),
    ibge: text(),
    state: text().$type<Uf>(),
    city: text(),
    cnaes: jsonb().$type<ObligationRuleForm['cnaes']>().notNull(),
    frequency: text().$type<ObligationRuleForm['frequency']>().notNull(),
    months: jsonb().$type<number[]>().notNull(),
    competence_offset: text().$type<ObligationRuleForm['competence_offset']>().notNull(),
    legal_day: integer().notNull(),
    is_business_day: boolean().notNull(),
    shift: text().$type<Shift>().notNull(),
    target_days_before: integer(),
    department_id: bigid().references(() => departments.id),
    points: integer(),
    generates_fine: boolean().notNull(),
    notify_client: boolean().notNull(),
    client_message: text(),
    requires_document: boolean().notNull(),
    valid_from: text().notNull(),
    valid_until: text(),
  },
  (table) => [unique('obligation_rules_acronym').on(table.acronym)],
);
