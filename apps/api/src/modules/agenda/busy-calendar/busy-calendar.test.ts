import { busyCalendar } from '@esteto/contract/agenda/busy-calendar';
import { calendarEvent } from '@esteto/contract/agenda/calendar-event';
import { MOST_BUSY_CALENDARS } from '@esteto/domain/agenda/busy-calendar/busy-calendar-limits';
import { describe, expect, test } from 'vitest';
import { OutsideRefused } from '../../../platform/outside/fetch-outside.ts';
import { newScene, type Scene } from '../../../testing/scene.ts';
import { testApp } from '../../../testing/test-app.ts';
import { busyFile, calendarFile, eventLines, newBusyCalendar } from './busy-calendar.examples.ts';
import { busyCalendarService } from './busy-calendar.service.ts';

// Idle: what the job does, the test does itself, with a site of its own.
const api = await testApp({}, { idle: true });

/** The service with a site that answers what the test says. */
const reading = (site: () => Promise<Buffer>) => busyCalendarService({ ...api.deps, fetchCalendar: site });
const answering = (...lines: string[]) => reading(() => Promise.resolve(calendarFile(...lines)));

const link = (scene: Scene, changes: object = {}) =>
  api.ask(
    busyCalendar.create,
    { company_id: scene.company.id, body: { name: 'Google', url: 'https://agenda.com/ana/segredo.ics', ...changes } },
    { as: scene.partner },
  );
const list = (scene: Scene, as = scene.partner) => api.ask(busyCalendar.list, { company_id: scene.company.id }, { as });
const busy = async ({ partner }: Scene, from = '2026-11-01T00:00', to = '2026-12-31T00:00') =>
  (await api.modules.busyCalendars.busyWithin(api.deps.db, partner.id, from, to)).map(
    ({ start_at, end_at, name }) => `${name} ${start_at} ${end_at}`,
  );
const ONE = eventLines('DTSTART:20261126T130000Z', 'DTEND:20261126T150000Z', 'SUMMARY:Reunião secreta');

describe('a file', () => {
  test('leaves the busy times behind, and nothing else of it', async () => {
    const scene = await newScene(api);
    expect(await newBusyCalendar(scene)).toMatchObject({ host: null, times_count: 1, is_waiting: false, problem: null });
    expect(await busy(scene)).toEqual(['Hospital 2026-11-26T10:00 2026-11-26T12:00']);
    expect(await busy(scene, '2026-11-26T12:00', '2026-11-26T14:00')).toEqual([]);
    const kept = await api.sql(
      'select (select json_agg(c)::text from busy_calendars c) || (select json_agg(t)::text from busy_times t) as text',
    );
    expect(JSON.stringify(kept)).not.toContain('secreta');
  });

  test('keeps its person from being booked twice, and nobody else', async () => {
    const scene = await newScene(api);
    await newBusyCalendar(scene);
    const colleague = await api.make.partner(scene.company);
    const at = { company_id: scene.company.id, starts_on: '2026-11-26', ends_on: '2026-11-26', starts_at: '11:00', ends_at: '13:00' };
    const conflicts = (as: typeof colleague, changes: object = {}) => api.ask(calendarEvent.conflicts, { ...at, ...changes }, { as });
    expect(await conflicts(scene.partner)).toEqual([
      {
        event_id: null,
        title: 'Ocupado em Hospital',
        starts_on: '2026-11-26',
        starts_at: '10:00',
        ends_on: '2026-11-26',
        ends_at: '12:00',
      },
    ]);
    expect(await conflicts(scene.partner, { starts_at: '12:00' })).toEqual([]);
    expect(await conflicts(colleague)).toEqual([]);
  });

  test.each<[string, { name: string; bytes: Buffer }, string]>([
    ['is none', { name: 'a.ics', bytes: Buffer.from('nada') }, 'Este tipo de arquivo não é aceito. Envie agenda (.ics).'],
    ['is broken', { name: 'a.ics', bytes: calendarFile('sem dois pontos') }, 'O que está aí não é uma agenda no formato .ics.'],
    [
      'is too large',
      { name: 'a.ics', bytes: Buffer.concat([calendarFile(), Buffer.alloc(5 * 1024 * 1024, ' ')]) },
      'O arquivo é grande demais. O limite é 5 MB.',
    ],
    [
      'never ends',
      {
        name: 'a.ics',
        bytes: calendarFile(...eventLines('DTSTART:19700101T000000Z', 'DTEND:19700101T000001Z', 'RRULE:FREQ=SECONDLY')),
      },
      'A agenda tem eventos que se repetem vezes demais para serem lidos.',
    ],
  ])('that %s is refused beside it, and nothing is kept', async (_name, file, message) => {
    const scene = await newScene(api);
    const at = { company_id: scene.company.id };
    const { status, body } = await api.call(busyCalendar.upload, { ...at, body: { name: 'Hospital' }, file }, { as: scene.partner });
    expect([status, body]).toEqual([422, expect.objectContaining({ errors: { file: [message] } })]);
    expect(await list(scene)).toEqual([]);
  });
});

describe('a link', () => {
  test('waits until it is read, is kept sealed, and each reading takes the place of the former', async () => {
    const scene = await newScene(api);
    const { id } = await link(scene);
    expect(await list(scene)).toMatchObject([{ host: 'agenda.com', is_waiting: true, times_count: 0 }]);
    const kept = await api.sql(
      'select (select json_agg(c)::text from busy_calendars c) || (select json_agg(e)::text from events e) as text',
    );
    expect(JSON.stringify(kept)).not.toContain('segredo');
    await answering(...ONE).read({ id });
    expect(await list(scene)).toMatchObject([{ is_waiting: false, times_count: 1, problem: null }]);
    await answering(...eventLines('DTSTART;VALUE=DATE:20261128')).read({ id });
    expect(await busy(scene)).toEqual(['Google 2026-11-28T00:00 2026-11-29T00:00']);
  });

  test('that fails says why, and keeps what was read before', async () => {
    const scene = await newScene(api);
    const { id } = await link(scene);
    await answering(...ONE).read({ id });
    await reading(() => Promise.reject(new OutsideRefused('unsafe_address'))).read({ id });
    expect(await list(scene)).toMatchObject([
      { times_count: 1, problem: 'O endereço leva a uma rede interna. Use o link público da agenda.' },
    ]);
    expect(await busy(scene)).toHaveLength(1);
    await reading(() => Promise.resolve(Buffer.from('<html>'))).read({ id });
    expect(await list(scene)).toMatchObject([{ problem: 'O que está aí não é uma agenda no formato .ics.' }]);
    await answering(...ONE).read({ id });
    expect(await list(scene)).toMatchObject([{ problem: null }]);
  });

  test('may be read now by who asks, and a file may not', async () => {
    const scene = await newScene(api);
    const at = { company_id: scene.company.id };
    const { id } = await link(scene);
    expect((await api.call(busyCalendar.refresh, { ...at, id }, { as: scene.partner })).status).toBe(200);
    const file = await newBusyCalendar(scene);
    const refused = await api.call(busyCalendar.refresh, { ...at, id: file.id }, { as: scene.partner });
    expect(refused).toMatchObject({ status: 422, body: { code: 'from_file' } });
  });

  test.each(['http://agenda.com/a.ics', 'file:///etc/passwd', 'https://a:b@agenda.com/', 'https://localhost/'])(
    'that may never be read is refused beside it: %s',
    async (url) => {
      const scene = await newScene(api);
      const body = { name: 'Google', url };
      const refused = await api.call(busyCalendar.create, { company_id: scene.company.id, body }, { as: scene.partner });
      expect(refused).toMatchObject({ status: 422, body: { errors: { url: [expect.stringContaining('https://')] } } });
    },
  );
});

describe('a person', () => {
  test('removes a calendar with its times and its link', async () => {
    const scene = await newScene(api);
    const { id } = await link(scene);
    await answering(...ONE).read({ id });
    await api.ask(busyCalendar.remove, { company_id: scene.company.id, id }, { as: scene.partner });
    expect([await list(scene), await busy(scene)]).toEqual([[], []]);
    const [row] = await api.sql('select sealed_url from busy_calendars where id = $1', [id]);
    expect(row).toEqual({ sealed_url: null });
    await answering(...ONE).read({ id });
    expect(await busy(scene)).toEqual([]);
  });

  test('sees and changes only their own', async () => {
    const scene = await newScene(api);
    const colleague = await api.make.partner(scene.company);
    const { id } = await link(scene);
    const at = { company_id: scene.company.id, id };
    expect(await list(scene, colleague)).toEqual([]);
    const tried = [await api.call(busyCalendar.refresh, at, { as: colleague }), await api.call(busyCalendar.remove, at, { as: colleague })];
    expect(tried.map(({ status }) => status)).toEqual([404, 404]);
  });

  test('has only so many', async () => {
    const scene = await newScene(api);
    const add = () =>
      api.call(busyCalendar.upload, { company_id: scene.company.id, body: { name: 'Hospital' }, file: busyFile() }, { as: scene.partner });
    for (let made = 0; made < MOST_BUSY_CALENDARS; made += 1) expect((await add()).status).toBe(200);
    expect(await add()).toMatchObject({ status: 422, body: { code: 'too_many' } });
  });
});
