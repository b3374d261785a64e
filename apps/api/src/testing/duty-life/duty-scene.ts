import { unit } from '@esteto/contract/duty/unit';
import type { DutyShiftStatus } from '@esteto/domain/duty/duty-shift/duty-shift-life';
import type { HoursStatementStatus } from '@esteto/domain/duty/hours-statement/hours-statement-life';
import { defaultGroupRules } from '@esteto/domain/duty/management-group/group-rules';
import type { ShiftRequestStatus, ShiftRequestType } from '@esteto/domain/duty/shift-request/shift-request-life';
import { unitSample } from '../../modules/duty/unit/unit.examples.ts';
import type { TestPerson } from '../factories.ts';
import type { TestApp } from '../test-app.ts';

/** What somebody acts on, as it stood when they last looked. */
export type SeenShift = {
  id: number;
  version: number;
  group_id: number;
  unit_id: number;
  status: DutyShiftStatus;
  professional_id: number | null;
  starts_on: string;
  starts_at: string;
  ends_at: string;
  start_at: string;
  end_at: string;
};

export type SeenRequest = {
  id: number;
  version: number;
  group_id: number;
  type: ShiftRequestType;
  status: ShiftRequestStatus;
  requester_id: number;
  party_ids: number[];
  accepted_ids: number[];
  shift_ids: number[];
};

export type Seen = {
  shifts: SeenShift[];
  requests: SeenRequest[];
  steps: { id: number; group_id: number }[];
  statements: { id: number; version: number; group_id: number; status: HoursStatementStatus; professional_id: number }[];
};

export type DutyScene = Awaited<ReturnType<typeof dutyScene>>;

/**
 * Five people of two groups: who administers both, who coordinates one of the first group's two units, and three doctors, of whom the first is in
 * both groups. The second group asks for no approval.
 */
export const dutyScene = async (api: TestApp) => {
  const rules = { ...defaultGroupRules(), swap_cutoff_hours: 4, past_edit_days: 3, min_rest_minutes: 240, min_night_rest_minutes: 360 };
  const [first, second] = [await api.make.group({ rules }), await api.make.group({ rules: { ...rules, swap_needs_approval: false } })];
  const admin = await api.make.manager(first);
  const coordinator = await api.make.manager(first, 'coordinator');
  await api.sql(
    `insert into group_managers (user_id, group_id, role, created_at, updated_at) select $1, $2, 'admin', created_at, updated_at from users where id = $1`,
    [admin.id, second.id],
  );
  const company = await api.make.company();
  const doctors: TestPerson[] = [];
  for (let index = 0; index < 3; index += 1) {
    const doctor = await api.make.partner(company);
    await api.sql(`update users set flags = '["docplantao"]' where id = $1`, [doctor.id]);
    await api.make.accredit(doctor, first, company);
    if (index === 0) await api.make.accredit(doctor, second, company);
    doctors.push(doctor);
  }
  const newUnit = async (group_id: number) => (await api.ask(unit.create, { group_id, body: unitSample() }, { as: admin })).id;
  const units = new Map([
    [first.id, [await newUnit(first.id), await newUnit(first.id)]],
    [second.id, [await newUnit(second.id)]],
  ]);
  await api.sql('update group_managers set unit_ids = $2 where user_id = $1', [coordinator.id, units.get(first.id)?.slice(0, 1)]);

  /** What there is to act on: of late and to come. */
  const look = async (): Promise<Seen> => {
    const [row] = await api.sql<{ seen: Seen }>(
      `select json_build_object(
        'shifts', (select coalesce(json_agg(s), '[]') from (select id, version, group_id, unit_id, status, professional_id, starts_on, starts_at, ends_at,
          to_char(start_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as start_at, to_char(end_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as end_at from duty_shifts where deleted_at is null and end_at > $1::timestamptz - interval '2 days' order by start_at, id limit 120) s),
        'requests', (select coalesce(json_agg(r), '[]') from (select id, version, group_id, type, status, requester_id, party_ids, accepted_ids, shift_ids
          from shift_requests order by (status in ('proposed', 'counter_proposed', 'awaiting_coordination')) desc, id desc limit 40) r),
        'steps', (select coalesce(json_agg(t), '[]') from (select id, group_id from schedule_steps order by id desc limit 12) t),
        'statements', (select coalesce(json_agg(h), '[]') from (select id, version, group_id, status, professional_id from hours_statements order by id) h)) as seen`,
      [api.clock.now().toISOString()],
    );
    return row?.seen ?? { shifts: [], requests: [], steps: [], statements: [] };
  };
  return { api, groups: [first, second], units, admin, coordinator, doctors, company, people: [admin, coordinator, ...doctors], look };
};
