import { doubleBooking } from '@esteto/api/double-booking';
import { Client } from 'pg';

/**
 * Fills a database of demo data up with `count` shifts: each group has a hundred doctors with a hundred shifts of three years, the first group being the
 * one of the demo's manager. The older are done, those to come published, one in fifty announced to whoever wants it; each doctor has asked for something
 * twice. As the owner and past the services; what forbids two shifts at a time is built when all are there, and would refuse them.
 */
export const fillDuty = async (ownerUrl: string, count: number): Promise<void> => {
  const owner = new Client({ connectionString: ownerUrl });
  await owner.connect();
  try {
    await owner.query('set synchronous_commit = off; set maintenance_work_mem = "256MB"; select setseed(0.5)');
    await owner.query('create temporary table demo as select * from management_groups order by id limit 1');
    await owner.query(GROUPS, [Math.ceil(count / SHIFTS_OF_A_GROUP) - 1]);
    await owner.query(DOCTORS);
    const indexes = await owner.query<{ name: string; definition: string }>(PLAIN_INDEXES);
    for (const { name } of indexes.rows) await owner.query(`drop index ${name}`);
    await owner.query('alter table duty_shifts drop constraint duty_shifts_double_booking, drop constraint duty_shifts_double_plan');
    await owner.query(SHIFTS);
    for (const { definition } of indexes.rows) await owner.query(definition);
    await owner.query(doubleBooking);
    await owner.query(REQUESTS);
    await owner.query('vacuum (analyze)');
    await owner.query('checkpoint');
  } finally {
    await owner.end();
  }
};

const SHIFTS_OF_A_GROUP = 10_000;

/** As the demo's group, each with a unit. */
const GROUPS = `
insert into management_groups (created_at, updated_at, name, search_key, kind, cnpj, rules)
select now(), now(), 'Grupo ' || i, 'grupo ' || i, kind, (70000000000000 + i)::text, rules from demo, generate_series(1, $1::int) as i`;

const DOCTORS = `
insert into units (created_at, updated_at, group_id, name, code, type, search_key)
select now(), now(), id, 'Hospital ' || id, 'M' || id, 'hospital', 'hospital ' || id from management_groups
where cnpj like '70000000%' or id = (select id from demo);
create temporary table places as select row_number() over (order by group_id, id desc) as place, group_id, id as unit_id
from (select distinct on (group_id) * from units order by group_id, id desc) as units where group_id = (select id from demo) or code like 'M%';
insert into users (created_at, updated_at, type, name, email, email_verified_at, password_hash, doctor_role)
select now(), now(), 'doctor', 'Plantonista ' || place || ' ' || i, 'plantonista-' || place || '-' || i || '@medida.test', now(), '-', 'partner'
from places, generate_series(1, 100) as i;
insert into accreditations (created_at, updated_at, group_id, professional_id, status, first_competence)
select now(), now(), group_id, users.id, 'approved', '2000-01' from places join users on email like 'plantonista-' || place || '-%';
create temporary table doctors as
select professional_id, group_id, unit_id, row_number() over (partition by group_id order by professional_id) as number
from accreditations join places using (group_id) where status = 'approved' and professional_id in (select id from users where email like 'plantonista-%')`;

/** What only makes reading quicker. */
const PLAIN_INDEXES = `
select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition from pg_index
where indrelid = 'duty_shifts'::regclass and not indisunique and not indisexclusion`;

/** Every eleventh day, a year and a half back and as long ahead. */
const SHIFTS = `
insert into duty_shifts (created_at, updated_at, group_id, unit_id, shift_type, starts_on, starts_at, ends_on, ends_at, start_at, end_at, duration_minutes,
  night_minutes, weekend_minutes, holiday_minutes, qualification_ids, tag_ids, professional_id, value, value_kind, status, announcement_type, announcement,
  done_minutes, in_at, out_at)
select now(), now(), group_id, unit_id, 'on_site', day, '07:00', day, '19:00', day + interval '10 hours', day + interval '22 hours', 720,
  0, 0, 0, '{}', '{}', case when not is_open then professional_id end, 120000, 'per_shift',
  case when is_past then 'done' when is_open then 'announced' else 'published' end, case when is_open then 'open' else 'none' end,
  case when is_open then json_build_object('choice', 'first', 'professional_ids', '[]'::json, 'priority_until', null, 'closes_hours', 2, 'message', null,
    'announced_at', '2026-01-01T00:00:00.000Z')::jsonb end,
  case when is_past then 720 end, case when is_past then day + interval '10 hours' end, case when is_past then day + interval '22 hours' end
from doctors, generate_series(0, 99) as i,
  lateral (select current_date - 548 + i * 11 + (number % 11)::int as day) as planned,
  lateral (select day < current_date as is_past, day > current_date and (i + number) % 50 = 0 as is_open) as known`;

/** About the next shift of each. */
const REQUESTS = `
insert into shift_requests (created_at, updated_at, group_id, type, requester_id, party_ids, accepted_ids, shift_ids, legs, status)
select now() - i * interval '1 hour', now(), group_id, 'coverage', professional_id, '{}', '{}', array[id],
  json_build_array(json_build_object('shift_id', id, 'from_id', professional_id, 'to_id', null, 'was', null))::jsonb,
  case when i = 1 and professional_id % 10 = 0 then 'awaiting_coordination' else 'cancelled' end
from generate_series(1, 2) as i, (
  select distinct on (professional_id) professional_id, group_id, id from duty_shifts
  where status = 'published' and professional_id in (select professional_id from doctors) order by professional_id, start_at
) as next`;
