import { dutyShift } from '@esteto/contract/duty/duty-shift';
import { unit } from '@esteto/contract/duty/unit';
import type { DutyShiftForm } from '@esteto/domain/duty/duty-shift/duty-shift-form';
import { describe, expect, test } from 'vitest';
import type { TestPerson } from '../../../testing/factories.ts';
import { testApp } from '../../../testing/test-app.ts';
import { unitSample } from '../unit/unit.examples.ts';
import { shiftSample } from './duty-shift.examples.ts';

// The clock of the tests stands at 2026-11-20T15:00Z, a Friday.

const api = await testApp();

/** A group with a unit, a coordinator and doctors who are accredited in it. */
const place = async (count: number) => {
  const group = await api.make.group();
  const admin = await api.make.manager(group);
  const company = await api.make.company();
  const doctors: TestPerson[] = [];
  for (let index = 0; index < count; index += 1) {
    const doctor = await api.make.partner(company);
    await api.sql(`update users set flags = '["docplantao"]' where id = $1`, [doctor.id]);
    await api.make.accredit(doctor, group, company);
    doctors.push(doctor);
  }
  const here = { group_id: group.id };
  const as = { as: admin };
  const { id: unit_id } = await api.ask(unit.create, { ...here, body: unitSample() }, as);
  const shift = (starts_on: string, given: Partial<DutyShiftForm> = {}) => shiftSample(unit_id, { starts_on, ...given });
  const add = (...shifts: DutyShiftForm[]) =>
    ({ kind: 'change', changes: shifts.map((one) => ({ id: null, version: null, shift: one })), reason: null }) as const;
  const step = (body: object) => api.call(dutyShift.step, { ...here, body: body as never }, as);
  const read = async () => (await api.ask(dutyShift.schedule, { ...here, from: '2026-11-01', to: '2026-12-31' }, as)).shifts;
  const publish = (reason: string | null = null) =>
    api.call(dutyShift.publish, { ...here, body: { from: '2026-11-01', to: '2026-12-31', unit_id: null, sector_id: null, reason } }, as);
  return { group, admin, company, doctors, here, as, unit_id, shift, add, step, read, publish };
};

const errorsOf = (answer: { error?: unknown }) => answer.error as { code: string; errors: Record<string, string[]> };

test('a step makes shifts as drafts, with their hours told apart, and its undo takes them back; the undo of that brings them again', async () => {
  const { shift, add, step, read, here, as, doctors } = await place(1);
  const made = await step(
    add(shift('2026-12-24', { professional_id: doctors[0]?.id ?? 0 }), shift('2026-12-26', { starts_at: '07:00', ends_at: '07:00' })),
  );
  expect(made.status).toBe(200);
  expect(await read()).toMatchObject([
    // From 19:00 to 7:00 with a night from 22:00 to 6:00; Christmas begins at midnight.
    {
      status: 'draft',
      starts_on: '2026-12-24',
      ends_on: '2026-12-25',
      duration_minutes: 720,
      night_minutes: 480,
      weekend_minutes: 0,
      holiday_minutes: 420,
    },
    { status: 'draft', starts_on: '2026-12-26', ends_on: '2026-12-27', duration_minutes: 1440, night_minutes: 480, weekend_minutes: 1440 },
  ]);
  const undone = await api.ask(dutyShift.undo, { ...here, id: made.body.step_id }, as);
  expect(await read()).toEqual([]);
  expect((await api.call(dutyShift.undo, { ...here, id: made.body.step_id }, as)).error).toMatchObject({ code: 'step_undone' });
  await api.ask(dutyShift.undo, { ...here, id: undone.step_id }, as);
  expect((await read()).map(({ professional_id }) => professional_id)).toEqual([doctors[0]?.id, null]);
});

test('a holiday is one by law or where the city of the unit says so; Carnival and Corpus Christi are none', async () => {
  const { group, here, as, admin } = await place(0);
  const address = { state: 'SP' as const, ibge: '3509502', city: 'Campinas' };
  const { id: unit_id } = await api.ask(unit.create, { ...here, body: { ...unitSample(), address } }, as);
  await api.sql(
    `insert into holidays (date, name, scope, state, ibge, city, source, created_at, updated_at)
     values ('2026-12-08', 'Da cidade', 'city', 'SP', '3509502', 'Campinas', 'Lei', now(), now()), ('2026-12-09', 'De outra', 'city', 'SP', '3550308', 'São Paulo', 'Lei', now(), now())`,
  );
  const days = ['2026-12-08', '2026-12-09', '2027-02-09', '2027-03-26', '2027-05-27'];
  const changes = days.map((starts_on) => ({
    id: null,
    version: null,
    shift: shiftSample(unit_id, { starts_on, starts_at: '07:00', ends_at: '19:00' }),
  }));
  await api.ask(dutyShift.step, { group_id: group.id, body: { kind: 'change', changes, reason: null } }, { as: admin });
  const told = await Promise.all(days.map((day) => api.ask(dutyShift.schedule, { ...here, from: day, to: day }, as)));
  expect(told.map(({ shifts, holidays }) => [shifts[0]?.holiday_minutes, holidays.length])).toEqual([
    [720, 1],
    [0, 0],
    [0, 0],
    [720, 1],
    [0, 0],
  ]);
});

test('who rests too little is warned of, and written once it is said why; who would be in two places is refused whatever is said', async () => {
  const { shift, add, step, doctors } = await place(1);
  const professional_id = doctors[0]?.id ?? 0;
  const night = shift('2026-12-07', { professional_id });
  const next = shift('2026-12-08', { starts_at: '13:00', ends_at: '19:00', professional_id });
  const warned = await step(add(night, next));
  expect(warned.status).toBe(422);
  expect(errorsOf(warned)).toMatchObject({
    code: 'schedule_warned',
    errors: { 'changes.0': ['Descansa 6h entre plantões; o grupo pede 11h.'] },
  });
  expect((await step({ ...add(night, next), reason: 'Combinado com a médica' })).status).toBe(200);

  const twice = await step({ ...add(shift('2026-12-07', { starts_at: '22:00', ends_at: '23:00', professional_id })), reason: 'Insisto' });
  expect(errorsOf(twice)).toMatchObject({
    code: 'schedule_blocked',
    errors: { 'changes.0': [expect.stringMatching(/^Já tem plantão neste horário/)] },
  });
});

test('two people change places in one step', async () => {
  const { shift, add, step, read, doctors } = await place(2);
  const [one, other] = doctors;
  await step(add(shift('2026-12-10', { professional_id: one?.id ?? 0 }), shift('2026-12-10', { professional_id: other?.id ?? 0 })));
  const [first, second] = await read();
  if (!first || !second) throw new Error('two shifts');
  const swapped = await step({
    kind: 'move',
    reason: null,
    changes: [
      { id: first.id, version: 1, shift: shift('2026-12-10', { professional_id: other?.id ?? 0 }) },
      { id: second.id, version: 1, shift: shift('2026-12-10', { professional_id: one?.id ?? 0 }) },
    ],
  });
  expect(swapped.status).toBe(200);
  const after = await read();
  expect(after.find(({ id }) => id === first.id)?.professional_id).toBe(other?.id);
});

test('a step names each shift once', async () => {
  const { shift, add, step, read } = await place(0);
  await step(add(shift('2026-12-14')));
  const [made] = await read();
  const change = { id: made?.id ?? 0, version: 1, shift: shift('2026-12-15') };
  const twice = await step({ kind: 'change', reason: null, changes: [change, { ...change, shift: shift('2026-12-16') }] });
  expect(errorsOf(twice).errors).toEqual({ 'changes.1': ['O mesmo plantão está duas vezes nesta mudança.'] });
});

test('a shift that somebody changed since is not changed unseen, and an undo over it neither', async () => {
  const { shift, add, step, read, here, as } = await place(0);
  const { body } = await step(add(shift('2026-12-14')));
  const [made] = await read();
  const change = { kind: 'change', reason: null, changes: [{ id: made?.id ?? 0, version: 1, shift: shift('2026-12-15') }] };
  expect((await step(change)).status).toBe(200);
  expect((await step(change)).status).toBe(409);
  expect((await api.call(dutyShift.undo, { ...here, id: body.step_id }, as)).status).toBe(409);
});

test('publishing tells whom it is about, leaves holes open, and shows the doctor their own shifts and those of the group, never what others earn', async () => {
  const { shift, add, step, read, publish, doctors, company } = await place(2);
  const [one, other] = doctors;
  if (!one || !other) throw new Error('two doctors');
  const paid = { value: 150_000, value_kind: 'per_shift' as const };
  await step(
    add(
      shift('2026-12-01', { professional_id: one.id, ...paid }),
      shift('2026-12-02', { professional_id: other.id, ...paid }),
      shift('2026-12-03'),
    ),
  );
  const window = { company_id: company.id, from: '2026-12-01', to: '2026-12-31' };
  expect(await api.ask(dutyShift.own, { ...window, mine: false }, { as: one })).toEqual([]);

  expect((await publish()).body).toEqual({ published: 3, told: 2 });
  expect((await read()).map(({ status }) => status)).toEqual(['published', 'published', 'open']);
  expect((await publish()).error).toMatchObject({ code: 'nothing_to_publish' });
  const bell = await api.sql(`select title from notices where user_id = $1 and kind = 'duty_shift.published'`, [one.id]);
  expect(bell).toHaveLength(1);

  const all = await api.ask(dutyShift.own, { ...window, mine: false }, { as: one });
  expect(all.map(({ mine, value }) => [mine, value])).toEqual([
    [true, 150_000],
    [false, null],
    [false, null],
  ]);
  const [mine] = await api.ask(dutyShift.own, { ...window, mine: true }, { as: one });
  await api.ask(dutyShift.confirm, { company_id: company.id, id: mine?.id ?? 0, body: { version: mine?.version ?? 0 } }, { as: one });
  expect((await read())[0]?.status).toBe('confirmed');
  const foreign = { company_id: company.id, id: all[1]?.id ?? 0, body: { version: all[1]?.version ?? 0 } };
  expect((await api.call(dutyShift.confirm, foreign, { as: one })).status).toBe(404);
});

test('of a published shift, its person and who has it next are told; one that leaves is cancelled and comes back by its undo', async () => {
  const { shift, add, step, read, publish, doctors, here, as } = await place(2);
  const [one, other] = doctors;
  await step(add(shift('2026-12-21', { professional_id: one?.id ?? 0 })));
  await publish();
  const [made] = await read();
  const change = (version: number, next: DutyShiftForm | null) => ({
    kind: 'change',
    reason: null,
    changes: [{ id: made?.id ?? 0, version, shift: next }],
  });
  expect((await step(change(made?.version ?? 0, shift('2026-12-21', { professional_id: other?.id ?? 0 })))).status).toBe(200);
  const told = await api.sql(`select user_id from notices where kind = 'duty_shift.changed' and user_id = any($1) order by user_id`, [
    doctors.map(({ id }) => id),
  ]);
  expect(told).toHaveLength(2);
  const gone = await step(change((made?.version ?? 0) + 1, null));
  expect((await read())[0]?.status).toBe('cancelled');
  await api.ask(dutyShift.undo, { ...here, id: gone.body.step_id }, as);
  expect((await read())[0]).toMatchObject({ status: 'published', professional_id: other?.id });
});

describe('whoever writes, and however many at a time', () => {
  test('fifty coordinators of two groups give one doctor the same night: one of the published stands', async () => {
    const [here, there] = [await place(1), await place(0)];
    const doctor = here.doctors[0];
    if (!doctor) throw new Error('a doctor');
    await api.make.accredit(doctor, there.group, here.company);
    const places = [here, there];
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, index) => {
        const one = places[index % 2] ?? here;
        return one.step(one.add(one.shift('2026-12-28', { professional_id: doctor.id })));
      }),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(2);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409, 422]));
    const [first, second] = [await here.publish(), await there.publish()];
    expect([first.status, second.status]).toEqual([200, 422]);
    expect(errorsOf(second).errors['reason']).toEqual([expect.stringMatching(/, 28\/12\/2026: Tem outro compromisso neste horário\.$/)]);
    const rows = await api.sql(
      `select count(*)::int as count from duty_shifts where professional_id = $1 and deleted_at is null and status <> 'draft'`,
      [doctor.id],
    );
    expect(rows).toEqual([{ count: 1 }]);
  });

  test('the database itself refuses what no rule was asked about', async () => {
    const { shift, add, step, publish, doctors } = await place(1);
    await step(add(shift('2026-12-29', { professional_id: doctors[0]?.id ?? 0 }), shift('2026-12-29')));
    await publish();
    const blind = api.sql(`update duty_shifts set professional_id = $1 where starts_on = '2026-12-29' and professional_id is null`, [
      doctors[0]?.id,
    ]);
    await expect(blind).rejects.toThrow(/duty_shifts_double_booking/);
  });
});

test('a coordinator of some units sees and changes only theirs; a viewer changes nothing', async () => {
  const { group, here, as, shift, add, step, unit_id } = await place(0);
  const elsewhere = await api.ask(unit.create, { ...here, body: unitSample() }, as);
  await step(add(shift('2026-12-16'), shift('2026-12-17', { unit_id: elsewhere.id })));
  const coordinator = await api.make.manager(group, 'coordinator');
  await api.sql('update group_managers set unit_ids = $2 where user_id = $1', [coordinator.id, [unit_id]]);
  const window = { ...here, from: '2026-12-01', to: '2026-12-31' };
  const seen = (await api.ask(dutyShift.schedule, window, { as: coordinator })).shifts;
  expect(seen.map((one) => one.unit_id)).toEqual([unit_id]);
  const foreign = await api.call(
    dutyShift.step,
    { ...here, body: { ...add(shift('2026-12-18', { unit_id: elsewhere.id })) } as never },
    { as: coordinator },
  );
  expect(foreign.status).toBe(404);
  const viewer = await api.make.manager(group, 'viewer');
  expect((await api.call(dutyShift.step, { ...here, body: add(shift('2026-12-18')) as never }, { as: viewer })).status).toBe(403);
});

test('candidates come with what stands against each, and the findings of a schedule say it of who is in it', async () => {
  const { shift, add, step, doctors, here, as, unit_id, company, group } = await place(2);
  const [free, taken] = doctors;
  const suspended = await api.make.partner(company);
  await api.make.accredit(suspended, group, company, { status: 'suspended' });
  await step(add(shift('2026-12-20', { professional_id: taken?.id ?? 0 })));
  const asked = { ...here, unit_id, starts_on: '2026-12-20', starts_at: '20:00', ends_at: '23:00' };
  const found = await api.ask(dutyShift.candidates, asked, as);
  const rulesOf = (person: TestPerson | undefined) =>
    found.find((one) => one.professional_id === person?.id)?.findings.map(({ rule }) => rule);
  expect([rulesOf(free), rulesOf(taken), rulesOf(suspended)]).toEqual([[], ['overlap'], ['accreditation']]);
  expect(found.find((one) => one.professional_id === taken?.id)?.month_minutes).toBe(720);

  await api.sql(`update accreditations set status = 'suspended' where professional_id = $1`, [taken?.id]);
  const window = { ...here, from: '2026-12-01', to: '2026-12-31' };
  expect(await api.ask(dutyShift.findings, window, as)).toMatchObject([{ findings: [{ rule: 'accreditation', severity: 'block' }] }]);
});
