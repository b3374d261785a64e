import type { GroupKind, GroupTimeZone } from '@esteto/domain/duty/management-group/group-kinds';
import { defaultGroupRules, type GroupRules } from '@esteto/domain/duty/management-group/group-rules';
import { boolean, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { recordColumns } from '../../platform/database/columns.ts';

export const managementGroups = pgTable('management_groups', {
  ...recordColumns,
  name: text().notNull(),
  cnpj: text(),
  kind: text().$type<GroupKind>().notNull(),
  timezone: text().$type<GroupTimeZone>().notNull().default('America/Sao_Paulo'),
  rules: jsonb().$type<GroupRules>().notNull().$defaultFn(defaultGroupRules),
  is_active: boolean().notNull().default(true),
  search_key: text().notNull().default(''),
});
