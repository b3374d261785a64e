import { dutyShift } from '@esteto/contract/duty/duty-shift';
import { hoursStatement } from '@esteto/contract/duty/hours-statement';
import { shiftClock } from '@esteto/contract/duty/shift-clock';
import { unit } from '@esteto/contract/duty/unit';
import { signature } from '@esteto/contract/identity/signature';
import { afterEach, expect, test } from 'vitest';
import type { TestPerson } from '../../../../testing/factories.ts';
import { signingCode } from '../../../../testing/signing-code.ts';
import { testApp } from '../../../../testing/test-app.ts';
import { TEST_NOW } from '../../../../testing/test-clock.ts';
import { unitSample } from '../../unit/unit.examples.ts';
import { shiftSample } from '../duty-shift.examples.ts';

const api = await testApp();
afterEach(() => api.clock.set(TEST_NOW));

const month = '2026-11';
const goTo = (wall: string) => {
  api.clock.set(`${wall}-03:00`);
  // Sessions end within the days that are passed over.
  for (const person of people) api.forgetSession(person);
};
const people = new Set<TestPerson>();
const instant = (wall: string) => new Date(`${wall}-03:00`).toISOString();

/** A group with two units, and two doctors: the first has a night in each, one of them the last of the month; the second has none. */
const november = async () => {
  const group = await api.make.group();
  const manager = await api.make.manager(group);
  const company = await api.make.company();
  const doctor = await api.make.partner(company);
  const other = await api.make.partner(company);
  for (const person of [manager, doctor, other]) people.add(person);
  const here = { group_id: group.id };
  const mine = { company_id: company.id };
  const as = { as: manager };
  for (const one of [doctor, other]) {
    await api.sql(`update users set flags = '["docplantao"]' where id = $1`, [one.id]);
    await api.make.accredit(one, group, company);
  }
  const units = [
    await api.ask(unit.create, { ...here, body: unitSample() }, as),
    await api.ask(unit.create, { ...here, body: unitSample() }, as),
  ];
  const [first = 0, second = 0] = units.map(({ id }) => id);
  const changes = [
    shiftSample(first, { starts_on: '2026-11-25', professional_id: doctor.id }),
    shiftSample(second, { starts_on: '2026-11-30', professional_id: doctor.id }),
  ].map((shift) => ({ id: null, version: null, shift }));
  await api.ask(dutyShift.step, { ...here, body: { kind: 'change', changes, reason: 'Combinado' } }, as);
  const window = { from: '2026-11-01', to: '2026-11-30', unit_id: null, sector_id: null };
  await api.ask(dutyShift.publish, { ...here, body: { ...window, reason: 'Combinado' } }, as);
  const { shifts } = await api.ask(dutyShift.schedule, { ...here, ...window }, as);
  const [one, last] = shifts;
  if (!one || !last) throw new Error('two shifts');
  const work = async (id: number, kind: 'in' | 'out', wall: string) =>
    api.ask(shiftClock.punch, { ...mine, id, body: { kind, kept_at: instant(wall), distance_meters: null } }, { as: doctor });
  const workAll = async () => {
    goTo('2026-12-01T09:00:00');
    await work(one.id, 'in', '2026-11-25T19:00:00');
    await work(one.id, 'out', '2026-11-26T08:00:00');
    await work(last.id, 'in', '2026-11-30T19:00:00');
    await work(last.id, 'out', '2026-12-01T07:00:00');
  };
  const present = (by: TestPerson = manager) =>
    api.call(hoursStatement.present, { ...here, body: { month, professional_ids: [doctor.id] } }, { as: by });
  const detail = () => api.ask(hoursStatement.detail, { ...here, id: doctor.id, month }, as);
  const correct = async () =>
    api.call(
      shiftClock.correct,
      {
        ...here,
        id: one.id,
        body: {
          in_on: '2026-11-25',
          in_time: '19:00',
          out_on: '2026-11-26',
          out_time: '07:00',
          reason: 'Saiu às sete',
          version: (await api.ask(dutyShift.detail, { ...here, id: one.id }, as)).version,
        },
      },
      as,
    );
  return { group, manager, company, doctor, other, here, mine, as, first, workAll, present, detail, correct };
};

const refusal = (answer: { status: number; error?: unknown }) => [answer.status, (answer.error as { message: string }).message];

test('a month is told person by person, its last night whole, and only of the units that one looks after', async () => {
  const { here, as, doctor, group, first, workAll } = await november();
  await workAll();
  const list = { ...here, month };
  expect(await api.ask(hoursStatement.list, list, as)).toEqual([
    {
      id: doctor.id,
      name: doctor.name,
      shifts: 2,
      pending: 0,
      missed: 0,
      diverged: 1,
      planned: 1440,
      done: 1500,
      night: 960,
      weekend: 0,
      holiday: 0,
      balance: 60,
      problem: null,
      changed: false,
      statement: null,
    },
  ]);
  expect(await api.ask(hoursStatement.list, { ...list, unit_id: first }, as)).toMatchObject([{ shifts: 1, balance: 60 }]);
  expect(await api.ask(hoursStatement.list, { ...list, month: '2026-12' }, as)).toEqual([]);
  const coordinator = await api.make.manager(group, 'coordinator');
  await api.sql('update group_managers set unit_ids = $2 where user_id = $1', [coordinator.id, [first]]);
  expect(await api.ask(hoursStatement.list, list, { as: coordinator })).toMatchObject([{ shifts: 1, done: 780 }]);
});

test('it is signed by both sides once it is over and told, and stands as it was; what is not signed yet may be taken back', async () => {
  const { doctor, mine, here, as, workAll, present, detail, correct } = await november();
  goTo('2026-11-30T12:00:00');
  expect(refusal(await present())).toEqual([422, `${doctor.name}: O mês ainda não terminou.`]);
  goTo('2026-12-01T08:00:00');
  expect(refusal(await present())).toEqual([422, `${doctor.name}: 2 plantões ainda não têm o ponto fechado.`]);
  await workAll();
  expect((await present()).status).toBe(204);
  expect((await present()).status).toBe(409);

  // The clock stands while it is signed; taken back, it is corrected and signed again.
  expect(refusal(await correct())[1]).toMatch(/^O espelho deste mês já foi assinado/);
  const { statement: waits } = await detail();
  const taken = { ...here, id: waits?.id ?? 0, body: { reason: 'Saiu às sete, não às oito', version: waits?.version ?? 0 } };
  expect((await api.call(hoursStatement.withdraw, taken, as)).status).toBe(204);
  expect((await correct()).status).toBe(204);
  await present();
  expect(await detail()).toMatchObject({ hours: { done: 1440, balance: 0 }, statement: { status: 'waiting' } });

  const [own] = await api.ask(hoursStatement.own, { ...mine, month }, { as: doctor });
  expect(own?.text).toContain('Saldo: 0:00\n\nAssinado pela coordenação:');
  const id = own?.statement?.id ?? 0;
  await api.ask(hoursStatement.askCode, { ...mine, id }, { as: doctor });
  const code = await signingCode(api, doctor);
  expect((await api.call(hoursStatement.sign, { ...mine, id, body: { code: 'AAAAAA' } }, { as: doctor })).status).toBe(422);
  expect((await api.call(hoursStatement.sign, { ...mine, id, body: { code } }, { as: doctor })).status).toBe(204);
  expect(await detail()).toMatchObject({ statement: { status: 'signed', signed_at: instant('2026-12-01T09:00:00') } });
  expect((await api.call(hoursStatement.askCode, { ...mine, id }, { as: doctor })).status).toBe(409);
  const { statement } = await detail();
  const again = { ...here, id, body: { reason: 'Arrependimento', version: statement?.version ?? 0 } };

  // Whatever becomes of the shifts.
  await api.sql('update duty_shifts set done_minutes = 5 where professional_id = $1', [doctor.id]);
  expect(await detail()).toMatchObject({ hours: { done: 1440 }, changed: true });
  const told = await api.sql(`select title from notices where user_id = $1 and kind = 'duty_shift.hours' order by id`, [doctor.id]);
  expect(told.map(({ title }) => title)).toEqual([
    'Espelho de horas de novembro de 2026',
    'Espelho de horas de novembro de 2026 retirado',
    'Espelho de horas de novembro de 2026',
  ]);
  const [evidence] = await api.sql('select text, cpf, name from signatures where user_id = $1 and signed_at is not null', [doctor.id]);
  expect(evidence?.['text']).toBe(own?.text);

  // Reopened, both sides are told, and the paper stays as it was.
  expect((await api.call(hoursStatement.withdraw, again, as)).status).toBe(204);
  expect(await detail()).toMatchObject({ hours: { done: 10 }, statement: null });
  const [kept] = await api.sql('select text from signatures where user_id = $1 and signed_at is not null', [doctor.id]);
  expect(kept).toEqual({ text: own?.text });
  expect((await present()).status).toBe(204);
});

test('the plan of a month that both sides signed changes once somebody reopened it, of whom everybody hears', async () => {
  const { doctor, other, mine, here, group, as, workAll, present, first, detail } = await november();
  await workAll();
  await present();
  const [own] = await api.ask(hoursStatement.own, { ...mine, month }, { as: doctor });
  const id = own?.statement?.id ?? 0;
  await api.ask(hoursStatement.askCode, { ...mine, id }, { as: doctor });
  await api.ask(hoursStatement.sign, { ...mine, id, body: { code: await signingCode(api, doctor) } }, { as: doctor });
  const add = (professional_id: number) =>
    api.call(
      dutyShift.step,
      {
        ...here,
        body: {
          kind: 'change',
          changes: [{ id: null, version: null, shift: shiftSample(first, { starts_on: '2026-11-28', professional_id }) }],
          reason: 'Faltou',
        },
      },
      as,
    );
  expect((await add(doctor.id)).error.errors).toEqual({
    'changes.0': [`${doctor.name} e a coordenação já assinaram o espelho de novembro de 2026. Para mudar o plano, reabra o mês em Horas.`],
  });
  expect((await add(other.id)).status).toBe(200);
  const coordinator = await api.make.manager(group, 'coordinator');
  const { statement } = await detail();
  await api.ask(hoursStatement.withdraw, { ...here, id, body: { reason: 'Faltou um plantão', version: statement?.version ?? 0 } }, as);
  const told = await api.sql(`select user_id::int as id from notices where dedupe_key = $1 order by id`, [
    `hours-statement-withdrawn-${id}`,
  ]);
  expect(told.map((row) => row['id'])).toEqual([doctor.id, coordinator.id]);
  expect((await add(doctor.id)).status).toBe(200);
});

test('what a doctor signed is read by nobody else of their company', async () => {
  const { doctor, other, mine, workAll, present } = await november();
  await workAll();
  await present();
  const [own] = await api.ask(hoursStatement.own, { ...mine, month }, { as: doctor });
  const id = own?.statement?.id ?? 0;
  await api.ask(hoursStatement.askCode, { ...mine, id }, { as: doctor });
  await api.ask(hoursStatement.sign, { ...mine, id, body: { code: await signingCode(api, doctor) } }, { as: doctor });
  const [signed] = await api.sql<{ id: number }>('select id::int as id from signatures where user_id = $1', [doctor.id]);
  const read = (as: TestPerson) => api.call(signature.read, { ...mine, id: signed?.id ?? 0 }, { as });
  expect((await read(doctor)).status).toBe(200);
  expect((await read(other)).status).toBe(404);
});

test('the file is a preview, then what the coordination signed, then what both did', async () => {
  const { doctor, mine, here, group, as, workAll, present } = await november();
  await workAll();
  const file = () => api.call(hoursStatement.file, { ...here, id: doctor.id, month }, as);
  const own = () => api.call(hoursStatement.ownFile, { ...mine, month, group_id: group.id }, { as: doctor });
  const preview = await file();
  expect(preview.bytes.subarray(0, 5).toString()).toBe('%PDF-');
  await present();
  expect((await file()).bytes.equals(preview.bytes)).toBe(false);
  const [statement] = await api.ask(hoursStatement.own, { ...mine, month }, { as: doctor });
  const id = statement?.statement?.id ?? 0;
  await api.ask(hoursStatement.askCode, { ...mine, id }, { as: doctor });
  await api.ask(hoursStatement.sign, { ...mine, id, body: { code: await signingCode(api, doctor) } }, { as: doctor });
  expect((await file()).bytes.equals((await own()).bytes)).toBe(true);
});

test('nobody signs for others: another doctor finds nothing, a viewer only reads, and who coordinates some units signs none of the others', async () => {
  const { group, here, other, mine, doctor, first, workAll, present } = await november();
  await workAll();
  const viewer = await api.make.manager(group, 'viewer');
  expect((await present(viewer)).status).toBe(403);
  const coordinator = await api.make.manager(group, 'coordinator');
  await api.sql('update group_managers set unit_ids = $2 where user_id = $1', [coordinator.id, [first]]);
  expect(refusal(await present(coordinator))).toEqual([422, `${doctor.name}: Há plantões em unidades que você não coordena.`]);
  await present();
  const [statement] = await api.ask(hoursStatement.own, { ...mine, month }, { as: doctor });
  const id = statement?.statement?.id ?? 0;
  expect(await api.ask(hoursStatement.own, { ...mine, month }, { as: other })).toEqual([]);
  expect((await api.call(hoursStatement.askCode, { ...mine, id }, { as: other })).status).toBe(404);
  // What was signed tells of the other unit, too.
  const file = async (as: TestPerson) => (await api.call(hoursStatement.file, { ...here, id: doctor.id, month }, { as })).bytes;
  expect((await file(coordinator)).equals(await file(viewer))).toBe(false);
  const taken = { ...here, id, body: { reason: 'Não é comigo', version: 1 } };
  expect((await api.call(hoursStatement.withdraw, taken, { as: coordinator })).status).toBe(404);
});
