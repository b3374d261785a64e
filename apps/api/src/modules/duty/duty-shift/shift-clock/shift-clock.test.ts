import { dutyShift } from '@esteto/contract/duty/duty-shift';
import { shiftClock } from '@esteto/contract/duty/shift-clock';
import { unit } from '@esteto/contract/duty/unit';
import { defaultGroupRules } from '@esteto/domain/duty/management-group/group-rules';
import { afterEach, describe, expect, test } from 'vitest';
import type { TestPerson } from '../../../../testing/factories.ts';
import { testApp } from '../../../../testing/test-app.ts';
import { TEST_NOW } from '../../../../testing/test-clock.ts';
import { unitSample } from '../../unit/unit.examples.ts';
import { shiftSample } from '../duty-shift.examples.ts';

const api = await testApp();
afterEach(() => api.clock.set(TEST_NOW));

/** In the zone of São Paulo. */
const goTo = (wall: string) => {
  api.clock.set(`${wall}-03:00`);
  // Sessions end within the days that are passed over.
  for (const person of people) api.forgetSession(person);
};
const people = new Set<TestPerson>();
const instant = (wall: string) => new Date(`${wall}-03:00`).toISOString();

/** A group that asks for 15 minutes, with a hospital of which 200 metres count, and a doctor who has a published night from the 26th to the 27th. */
const night = async (given: { tolerance?: number | null; shift?: object; unit?: object } = {}) => {
  const { tolerance = 15 } = given;
  const group = await api.make.group({ rules: { ...defaultGroupRules(), checkin_tolerance_minutes: tolerance } });
  const manager = await api.make.manager(group, 'coordinator');
  const admin = await api.make.manager(group);
  const company = await api.make.company();
  const doctor = await api.make.partner(company);
  await api.sql(`update users set flags = '["docplantao"]' where id = $1`, [doctor.id]);
  await api.make.accredit(doctor, group, company);
  for (const person of [manager, admin, doctor]) people.add(person);
  const here = { group_id: group.id };
  const mine = { company_id: company.id };
  const place = { latitude: -22.9056, longitude: -47.0608, geofence_radius_meters: 200 };
  const { id: unit_id } = await api.ask(unit.create, { ...here, body: { ...unitSample(), ...place, ...given.unit } }, { as: admin });
  const shift = shiftSample(unit_id, { starts_on: '2026-11-26', professional_id: doctor.id, ...given.shift });
  const changes = [{ id: null, version: null, shift }];
  await api.ask(dutyShift.step, { ...here, body: { kind: 'change', changes, reason: 'Combinado' } }, { as: manager });
  const window = { from: shift.starts_on, to: shift.starts_on, unit_id, sector_id: null };
  await api.ask(dutyShift.publish, { ...here, body: { ...window, reason: 'Combinado' } }, { as: manager });
  const read = async () => {
    const [found] = (await api.ask(dutyShift.schedule, { ...here, from: window.from, to: window.to }, { as: manager })).shifts;
    if (!found) throw new Error('a shift');
    return found;
  };
  const { id } = await read();
  const punch = (kind: 'in' | 'out', body: { kept_at?: string; distance_meters?: number | null } = {}, as: TestPerson = doctor) =>
    api.call(shiftClock.punch, { ...mine, id, body: { kind, kept_at: null, distance_meters: 40, ...body } }, { as });
  const punches = () => api.ask(shiftClock.punches, { ...here, id }, { as: manager });
  const correct = async (times: object, as: TestPerson = manager) =>
    api.call(
      shiftClock.correct,
      {
        ...here,
        id,
        body: {
          in_on: '2026-11-26',
          in_time: '19:00',
          out_on: '2026-11-27',
          out_time: '07:00',
          reason: 'O celular ficou sem bateria',
          version: (await read()).version,
          ...times,
        },
      },
      { as },
    );
  const noticesOf = (person: TestPerson) =>
    api.sql<{ title: string; body: string }>(
      `select title, body from notices where user_id = $1 and kind = 'duty_shift.clocked' order by id`,
      [person.id],
    );
  return { group, manager, company, doctor, here, mine, id, unit_id, read, punch, punches, correct, noticesOf };
};

const refusal = (answer: { status: number; error?: unknown }) => [answer.status, (answer.error as { message: string }).message];

describe('on the phone', () => {
  test('a night is clocked within the tolerance, at the place: it is done as it was planned, and no position is kept', async () => {
    const { mine, doctor, read, punch, punches, id } = await night();
    goTo('2026-11-26T18:44:00');
    const [waiting] = await api.ask(shiftClock.own, mine, { as: doctor });
    expect(waiting).toMatchObject({
      id,
      opens_at: instant('2026-11-26T18:45:00'),
      in_at: null,
      place: { latitude: -22.9056, longitude: -47.0608, radius_meters: 200 },
    });
    expect(refusal(await punch('in'))).toEqual([422, 'A entrada deste plantão abre às 18:45.']);
    expect(refusal(await punch('out'))).toEqual([422, 'Registre a entrada antes da saída.']);

    goTo('2026-11-26T18:50:00');
    expect((await punch('in')).body).toEqual({
      at: instant('2026-11-26T18:50:00'),
      placement: 'inside',
      distance_meters: 40,
      divergences: [],
    });
    expect((await read()).status).toBe('running');
    expect(refusal(await punch('in'))).toEqual([422, 'A entrada deste plantão já foi registrada, às 18:50.']);

    goTo('2026-11-27T07:10:00');
    expect((await punch('out')).status).toBe(200);
    expect((await read()).status).toBe('done');
    expect(await punches()).toMatchObject({
      done_minutes: 720,
      divergences: [],
      punches: [
        { kind: 'in', source: 'phone', placement: 'inside', counts: true },
        { kind: 'out', source: 'phone', placement: 'inside', counts: true },
      ],
    });
    expect(await api.ask(shiftClock.own, mine, { as: doctor })).toEqual([]);
    const columns = await api.sql(`select column_name from information_schema.columns where table_name = 'shift_punches'`);
    expect(columns.filter(({ column_name }) => /lat|long|position/.test(String(column_name)))).toEqual([]);
  });

  test('who comes late, is elsewhere or does not say where, is taken all the same, and the coordination is told', async () => {
    const { read, punch, punches } = await night();
    goTo('2026-11-26T20:00:00');
    const { body } = await punch('in', { distance_meters: 2_340 });
    expect(body).toMatchObject({
      placement: 'outside',
      divergences: [
        { kind: 'late_in', amount: 60 },
        { kind: 'outside_in', amount: 2_340 },
      ],
    });
    goTo('2026-11-27T07:00:00');
    expect((await punch('out', { distance_meters: null })).body).toMatchObject({
      placement: 'unknown',
      divergences: [{ kind: 'unknown_out' }],
    });
    expect((await read()).status).toBe('done_with_divergence');
    expect((await punches()).done_minutes).toBe(660);
  });

  test('what was kept without a connection counts by its own time, and once however often it is sent', async () => {
    const { read, punch, punches } = await night();
    goTo('2026-11-27T09:00:00');
    const kept = { kept_at: instant('2026-11-26T19:03:00') };
    expect([(await punch('in', kept)).status, (await punch('in', kept)).status]).toEqual([200, 200]);
    const left = { kept_at: instant('2026-11-27T07:01:00') };
    const answers = await Promise.all([punch('out', left), punch('out', left), punch('out', left)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect((await read()).status).toBe('done');
    const { punches: rows, done_minutes } = await punches();
    expect(rows.map(({ kind, source, at, received_at }) => [kind, source, at, received_at])).toEqual([
      ['in', 'offline', instant('2026-11-26T19:03:00'), instant('2026-11-27T09:00:00')],
      ['out', 'offline', instant('2026-11-27T07:01:00'), instant('2026-11-27T09:00:00')],
    ]);
    expect(done_minutes).toBe(720);
    // Another time is another check-out.
    expect(refusal(await punch('out', { kept_at: instant('2026-11-27T07:05:00') }))).toEqual([
      422,
      'A saída deste plantão já foi registrada, às 7:01.',
    ]);
  });

  test('a phone whose clock is ahead keeps nothing that is still to come', async () => {
    const { punch } = await night();
    goTo('2026-11-26T19:00:00');
    expect((await punch('in', { kept_at: instant('2026-11-26T19:20:00') })).body).toMatchObject({ at: instant('2026-11-26T19:00:00') });
  });

  test('nobody clocks for somebody else, nor where a group asks for no clock', async () => {
    const { punch, company } = await night();
    const other = await api.make.partner(company);
    await api.sql(`update users set flags = '["docplantao"]' where id = $1`, [other.id]);
    goTo('2026-11-26T19:00:00');
    expect((await punch('in', {}, other)).status).toBe(404);
    const free = await night({ tolerance: null });
    goTo('2026-11-26T19:00:00');
    expect(refusal(await free.punch('in'))).toEqual([422, 'Este grupo não registra ponto.']);
    expect(await api.ask(shiftClock.own, free.mine, { as: free.doctor })).toEqual([]);
  });

  test('a place without a circle asks nobody where they are', async () => {
    const { punch, mine, doctor } = await night({ unit: { geofence_radius_meters: null } });
    goTo('2026-11-26T19:00:00');
    expect((await api.ask(shiftClock.own, mine, { as: doctor }))[0]?.place).toBeNull();
    expect((await punch('in', { distance_meters: 9 })).body).toMatchObject({ placement: null, distance_meters: null, divergences: [] });
  });
});

describe('by itself', () => {
  test('twelve hours after its end a shift to which nobody came is a miss, and its person is told once', async () => {
    const { read, noticesOf, doctor } = await night();
    goTo('2026-11-27T18:59:00');
    await api.modules.shiftClocks.settle('job-1');
    expect((await read()).status).toBe('published');
    goTo('2026-11-27T19:00:00');
    await api.modules.shiftClocks.settle('job-2');
    await api.modules.shiftClocks.settle('job-3');
    expect((await read()).status).toBe('missed');
    expect((await noticesOf(doctor)).map(({ title }) => title)).toEqual(['Falta registrada em um plantão']);
  });

  test('what a phone had kept still comes after that, and the coordination sees that it was late', async () => {
    const { read, punch, punches } = await night();
    goTo('2026-11-27T19:00:00');
    await api.modules.shiftClocks.settle('job-1');
    await punch('in', { kept_at: instant('2026-11-26T19:00:00') });
    await punch('out', { kept_at: instant('2026-11-27T07:00:00') });
    expect((await read()).status).toBe('done_with_divergence');
    expect(await punches()).toMatchObject({ done_minutes: 720, divergences: [{ kind: 'late_sent' }] });
  });

  test('who forgot to check out has worked until the planned end, with a word to look at it; a late check-out takes its place', async () => {
    const { read, punch, punches } = await night();
    goTo('2026-11-26T19:00:00');
    await punch('in');
    goTo('2026-11-27T19:00:00');
    await api.modules.shiftClocks.settle('job-1');
    expect((await read()).status).toBe('done_with_divergence');
    expect(await punches()).toMatchObject({ done_minutes: 720, divergences: [{ kind: 'no_out' }] });
    await punch('out', { kept_at: instant('2026-11-27T05:00:00') });
    expect(await punches()).toMatchObject({ done_minutes: 600, divergences: [{ kind: 'early_out', amount: 120 }, { kind: 'late_sent' }] });
  });

  test('a shift that nobody clocks is done when it is over', async () => {
    const free = await night({ tolerance: null });
    const on_call = await night({ shift: { shift_type: 'on_call' } });
    goTo('2026-11-27T07:00:00');
    await api.modules.shiftClocks.settle('job-1');
    expect([(await free.read()).status, (await on_call.read()).status]).toEqual(['done', 'done']);
    expect((await free.punches()).done_minutes).toBe(720);
  });

  test('what was planned after it was over waits for the coordination', async () => {
    const { read } = await night({ shift: { starts_on: '2026-11-17' } });
    await api.modules.shiftClocks.settle('job-1');
    expect((await read()).status).toBe('published');
  });
});

describe('by the coordination', () => {
  test('a correction takes a reason, counts instead of the clock, stays beside it, and is told', async () => {
    const { read, punch, punches, correct, noticesOf, doctor } = await night();
    goTo('2026-11-26T20:00:00');
    await punch('in', { distance_meters: 5_000 });
    goTo('2026-11-27T08:00:00');
    expect((await correct({ reason: '' })).status).toBe(422);
    expect((await correct({ version: 1 })).status).toBe(409);
    expect(refusal(await correct({ out_time: '09:00' }))[0]).toBe(422);
    expect((await correct({ in_time: '19:10', out_time: '07:40' })).status).toBe(204);
    expect((await read()).status).toBe('done');
    const { punches: rows, ...rest } = await punches();
    expect(rest).toMatchObject({ done_minutes: 760, divergences: [], may_correct: true, may_miss: false });
    expect(rows.map(({ kind, source, counts }) => [kind, source, counts])).toEqual([
      ['in', 'phone', false],
      ['in', 'manager', true],
      ['out', 'manager', true],
    ]);
    expect(await noticesOf(doctor)).toMatchObject([{ body: expect.stringContaining('Motivo: O celular ficou sem bateria') }]);
  });

  test('an absence is registered from when it began, and a correction takes it back', async () => {
    const { here, id, read, correct, manager, noticesOf, doctor } = await night();
    const miss = async () =>
      api.call(shiftClock.miss, { ...here, id, body: { reason: 'Avisou que não vem', version: (await read()).version } }, { as: manager });
    goTo('2026-11-26T18:59:00');
    expect(refusal(await miss())).toEqual([422, 'Este plantão ainda não começou.']);
    goTo('2026-11-26T19:30:00');
    expect((await miss()).status).toBe(204);
    expect((await read()).status).toBe('missed');
    goTo('2026-11-27T10:00:00');
    expect((await correct({})).status).toBe(204);
    expect((await read()).status).toBe('done');
    expect(await noticesOf(doctor)).toHaveLength(2);
  });

  test('after the day of the review nothing changes any more', async () => {
    const { correct, punch, punches } = await night();
    goTo('2026-12-05T23:00:00');
    expect((await punches()).may_correct).toBe(true);
    goTo('2026-12-06T00:30:00');
    const told = 'A conferência do ponto deste mês terminou no dia 5 do mês seguinte.';
    expect(refusal(await correct({}))).toEqual([422, told]);
    expect(refusal(await punch('in', { kept_at: instant('2026-11-26T19:00:00') }))).toEqual([422, told]);
    expect(await punches()).toMatchObject({ fixed: told, may_correct: false, may_miss: false });
  });

  test('who looks only looks, and of other units nobody sees the clock', async () => {
    const { group, here, id, correct, punch } = await night();
    goTo('2026-11-27T10:00:00');
    await punch('in', { kept_at: instant('2026-11-26T19:00:00') });
    const viewer = await api.make.manager(group, 'viewer');
    expect((await api.call(shiftClock.punches, { ...here, id }, { as: viewer })).status).toBe(200);
    expect((await correct({}, viewer)).status).toBe(403);
    const elsewhere = await api.make.manager(group, 'coordinator');
    await api.sql('update group_managers set unit_ids = $2 where user_id = $1', [elsewhere.id, [987_654]]);
    expect((await api.call(shiftClock.punches, { ...here, id }, { as: elsewhere })).status).toBe(404);
    expect((await correct({}, elsewhere)).status).toBe(404);
  });
});
