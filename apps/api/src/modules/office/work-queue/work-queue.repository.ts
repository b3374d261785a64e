import type { WorkOfPerson, WorkPile } from '@esteto/contract/office/work-queue';
import type { PileName } from '@esteto/domain/office/work-queue/work-pile';
import { WORKLOAD_KINDS, type WorkloadKind } from '@esteto/domain/office/work-queue/workload';
import { sql } from 'drizzle-orm';
import type { Reader } from '../../../platform/database/database.ts';
import { type PileQuestion, pileSelect } from '../../../platform/database/pile.ts';
import { users } from '../../../tables/user/user.tables.ts';

type Asked = PileQuestion & { name: PileName };

/** All piles in one statement, each as one row, in the order asked for; what is empty, too. */
export const count = async (db: Reader, piles: readonly Asked[], today: string): Promise<WorkPile[]> => {
  if (piles.length === 0) return [];
  const { rows: counted } = await db.execute<WorkPile>(sql`
    select name, sum(count)::int as count, sum(late)::int as late, sum(amount)::float8 as amount,
      to_char(min(oldest_at) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as oldest_at,
      to_char(min(first_due), 'YYYY-MM-DD') as first_due, to_char(min(next_due), 'YYYY-MM-DD') as next_due
    from (${unionOf(piles, today)}) piles group by name`);
  const byName = new Map(counted.map((pile) => [pile.name, pile]));
  return piles.map(({ name }) => byName.get(name) ?? { ...EMPTY, name });
};

const EMPTY = { count: 0, late: 0, oldest_at: null, first_due: null, next_due: null, amount: null };

const unionOf = (piles: readonly PileQuestion[], today: string) =>
  sql.join(
    piles.map((pile) => pileSelect(pile, today)),
    sql` union all `,
  );

/** What each person answers for, a column for each kind; the most first. One statement. */
export const byPerson = async (
  db: Reader,
  kinds: readonly (PileQuestion & { name: WorkloadKind })[],
  today: string,
): Promise<WorkOfPerson[]> => {
  const columns = WORKLOAD_KINDS.map(
    (kind) => sql`(coalesce(sum(work.count) filter (where work.name = ${kind}), 0))::int as ${sql.identifier(kind)}`,
  );
  const { rows } = await db.execute<WorkOfPerson>(sql`
    select ${users.id}::int as id, ${users.name} as name, ${sql.join(columns, sql`, `)}
    from (${unionOf(kinds, today)}) work join ${users} on ${users.id} = work.person_id
    group by ${users.id}, ${users.name} order by sum(work.count) desc, ${users.name}`);
  return rows;
};
