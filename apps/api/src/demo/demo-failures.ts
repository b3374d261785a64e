import { sql } from 'drizzle-orm';
import type { Transaction } from '../platform/database/database.ts';

const HOUR_MS = 3_600_000;

/**
 * Two jobs that a bad morning left behind, so that a master has something to see to: no service fails when it is asked to, so that they are written
 * into the queue's own table. Both are done when they run again. Left out where the queue has no such jobs yet.
 */
export const leaveFailures = async (db: Transaction, { now, user_id }: { now: Date; user_id: number }): Promise<void> => {
  const ago = (hours: number): string => new Date(now.getTime() - hours * HOUR_MS).toISOString();
  const failures = [
    {
      name: 'notices.mail',
      data: { user_id, until: ago(3) },
      key: `demo-${user_id}`,
      message: 'Error: connect ECONNREFUSED 127.0.0.1:1025',
      hours: 3,
    },
    { name: 'sessions.sweep', data: {}, key: null, message: 'error: canceling statement due to statement timeout', hours: 8 },
  ];
  for (const { name, data, key, message, hours } of failures)
    await db.execute(sql`
      insert into pgboss.job (name, data, state, policy, singleton_key, retry_limit, retry_count, retry_delay, deletion_seconds, output, created_on, completed_on)
      select name, ${JSON.stringify(data)}::jsonb, 'failed', policy, ${key}, 5, 5, 10, deletion_seconds,
        ${JSON.stringify({ message })}::jsonb, ${ago(hours + 1)}, ${ago(hours)}
      from pgboss.queue where name = ${name}`);
};
