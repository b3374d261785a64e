import { autoFill } from '@esteto/contract/duty/auto-fill';
import { dutyShift } from '@esteto/contract/duty/duty-shift';
import { ownRequest } from '@esteto/contract/duty/own-request';
import { scaleTemplate } from '@esteto/contract/duty/scale-template';
import { unit } from '@esteto/contract/duty/unit';
import { DOC_PLANTAO } from '@esteto/domain/duty/accreditation/doc-plantao';
import type { DutyShiftForm } from '@esteto/domain/duty/duty-shift/duty-shift-form';
import { expect, test } from 'vitest';
import type { TestPerson } from '../../../../testing/factories.ts';
import { testApp } from '../../../../testing/test-app.ts';
import { unitSample } from '../../unit/unit.examples.ts';
import { shiftSample } from '../duty-shift.examples.ts';
import { slotSample, templateSample } from '../scale-template/scale-template.examples.ts';

// The clock of the tests stands at 2026-11-24T15:00Z, a Tuesday. The job is run by the tests.

const api = await testApp({}, { idle: true });

const DECEMBER = { from: '2026-12-01', to: '2026-12-31', unit_id: null, with_warnings: false, seed: 1 };

/** A group with a unit and doctors who are accredited in it. */
const place = async (count: number) => {
  const group = await api.make.group();
  const admin = await api.make.manager(group);
  const company = await api.make.company();
  const doctors: TestPerson[] = [];
  for (let index = 0; index < count; index += 1) {
    const doctor = await api.make.partner(company);
    await api.make.accredit(doctor, group, company);
    doctors.push(doctor);
  }
  const here = { group_id: group.id };
  const as = { as: admin };
  const { id: unit_id } = await api.ask(unit.create, { ...here, body: unitSample() }, as);
  const shift = (starts_on: string, given: Partial<DutyShiftForm> = {}) => shiftSample(unit_id, { starts_on, ...given });
  const add = (...shifts: DutyShiftForm[]) =>
    api.ask(
      dutyShift.step,
      { ...here, body: { kind: 'change', changes: shifts.map((one) => ({ id: null, version: null, shift: one })), reason: 'Escala' } },
      as,
    );
  const read = async () => (await api.ask(dutyShift.schedule, { ...here, from: '2026-12-01', to: '2026-12-31' }, as)).shifts;
  const latest = async (who = as) => (await api.ask(autoFill.latest, here, who)).run;
  const start = (given: Partial<typeof DECEMBER> = {}) => api.call(autoFill.start, { ...here, body: { ...DECEMBER, ...given } }, as);
  const proposed = async (given: Partial<typeof DECEMBER> = {}) => {
    expect((await start(given)).status).toBe(200);
    await api.modules.autoFills.run();
    const run = await latest();
    if (!run?.proposal) throw new Error(`no proposal: ${run?.status}`);
    return { id: run.id, ...run.proposal };
  };
  const accept = (id: number, shift_ids: number[], reason: string | null = null) =>
    api.call(autoFill.accept, { ...here, id, body: { shift_ids, reason } }, as);
  return { group, admin, company, doctors, here, as, unit_id, shift, add, read, latest, start, proposed, accept };
};

const days = (count: number) => Array.from({ length: count }, (_, index) => `2026-12-${String(index + 1).padStart(2, '0')}`);

test('whoever asked for a day off is left alone until it is decided, and publishing says so', async () => {
  const { company, doctors, here, as, shift, add, proposed } = await place(1);
  const [ana] = doctors;
  if (!ana) throw new Error('nobody');
  await api.sql('update users set flags = $2::jsonb where id = $1', [ana.id, JSON.stringify([DOC_PLANTAO])]);
  await add(shift('2026-12-02'));
  const body = { starts_on: '2026-12-01', ends_on: '2026-12-03', justification: 'Congresso' };
  await api.ask(ownRequest.askDayOff, { company_id: company.id, id: here.group_id, body }, { as: ana });
  const { filled, left } = await proposed();
  const message = 'Pediu folga neste dia, e o pedido aguarda decisão.';
  expect([filled, left]).toMatchObject([[], [{ relaxation: { findings: [{ rule: 'asked_absence', severity: 'warn', message }] } }]]);

  await add(shift('2026-12-02', { professional_id: ana.id }));
  const window = { from: '2026-12-01', to: '2026-12-31', unit_id: null, sector_id: null };
  const published = await api.call(dutyShift.publish, { ...here, body: { ...window, reason: null } }, as);
  expect(published).toMatchObject({ status: 422, error: { errors: { reason: [`${ana.name}, 02/12/2026: ${message}`] } } });
});

test('a fortnight of nights is spread over three doctors; some of it is accepted in one step, and its undo takes them back', async () => {
  const { shift, add, read, proposed, accept, here, as, latest } = await place(3);
  await add(...days(14).map((day) => shift(day)));
  const { id, filled, left, balance, is_best } = await proposed();
  expect([filled.length, left.length, is_best]).toEqual([14, 0, true]);
  expect(balance.map(({ places }) => places).toSorted((one, other) => one - other)).toEqual([4, 5, 5]);
  expect(filled.every(({ findings, is_open }) => findings.length === 0 && is_open)).toBe(true);

  const some = filled.slice(0, 5).map(({ shift_id }) => shift_id);
  const accepted = await accept(id, some);
  expect(accepted.body).toMatchObject({ filled: 5 });
  const given = (await read()).filter(({ professional_id }) => professional_id !== null);
  expect(given.map((one) => [one.id, one.status])).toEqual(some.map((one) => [one, 'draft']));
  // What was taken over is not any more; the rest still may be, until it is closed.
  expect((await latest())?.proposal?.filled.map(({ is_open }) => is_open)).toEqual(filled.map((_, index) => index >= 5));
  expect((await accept(id, some)).status).toBe(409);
  await api.ask(autoFill.close, { ...here, id }, as);
  const rest = filled.slice(5).map(({ shift_id }) => shift_id);
  expect((await accept(id, rest)).error).toMatchObject({ code: 'proposal_over' });

  await api.ask(dutyShift.undo, { ...here, id: accepted.body.step_id }, as);
  expect((await read()).every(({ professional_id }) => professional_id === null)).toBe(true);
});

test('who had the nights of the last months has fewer of the next, and the proposal says so', async () => {
  const { shift, add, proposed, doctors } = await place(2);
  const [tired, rested] = doctors;
  const past = ['02', '05', '08', '11', '14', '17', '20', '23'].map((day) => shift(`2026-11-${day}`, { professional_id: tired?.id ?? 0 }));
  const calm = ['03', '06', '09', '12', '15', '18', '21', '24'].map((day) =>
    shift(`2026-11-${day}`, { professional_id: rested?.id ?? 0, starts_at: '07:00', ends_at: '19:00' }),
  );
  await add(...past, ...calm);
  await api.sql(`update duty_shifts set status = 'done' where professional_id = any($1)`, [doctors.map(({ id }) => id)]);
  await add(...['08', '10', '12'].map((day) => shift(`2026-12-${day}`)));
  const { filled, balance } = await proposed();
  const names = new Map(balance.map(({ professional_id, name }) => [professional_id, name]));
  expect(filled.map(({ professional_name, reason }) => [professional_name, reason])).toEqual(
    Array.from({ length: 3 }, () => [names.get(rested?.id ?? 0), 'fewer_nights']),
  );
});

test('what nobody can take says why and what would have to give; with warnings allowed it is proposed, and taken over with a reason', async () => {
  const { shift, add, proposed, accept, doctors } = await place(1);
  const [doctor] = doctors;
  await add(
    shift('2026-12-07', { professional_id: doctor?.id ?? 0 }),
    shift('2026-12-08', { starts_at: '13:00', ends_at: '19:00' }),
    shift('2026-12-07', { starts_at: '22:00', ends_at: '02:00' }),
  );
  const { filled, left } = await proposed();
  expect(filled).toEqual([]);
  expect(left.map(({ starts_on, against, relaxation }) => [starts_on, against, relaxation?.findings.map(({ rule }) => rule)])).toEqual([
    ['2026-12-07', [{ rule: 'overlap', people: 1 }], undefined],
    ['2026-12-08', [{ rule: 'rest', people: 1 }], ['rest']],
  ]);

  const more = await proposed({ with_warnings: true, seed: 2 });
  expect(more.filled.map(({ starts_on, findings }) => [starts_on, findings.map(({ rule }) => rule)])).toEqual([['2026-12-08', ['rest']]]);
  const ids = more.filled.map(({ shift_id }) => shift_id);
  expect((await accept(more.id, ids)).error).toMatchObject({ code: 'schedule_warned', errors: { 'shift_ids.0': [expect.any(String)] } });
  expect((await accept(more.id, ids, 'Combinado')).body).toMatchObject({ filled: 1 });
});

test('a place that is open is published to whom it is given, and they are told', async () => {
  const { shift, add, read, proposed, accept, here, as, doctors } = await place(1);
  await add(shift('2026-12-10'));
  const window = { from: '2026-12-01', to: '2026-12-31', unit_id: null, sector_id: null, reason: null };
  await api.ask(dutyShift.publish, { ...here, body: window }, as);
  const { id, filled } = await proposed();
  await accept(
    id,
    filled.map(({ shift_id }) => shift_id),
  );
  expect((await read()).map(({ status, professional_id }) => [status, professional_id])).toEqual([['published', doctors[0]?.id]]);
  expect(await api.sql(`select 1 from notices where user_id = $1 and kind = 'duty_shift.changed'`, [doctors[0]?.id])).toHaveLength(1);
});

test('the default professional of a template is asked first', async () => {
  const { shift, add, proposed, doctors, unit_id, here, as } = await place(3);
  const wanted = doctors[2];
  await add(shift('2026-12-09'));
  const slots = [slotSample('WE', { default_professional_id: wanted?.id ?? 0 })];
  await api.ask(scaleTemplate.create, { ...here, body: templateSample(unit_id, { slots }) }, as);
  const { filled, balance } = await proposed();
  expect(filled.map(({ reason }) => reason)).toEqual(['preferred']);
  expect(balance.find(({ professional_id }) => professional_id === wanted?.id)?.places).toBe(1);
});

test('a place that somebody changed since is shown so, and refused', async () => {
  const { shift, add, read, proposed, accept, here, as, latest } = await place(1);
  await add(shift('2026-12-10'), shift('2026-12-20'));
  const { id, filled } = await proposed();
  const [changed] = await read();
  const edit = { id: changed?.id ?? 0, version: 1, shift: shift('2026-12-11') };
  await api.ask(dutyShift.step, { ...here, body: { kind: 'change', changes: [edit], reason: null } }, as);
  expect((await latest())?.proposal?.filled.map(({ shift_id, is_open }) => [shift_id, is_open])).toEqual(
    expect.arrayContaining([[changed?.id, false]]),
  );
  const all = filled.map(({ shift_id }) => shift_id);
  expect((await accept(id, all)).status).toBe(409);
  expect((await accept(id, [all.find((one) => one !== changed?.id) ?? 0])).status).toBe(200);
});

test('one of a group at a time; it is cancelled while it runs, and asked for again', async () => {
  const { shift, add, start, here, as, latest, proposed } = await place(1);
  expect((await start()).error).toMatchObject({ code: 'nothing_to_fill' });
  await add(shift('2026-12-10'));
  const { body } = await start();
  expect((await latest())?.status).toBe('running');
  expect((await start()).error).toMatchObject({ code: 'auto_fill_running' });
  const running = api.modules.autoFills.run();
  await api.ask(autoFill.cancel, { ...here, id: body.id }, as);
  await running;
  expect(await latest()).toMatchObject({ status: 'cancelled', proposal: null });
  const { id } = await proposed();
  await api.ask(autoFill.close, { ...here, id }, as);
  expect((await latest())?.status).toBe('closed');
});

test('who coordinates some units asks for theirs, and sees nothing of the others', async () => {
  const { group, here, as, shift, add, unit_id, proposed, latest, accept } = await place(1);
  const elsewhere = await api.ask(unit.create, { ...here, body: unitSample() }, as);
  await add(shift('2026-12-10'), shift('2026-12-15', { unit_id: elsewhere.id }));
  const coordinator = { as: await api.make.manager(group, 'coordinator') };
  await api.sql('update group_managers set unit_ids = $2 where user_id = $1', [coordinator.as.id, [unit_id]]);
  const { id, filled } = await proposed();
  expect(filled).toHaveLength(2);
  expect(await latest(coordinator)).toBeNull();
  expect((await api.call(autoFill.close, { ...here, id }, coordinator)).status).toBe(404);
  const foreign = await api.call(autoFill.start, { ...here, body: { ...DECEMBER, unit_id: elsewhere.id } }, coordinator);
  expect(foreign.status).toBe(404);
  await api.ask(autoFill.start, { ...here, body: DECEMBER }, coordinator);
  await api.modules.autoFills.run();
  const own = await latest(coordinator);
  expect(own?.proposal?.filled.map(({ starts_on }) => starts_on)).toEqual(['2026-12-10']);
  expect((await latest())?.id).toBe(own?.id);
  expect((await accept(own?.id ?? 0, [filled.find(({ starts_on }) => starts_on === '2026-12-15')?.shift_id ?? 0])).status).toBe(404);
});
