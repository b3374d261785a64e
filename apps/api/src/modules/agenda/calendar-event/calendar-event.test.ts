import { calendarEvent } from '@esteto/contract/agenda/calendar-event';
import { notice } from '@esteto/contract/office/notice';
import { addDays, inSaoPaulo } from '@esteto/domain/shared/date/date';
import { describe, expect, test } from 'vitest';
import { granted } from '../../../testing/factories.ts';
import { newScene } from '../../../testing/scene.ts';
import { testApp } from '../../../testing/test-app.ts';
import { newClient } from '../../billing/client/client.examples.ts';
import { newShift, publishedShift } from '../../duty/duty-shift/duty-shift.examples.ts';
import { scaleSample, shiftSample } from './calendar-event.examples.ts';

const api = await testApp();

const newCalendar = async () => {
  const scene = await newScene(api);
  const at = { company_id: scene.company.id };
  const as = { as: scene.partner };
  const create = (changes: object = {}) => api.ask(calendarEvent.create, { ...at, body: shiftSample(changes) }, as);
  const days = async (from = '2026-11-01', to = '2026-12-31', by = as) =>
    (await api.ask(calendarEvent.within, { ...at, from, to }, by)).map((entry) => `${entry.starts_on} ${entry.title}`);
  /** What the form would send back of a day, with what is changed. */
  const update = async (id: number, changes: object, occurrence_on?: string) => {
    const { kind, title, starts_on, starts_at, ends_on, ends_at, all_day, place, value, value_kind, visibility, version, ...rest } =
      await api.ask(calendarEvent.detail, { ...at, id, occurrence_on }, as);
    const { repeats, repeat_interval, repeat_weekdays, repeat_month_by, repeat_until, repeat_count } = rest;
    const repetition = { repeats, repeat_interval, repeat_weekdays, repeat_month_by, repeat_until, repeat_count };
    const form = { kind, title, starts_on, starts_at, ends_on, ends_at, all_day, place, value, value_kind, visibility };
    return api.ask(
      calendarEvent.update,
      { ...at, id, body: { ...form, ...repetition, ...changes, version, occurrence_on: occurrence_on ?? null } },
      as,
    );
  };
  return { scene, at, as, create, days, update };
};

const MONDAYS = { starts_on: '2026-11-02', ends_on: '2026-11-03', repeats: 'weekly', repeat_weekdays: ['MO'], repeat_until: '2026-11-30' };

describe('an event', () => {
  test('over midnight is one, on both of its days', async () => {
    const { create, days } = await newCalendar();
    await create();
    expect(await days('2026-11-26', '2026-11-26')).toEqual(['2026-11-26 Plantão na Santa Casa']);
    expect(await days('2026-11-27', '2026-11-27')).toEqual(['2026-11-26 Plantão na Santa Casa']);
    expect(await days('2026-11-28', '2026-11-28')).toEqual([]);
  });

  test('of whole days has no hours, whatever was in the form before', async () => {
    const { at, as, create } = await newCalendar();
    await create({ all_day: true, kind: 'meeting', value: null, value_kind: null });
    const [entry] = await api.ask(calendarEvent.within, { ...at, from: '2026-11-26', to: '2026-11-26' }, as);
    expect(entry).toMatchObject({ starts_at: null, ends_at: null, ends_on: '2026-11-27' });
  });

  test('says what it is worth by its hours, and how far it is paid', async () => {
    const { at, as, create } = await newCalendar();
    const { id, version } = await create({ starts_on: '2026-11-18', ends_on: '2026-11-19', value: 15_000, value_kind: 'per_hour' });
    const read = async () => (await api.ask(calendarEvent.within, { ...at, from: '2026-11-01', to: '2026-11-30' }, as))[0];
    expect(await read()).toMatchObject({ value: 180_000, money: 'to_invoice' });
    await api.ask(calendarEvent.receive, { ...at, id, body: { paid_on: '2026-11-20', version } }, as);
    expect(await read()).toMatchObject({ money: 'received' });
  });

  test('that one keeps to oneself is nobody else’s, and of another company only one’s own', async () => {
    const { scene, create, days } = await newCalendar();
    await create({ title: 'Terapia', kind: 'personal', value: null, value_kind: null, visibility: 'private' });
    await create({ title: 'Plantão' });
    const secretary = await api.make.employee(scene.company, [granted('calendar', 'view')]);
    expect(await days('2026-11-01', '2026-11-30', { as: secretary })).toEqual(['2026-11-26 Plantão']);

    const other = await api.make.company();
    await api.make.join(scene.partner, other);
    const elsewhere = await api.ask(
      calendarEvent.within,
      { company_id: other.id, from: '2026-11-01', to: '2026-11-30' },
      { as: scene.partner },
    );
    expect(elsewhere.map(({ title, mine }) => [title, mine])).toEqual(
      expect.arrayContaining([
        ['Terapia', true],
        ['Plantão', true],
      ]),
    );
    expect(elsewhere.every(({ company_name }) => company_name !== null)).toBe(true);
  });

  test('knows no client of another company', async () => {
    const { at, as } = await newCalendar();
    const foreign = await newClient(await newScene(api));
    const body = shiftSample({ client_id: foreign.id });
    expect((await api.call(calendarEvent.create, { ...at, body }, as)).status).toBe(404);
  });
});

describe('a series', () => {
  test('is stored as a rule and read for a window', async () => {
    const { create, days } = await newCalendar();
    await create(MONDAYS);
    expect(await api.sql("select rrule from calendar_events where title = 'Plantão na Santa Casa' order by id desc limit 1")).toEqual([
      { rrule: 'FREQ=WEEKLY;BYDAY=MO;UNTIL=20261130' },
    ]);
    expect(await days()).toEqual(['02', '09', '16', '23', '30'].map((day) => `2026-11-${day} Plantão na Santa Casa`));
  });

  test('a year of a daily one is read by one statement', async () => {
    const { at, as, create } = await newCalendar();
    await create({ starts_on: '2026-01-01', ends_on: '2026-01-02', repeats: 'daily' });
    const statements = await api.statementsOf(async () => {
      const year = await api.ask(calendarEvent.within, { ...at, from: '2026-01-01', to: '2026-12-31' }, as);
      expect(year).toHaveLength(365);
    });
    expect(statements.filter((text) => text.includes('calendar_events'))).toHaveLength(1);
  });

  test('a day of it changes alone, and the others stay', async () => {
    const { create, days, update } = await newCalendar();
    const { id } = await create(MONDAYS);
    await update(id, { title: 'Trocado', starts_on: '2026-11-17', ends_on: '2026-11-18', part: 'this' }, '2026-11-16');
    expect(await days()).toEqual([
      '2026-11-02 Plantão na Santa Casa',
      '2026-11-09 Plantão na Santa Casa',
      '2026-11-17 Trocado',
      '2026-11-23 Plantão na Santa Casa',
      '2026-11-30 Plantão na Santa Casa',
    ]);
    // A window that does not show the changed day does not show its former one either.
    expect(await days('2026-11-16', '2026-11-16')).toEqual([]);
  });

  test('a day of it that is kept to oneself, or is another thing, is gone for everybody, and in the report', async () => {
    const { scene, at, as, create, days, update } = await newCalendar();
    const { id } = await create(MONDAYS);
    await update(id, { title: 'Meu', visibility: 'private', kind: 'personal', value: null, value_kind: null, part: 'this' }, '2026-11-09');
    const secretary = await api.make.employee(scene.company, [granted('calendar', 'view')]);
    expect(await days('2026-11-09', '2026-11-09', { as: secretary })).toEqual([]);
    expect(await days('2026-11-09', '2026-11-09')).toEqual(['2026-11-09 Meu']);
    const report = await api.ask(calendarEvent.report, { ...at, from: '2026-11-01', to: '2026-11-30' }, as);
    expect(report.map(({ starts_on }) => starts_on)).toEqual(['2026-11-02', '2026-11-16', '2026-11-23', '2026-11-30']);
  });

  test('this one and those after it are a series of their own; what was changed before keeps its change', async () => {
    const { create, days, update } = await newCalendar();
    const { id } = await create(MONDAYS);
    await update(id, { title: 'Trocado', part: 'this' }, '2026-11-30');
    const after = await update(id, { title: 'UPA', part: 'this_and_next' }, '2026-11-16');
    expect(after.id).not.toBe(id);
    expect(await days()).toEqual([
      '2026-11-02 Plantão na Santa Casa',
      '2026-11-09 Plantão na Santa Casa',
      '2026-11-16 UPA',
      '2026-11-23 UPA',
      '2026-11-30 Trocado',
    ]);
  });

  test('all of it moves with the day that was dragged, and days changed by hand stay once', async () => {
    const { at, as, create, days, update } = await newCalendar();
    const { id } = await create(MONDAYS);
    await update(id, { title: 'Trocado', part: 'this' }, '2026-11-16');
    const { version } = await api.ask(calendarEvent.detail, { ...at, id, occurrence_on: '2026-11-09' }, as);
    const body = {
      starts_on: '2026-11-10',
      starts_at: '07:00',
      ends_on: '2026-11-10',
      ends_at: '19:00',
      part: 'all' as const,
      occurrence_on: '2026-11-09',
      version,
    };
    await api.ask(calendarEvent.reschedule, { ...at, id, body }, as);
    expect(await days()).toEqual([
      '2026-11-03 Plantão na Santa Casa',
      '2026-11-10 Plantão na Santa Casa',
      '2026-11-16 Trocado',
      '2026-11-24 Plantão na Santa Casa',
    ]);
  });

  test('loses a day, those from a day on, or all; what was paid stays', async () => {
    const { at, as, create, days } = await newCalendar();
    const { id } = await create(MONDAYS);
    const remove = (part: 'this' | 'this_and_next' | 'all', occurrence_on: string) =>
      api.call(calendarEvent.remove, { ...at, id, part, occurrence_on }, as);
    const { version } = await api.ask(calendarEvent.detail, { ...at, id, occurrence_on: '2026-11-09' }, as);
    await api.ask(calendarEvent.receive, { ...at, id, body: { paid_on: '2026-11-12', occurrence_on: '2026-11-09', version } }, as);
    await remove('this', '2026-11-02');
    await remove('this_and_next', '2026-11-23');
    expect(await days()).toEqual(['2026-11-09 Plantão na Santa Casa', '2026-11-16 Plantão na Santa Casa']);
    await remove('all', '2026-11-16');
    expect(await days()).toEqual(['2026-11-09 Plantão na Santa Casa']);
    expect((await remove('all', '2026-11-16')).status).toBe(404);
  });

  test('asks what a change is about, and knows only its own days', async () => {
    const { at, as, create } = await newCalendar();
    const { id, version } = await create(MONDAYS);
    const body = { ...shiftSample(), version };
    expect(await api.call(calendarEvent.update, { ...at, id, body }, as)).toMatchObject({
      status: 422,
      error: { errors: { part: [expect.any(String)] } },
    });
    expect((await api.call(calendarEvent.detail, { ...at, id, occurrence_on: '2026-11-03' }, as)).status).toBe(404);
  });

  test('two people who change the same day: one wins, the other is told', async () => {
    const { at, as, create } = await newCalendar();
    const { id, version } = await create(MONDAYS);
    const change = (title: string) =>
      api.call(
        calendarEvent.update,
        { ...at, id, body: { ...shiftSample({ title }), part: 'this' as const, occurrence_on: '2026-11-09', version } },
        as,
      );
    const answers = await Promise.all([change('Um'), change('Outro')]);
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409]);
  });
});

describe('a scale', () => {
  test('is one shift on each of its days, each once', async () => {
    const { at, as, days } = await newCalendar();
    const body = scaleSample({ days: ['2026-11-28', '2026-11-26', '2026-11-26'] });
    expect(await api.ask(calendarEvent.addShifts, { ...at, body }, as)).toEqual({ added: 2 });
    expect(await days()).toEqual(['2026-11-26 Santa Casa', '2026-11-28 Santa Casa']);
  });

  test('is entered once: the same shift on the same day is refused, and nothing of it is added', async () => {
    const { at, as, days } = await newCalendar();
    await api.ask(calendarEvent.addShifts, { ...at, body: scaleSample({ days: ['2026-11-26'] }) }, as);
    const again = await api.call(calendarEvent.addShifts, { ...at, body: scaleSample() }, as);
    expect(again).toMatchObject({ status: 422, error: { errors: { days: ['Dias: este plantão já está na agenda (26/11/2026).'] } } });
    expect(await days()).toEqual(['2026-11-26 Santa Casa']);
    await api.ask(
      calendarEvent.addShifts,
      { ...at, body: scaleSample({ days: ['2026-11-26'], starts_at: '07:00', ends_at: '19:00' }) },
      as,
    );
    expect(await days()).toHaveLength(2);
  });

  test('begins with the last shift at a place', async () => {
    const { at, as } = await newCalendar();
    await api.ask(calendarEvent.addShifts, { ...at, body: scaleSample() }, as);
    await api.ask(
      calendarEvent.addShifts,
      { ...at, body: scaleSample({ place: 'UPA', starts_at: '07:00', ends_at: '19:00', value: 120_000 }) },
      as,
    );
    const places = await api.ask(calendarEvent.places, at, as);
    expect(places.map(({ place, starts_at, value, count }) => [place, starts_at, value, count])).toEqual([
      ['UPA', '07:00', 120_000, 2],
      ['Santa Casa', '19:00', 150_000, 2],
    ]);
  });
});

test('what is at the same time is told, but not what ends as the other begins', async () => {
  const { at, as, create } = await newCalendar();
  const { id } = await create();
  const at19 = { starts_on: '2026-11-26', starts_at: '18:00', ends_on: '2026-11-26', ends_at: '20:00' };
  const conflicts = (query: object) => api.ask(calendarEvent.conflicts, { ...at, ...at19, ...query }, as);
  expect((await conflicts({})).map(({ title }) => title)).toEqual(['Plantão na Santa Casa']);
  expect(await conflicts({ ends_at: '19:00' })).toEqual([]);
  expect(await conflicts({ except_id: id })).toEqual([]);
});

test('a shift that a group published conflicts with what one types, only for whom it is and while Doc Plantão is open', async () => {
  const { scene, at, as } = await newCalendar();
  const { partner, company } = scene;
  const night = { starts_on: '2027-03-01', starts_at: '19:00', ends_at: '07:00' };
  const { id } = await publishedShift(scene, partner, night);
  await newShift(scene, { ...night, starts_on: '2027-03-03', professional_id: partner.id });
  const conflicts = (query: object = {}, by = as) =>
    api.ask(
      calendarEvent.conflicts,
      { ...at, starts_on: '2027-03-02', starts_at: '06:00', ends_on: '2027-03-02', ends_at: '12:00', ...query },
      by,
    );
  expect(await conflicts()).toEqual([
    {
      event_id: null,
      title: expect.stringMatching(/^Plantão em Hospital /),
      starts_on: '2027-03-01',
      starts_at: '19:00',
      ends_on: '2027-03-02',
      ends_at: '07:00',
    },
  ]);
  expect(await conflicts({ starts_at: '07:00' })).toEqual([]);
  expect(await conflicts({ starts_on: '2027-03-03', ends_on: '2027-03-04' })).toEqual([]);
  expect(await conflicts({}, { as: await api.make.partner(company) })).toEqual([]);
  await api.sql("update duty_shifts set status = 'cancelled' where id = $1", [id]);
  expect(await conflicts()).toEqual([]);
  await api.sql("update duty_shifts set status = 'confirmed' where id = $1", [id]);
  await api.sql("update users set flags = '[]' where id = $1", [partner.id]);
  api.forgetSession(partner);
  expect(await conflicts()).toEqual([]);
});

test('holidays are those of where the company is', async () => {
  const { scene, at, as } = await newCalendar();
  await api.sql(
    "insert into holidays (date, name, scope, state, source, created_at, updated_at) values ('2026-11-25', 'Do estado', 'state', 'SP', 'Lei', now(), now()), ('2026-11-26', 'De outro', 'state', 'AC', 'Lei', now(), now())",
  );
  await api.sql(`update companies set address = address || '{"state": "SP"}' where id = $1`, [scene.company.id]);
  const holidays = await api.ask(calendarEvent.holidays, { ...at, from: '2026-11-15', to: '2026-11-30' }, as);
  expect(holidays.map(({ date }) => date)).toEqual(['2026-11-15', '2026-11-20', '2026-11-25']);
});

test('who asked for it is reminded once, of a day of a series too, and nobody else', async () => {
  const { scene, create } = await newCalendar();
  const { date, time } = inSaoPaulo(api.clock.now());
  const hour = String(Number(time.slice(0, 2)) + 1).padStart(2, '0');
  const soon = { starts_on: date, starts_at: `${hour}:${time.slice(3)}`, ends_on: addDays(date, 1), ends_at: '07:00' };
  await create({ ...soon, title: 'Perto', reminders: ['60'], repeats: 'daily' });
  await create({ ...soon, title: 'Sem lembrete' });
  const colleague = await api.make.partner(scene.company);
  const remind = () => api.modules.calendarEvents.remind('test');
  await remind();
  await remind();
  const told = async (as: typeof colleague) =>
    (await api.ask(notice.list, {}, { as })).filter(({ kind }) => kind === 'calendar_event.reminder');
  expect(await told(scene.partner)).toEqual([expect.objectContaining({ title: 'Perto', body: expect.stringMatching(/^hoje, /) })]);
  expect(await told(colleague)).toEqual([]);
});

test('ten thousand events of a year are read as one is: by one statement, and a month is a month', async () => {
  const { scene, at, as } = await newCalendar();
  await api.sql(
    `insert into calendar_events (company_id, user_id, kind, title, starts_on, starts_at, ends_on, ends_at, last_on, visibility, created_at, updated_at)
     select $1, $2, 'appointment', 'Consulta', day, '08:00', day, '09:00', day, 'company', now(), now()
     from (select date '2026-01-01' + (number % 365) as day from generate_series(0, 9999) as number) as days`,
    [scene.company.id, scene.partner.id],
  );
  const read = (from: string, to: string) => api.ask(calendarEvent.within, { ...at, from, to }, as);
  const statements = await api.statementsOf(async () => expect(await read('2026-01-01', '2026-12-31')).toHaveLength(10_000));
  expect(statements.filter((text) => text.includes('calendar_events'))).toHaveLength(1);
  expect((await read('2026-11-01', '2026-11-30')).length).toBeLessThan(900);
});
