import type { ObligationRuleDetail } from '@esteto/contract/month/obligation-rule';
import { eq, getTableColumns } from 'drizzle-orm';
import type { Reader } from '../../../platform/database/database.ts';
import { notFound } from '../../../platform/http/app-error.ts';
import { departments } from '../../../tables/department/department.tables.ts';
import { obligationRules } from '../../../tables/obligation-rule/obligation-rule.tables.ts';

export const detail = async (db: Reader, id: number): Promise<ObligationRuleDetail> => {
  const [row] = await db
    .select({ ...getTableColumns(obligationRules), department_name: departments.name })
    .from(obligationRules)
    .leftJoin(departments, eq(departments.id, obligationRules.department_id))
    .where(eq(obligationRules.id, id));
  if (!row) throw notFound();
  return row;
};

/** A department that is there. */
export const hasDepartment = async (db: Reader, id: number): Promise<boolean> =>
  (await db.select({ id: departments.id }).from(departments).where(eq(departments.id, id))).length > 0;
