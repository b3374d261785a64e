import { randomUUID } from 'node:crypto';
import type { TestApp } from '../../../../testing/test-app.ts';

type Given = { name?: string; key?: string | null; message?: string; state?: string };

/** A job that has been tried as often as it is; answers its id. */
export const newFailure = async ({ sql }: Pick<TestApp, 'sql'>, given: Given = {}): Promise<string> => {
  const { name = 'sessions.sweep', key = randomUUID(), message = 'Error: connect ECONNREFUSED 127.0.0.1:25', state = 'failed' } = given;
  const [row] = await sql<{ id: string }>(
    `insert into pgboss.job (name, data, state, retry_limit, retry_count, singleton_key, policy, output, completed_on)
     values ($1, '{}', $2::pgboss.job_state, 5, 5, $3, 'exclusive', jsonb_build_object('message', $4::text), now()) returning id`,
    [name, state, key, message],
  );
  return row?.id ?? '';
};
