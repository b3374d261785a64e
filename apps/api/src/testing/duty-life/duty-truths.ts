import type { TestApp } from '../test-app.ts';

const PENDING = `('proposed', 'counter_proposed', 'awaiting_coordination')`;

/** The statuses that an event tells of a record, in the order in which they were passed. */
const told = (type: string) => `select e.entity_id, e.id as event_id, c.place, c.change ->> 'old' as old, c.change ->> 'new' as new
  from events e cross join lateral jsonb_array_elements(e.changes) with ordinality as c(change, place)
  where e.entity_type = '${type}' and c.change ->> 'path' = 'status'`;

const statusIsTold = (type: string, table: string) => `select r.id from ${table} r
  where r.status is distinct from (select new from (${told(type)}) t where t.entity_id = r.id order by event_id desc, place desc limit 1)`;

const everyStatusFollows = (type: string) => `select entity_id as id from (select entity_id, old, lag(new) over (partition by entity_id
  order by event_id, place) as former from (${told(type)}) t) followed where old is distinct from former`;

/** Each write of a record is one version and one event. */
const everyVersionIsTold = (type: string, table: string) => `select r.id from ${table} r
  where r.version <> (select count(*) from events e where e.entity_type = '${type}' and e.entity_id = r.id)`;

const RECORDS = { duty_shift: 'duty_shifts', shift_request: 'shift_requests', hours_statement: 'hours_statements' };

/** What is never found, whatever people do: each finds the ids of what breaks it. */
export const DUTY_TRUTHS: Record<string, string> = {
  'nobody is in two places at a time, in whatever groups': `select a.id from duty_shifts a join duty_shifts b on b.id > a.id
    and b.professional_id = a.professional_id and tstzrange(a.start_at, a.end_at) && tstzrange(b.start_at, b.end_at)
    where a.deleted_at is null and b.deleted_at is null and 'cancelled' not in (a.status, b.status)
      and ('draft' not in (a.status, b.status) or a.group_id = b.group_id)`,
  'a place that is open has nobody, and one that is given has somebody': `select id from duty_shifts
    where status not in ('draft', 'cancelled') and (professional_id is null) <> (status in ('open', 'announced'))`,
  'an announced place is taken once': `select entity_id as id from (select entity_id, action, lag(action) over (partition by entity_id order by id) as former
    from events where action in ('duty_shift.announced', 'duty_shift.taken')) e where action = 'duty_shift.taken' and former = 'duty_shift.taken'`,
  'no request waits on a shift that has begun, is over or was called off': `select q.id from shift_requests q join duty_shifts s on s.id = any(q.shift_ids)
    where q.status in ${PENDING} and (s.deleted_at is not null or s.status = 'cancelled'
      or q.type <> 'clock_adjustment' and s.status in ('running', 'done', 'done_with_divergence', 'missed', 'paid'))`,
  'no request waits on a shift that somebody else has by now': `select q.id from shift_requests q cross join lateral jsonb_array_elements(q.legs) l
    join duty_shifts s on s.id = (l ->> 'shift_id')::bigint
    where q.status in ${PENDING} and (l ->> 'from_id')::bigint is distinct from s.professional_id`,
  'no application waits on a place that is not offered': `select q.id from shift_requests q join duty_shifts s on s.id = any(q.shift_ids)
    where q.type = 'application' and q.status in ${PENDING} and s.status <> 'announced'`,
  'a shift is held by one request that waits, and by none otherwise': `select s.id from duty_shifts s
    where (s.status = 'in_swap')::int <> (select count(*) from shift_requests q cross join lateral jsonb_array_elements(q.legs) l
      where q.status in ${PENDING} and l ->> 'was' is not null and (l ->> 'shift_id')::bigint = s.id)`,
  'nobody has more than one statement of a month': `select min(id) as id from hours_statements where status <> 'withdrawn'
    group by group_id, professional_id, month having count(*) > 1`,
  ...Object.fromEntries(
    Object.entries(RECORDS).flatMap(([type, table]) => [
      [`the last event says where a ${type} stands`, statusIsTold(type, table)],
      [`every status of a ${type} follows from the former one`, everyStatusFollows(type)],
      [`every version of a ${type} has its event`, everyVersionIsTold(type, table)],
    ]),
  ),
};

/** The truths that do not hold, each in a sentence with the ids that break it. */
export const brokenTruths = async (api: TestApp): Promise<string[]> => {
  const broken: string[] = [];
  for (const [truth, query] of Object.entries(DUTY_TRUTHS)) {
    const rows = await api.sql<{ id: number }>(query);
    if (rows.length > 0) broken.push(`${truth}: ${rows.map(({ id }) => id).join(', ')}`);
  }
  return broken;
};
