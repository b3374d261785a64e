import type { PlanContract } from '@esteto/contract/plan/plan';
import { STANDARD_CONTRACT } from '@esteto/domain/plan/plan/standard-contract';
import { desc, eq } from 'drizzle-orm';
import type { Reader } from '../../../../platform/database/database.ts';
import type { Tx } from '../../../../platform/work/work.ts';
import { planContracts } from '../../../../tables/plan/plan-contract.tables.ts';
import { users } from '../../../../tables/user/user.tables.ts';
import * as plans from '../plan.repository.ts';

/** The text in force and the versions so far, the newest first; a plan without one of its own has the standard one. */
export const read = async (db: Reader, plan_id: number): Promise<PlanContract> => {
  const { version, name, value, services } = await plans.detail(db, plan_id);
  const rows = await db
    .select({
      id: planContracts.id,
      number: planContracts.number,
      text: planContracts.text,
      created_at: planContracts.created_at,
      author: users.name,
    })
    .from(planContracts)
    .leftJoin(users, eq(users.id, planContracts.created_by))
    .where(eq(planContracts.plan_id, plan_id))
    .orderBy(desc(planContracts.number));
  return {
    version,
    text: rows[0]?.text ?? STANDARD_CONTRACT,
    plan: { name, value, services },
    versions: rows.map(({ text: _text, ...row }) => row),
  };
};

/** The version in force; null before the first. */
export const last = async (db: Reader, plan_id: number) => {
  const [row] = await db
    .select({ number: planContracts.number, text: planContracts.text })
    .from(planContracts)
    .where(eq(planContracts.plan_id, plan_id))
    .orderBy(desc(planContracts.number))
    .limit(1);
  return row ?? null;
};

export const add = async ({ db, now, actor }: Tx, plan_id: number, number: number, text: string): Promise<void> => {
  await db.insert(planContracts).values({ plan_id, number, text, created_at: now, created_by: actor.user?.id ?? null });
};
