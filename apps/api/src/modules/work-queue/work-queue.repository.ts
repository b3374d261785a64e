import type { WorkPile } from '@esteto/contract/work-queue';
import type { PileName } from '@esteto/domain/work-queue/work-pile';
import { sql } from 'drizzle-orm';
import type { Reader } from '../../platform/database/database.ts';
import { type PileQuestion, pileSelect } from '../../platform/database/pile.ts';

type Asked = PileQuestion & { name: PileName };

/** All piles in one statement, each as one row, in the order asked for; what is empty, too. */
export const count = async (db: Reader, piles: readonly Asked[], today: string): Promise<WorkPile[]> => {
  if (piles.length === 0) return [];
  const rows = sql.join(
    piles.map((asked) => pileSelect(asked, today)),
    sql` union all `,
  );
  const { rows: found } = await db.execute<WorkPile>(sql`
    select name, sum(count)::int as count, sum(late)::int as late, sum(amount)::float8 as amount,
      to_char(min(oldest_at) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as oldest_at,
      to_char(min(first_due), 'YYYY-MM-DD') as first_due, to_char(min(next_due), 'YYYY-MM-DD') as next_due
    from (${rows}) piles group by name`);
  const byName = new Map(found.map((pile) => [pile.name, pile]));
  return piles.map(({ name }) => byName.get(name) ?? { ...EMPTY, name });
};

const EMPTY = { count: 0, late: 0, oldest_at: null, first_due: null, next_due: null, amount: null };
