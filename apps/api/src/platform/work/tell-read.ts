import type { EventAction } from '@esteto/domain/registry/event-label';
import { sql } from 'drizzle-orm';
import { events } from '../../tables/platform/audit.tables.ts';
import type { Clock } from '../clock/clock.ts';
import type { Database } from '../database/database.ts';
import type { SessionActor } from './actor.ts';

/** Who works with a record reads it many times: the log tells it once an hour, however often their screen asks for it. */
const TOLD_FOR = '1 hour';

type Read = { type: string; id: number; action: EventAction; company_id?: number; reason?: string };

/** That somebody of the office, or of a hospital, looked at what is private of another stands in the log (LGPD, art. 37). One statement. */
export const tellRead = async (
  { db, clock }: { db: Database; clock: Clock },
  { user, info: { request_id, ip, user_agent } }: SessionActor,
  { type, id, action, company_id, reason }: Read,
): Promise<void> => {
  const now = clock.now().toISOString();
  await db.execute(sql`
    insert into ${events} (actor_user_id, action, entity_type, entity_id, company_id, changes, reason, ip, user_agent, request_id, created_at)
    select ${user.id}::bigint, ${action}, ${type}, ${id}::bigint, ${company_id ?? null}::bigint, '[]'::jsonb, ${reason ?? null}::text, ${ip}::text,
      ${user_agent}::text, ${request_id}, ${now}::timestamptz
    where not exists (select from ${events} where entity_type = ${type} and entity_id = ${id} and action = ${action}
      and actor_user_id = ${user.id} and reason is not distinct from ${reason ?? null}::text and created_at > ${now}::timestamptz - ${TOLD_FOR}::interval)`);
};
