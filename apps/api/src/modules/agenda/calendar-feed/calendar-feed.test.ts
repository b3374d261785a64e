import { calendarEvent } from '@esteto/contract/agenda/calendar-event';
import { CALENDAR_FEED, calendarFeed } from '@esteto/contract/agenda/calendar-feed';
import { dutyShift } from '@esteto/contract/duty/duty-shift';
import { MOST_FEEDS } from '@esteto/domain/agenda/calendar-feed/calendar-feed-form';
import { describe, expect, test } from 'vitest';
import type { TestPerson } from '../../../testing/factories.ts';
import { newScene, type Scene } from '../../../testing/scene.ts';
import { testApp } from '../../../testing/test-app.ts';
import { shiftSample as dutyShiftSample, newShift, publishedShift } from '../../duty/duty-shift/duty-shift.examples.ts';
import { newBoleto } from '../../money/boleto/boleto.examples.ts';
import { shiftSample } from '../calendar-event/calendar-event.examples.ts';
import { feedSample, newFeed } from './calendar-feed.examples.ts';

const api = await testApp();

/** What a program gets that knows the link and nothing else. */
const fetched = async (link: string, headers: Record<string, string> = {}) => {
  const { statusCode, body, headers: answered } = await api.app.inject({ url: new URL(link).pathname, headers });
  return { status: statusCode, body, headers: answered };
};

const withEvents = async (scene: Scene, ...changes: object[]) => {
  const add = (change: object) =>
    api.ask(calendarEvent.create, { company_id: scene.company.id, body: shiftSample(change) }, { as: scene.partner });
  for (const change of changes) await add(change);
};
const rows = (scene: Scene, as: TestPerson = scene.partner) => api.ask(calendarFeed.list, { company_id: scene.company.id }, { as });
const titles = (calendar: string): string[] => [...calendar.matchAll(/^SUMMARY:(.*)\r$/gm)].map(([, title = '']) => title);

describe('a link of the calendar', () => {
  test('is told once, answers a calendar to whoever has it, and is nowhere in the database', async () => {
    const scene = await newScene(api);
    await withEvents(scene, { title: 'Plantão' });
    const { link, name } = await newFeed(scene);
    expect([name, link]).toEqual(['Celular', expect.stringMatching(/\/api\/feeds\/[\w-]{43}\.ics$/)]);
    const { status, body, headers } = await fetched(link);
    expect([status, titles(body)]).toEqual([200, ['Plantão']]);
    expect(headers).toMatchObject({ 'content-type': 'text/calendar; charset=utf-8', 'cache-control': 'private, no-cache' });
    expect(body).not.toMatch(/1\.500|R\$|150000(?!Z)/);
    const token = /([\w-]{43})\.ics$/.exec(link)?.[1] ?? '';
    const everywhere = await api.sql(
      'select (select json_agg(f)::text from calendar_feeds f) || (select json_agg(e)::text from events e) as text',
    );
    expect(JSON.stringify(everywhere)).not.toContain(token);
  });

  test('is answered anew only where something has changed', async () => {
    const scene = await newScene(api);
    await withEvents(scene, {});
    const { link } = await newFeed(scene);
    const first = await fetched(link);
    const etag = String(first.headers['etag']);
    api.clock.advance(3_600_000);
    for (const known of [etag, `W/${etag}`, `"outro", ${etag}`]) {
      const again = await fetched(link, { 'if-none-match': known });
      expect([again.status, again.body]).toEqual([304, '']);
    }
    await withEvents(scene, { title: 'Mais um', starts_on: '2026-11-28', ends_on: '2026-11-29' });
    const changed = await fetched(link, { 'if-none-match': etag });
    expect([changed.status, titles(changed.body).length]).toEqual([200, 2]);
  });

  test('says who read it last, and when', async () => {
    const scene = await newScene(api);
    const { link } = await newFeed(scene);
    expect((await rows(scene))[0]).toMatchObject({ last_read_at: null, last_read_by: null });
    await fetched(link, { 'user-agent': 'iOS/18.1 (22B83) dataaccessd/1.0' });
    const [read] = await rows(scene);
    expect(read).toMatchObject({ last_read_at: api.clock.now().toISOString(), last_read_by: 'Apple Calendário' });
    api.clock.advance(60_000);
    await fetched(link, { 'user-agent': 'iOS/18.1 (22B83) dataaccessd/1.0' });
    expect((await rows(scene))[0]?.last_read_at).toBe(read?.last_read_at);
    await fetched(link, { 'user-agent': 'Google-Calendar-Importer' });
    expect((await rows(scene))[0]).toMatchObject({ last_read_at: api.clock.now().toISOString(), last_read_by: 'Google Agenda' });
  });

  test('carries the kinds and the companies that were chosen', async () => {
    const scene = await newScene(api);
    const other = await api.make.company();
    await api.make.join(scene.partner, other);
    await withEvents(scene, { title: 'Plantão' }, { title: 'Aniversário', kind: 'personal', value: null, value_kind: null });
    await api.ask(calendarEvent.create, { company_id: other.id, body: shiftSample({ title: 'Na outra' }) }, { as: scene.partner });
    const carried = async (changes: object) => titles((await fetched((await newFeed(scene, scene.partner, changes)).link)).body).toSorted();
    expect(await carried({})).toEqual(['Aniversário', 'Na outra', 'Plantão']);
    expect(await carried({ kinds: ['personal'] })).toEqual(['Aniversário']);
    expect(await carried({ company_ids: [other.id] })).toEqual(['Na outra']);
    const [row] = (await rows(scene)).filter(({ company_ids }) => company_ids.length > 0);
    expect(row?.company_names).toHaveLength(1);
  });

  test('carries nothing of others, nor of a company that one has left', async () => {
    const scene = await newScene(api);
    const colleague = await api.make.partner(scene.company);
    await api.ask(calendarEvent.create, { company_id: scene.company.id, body: shiftSample({ title: 'De um colega' }) }, { as: colleague });
    await withEvents(scene, { title: 'Meu' });
    const { link } = await newFeed(scene);
    expect(titles((await fetched(link)).body)).toEqual(['Meu']);
    await api.sql('update memberships set is_active = false where user_id = $1', [scene.partner.id]);
    expect(titles((await fetched(link)).body)).toEqual([]);
    await api.sql('update users set is_active = false where id = $1', [scene.partner.id]);
    expect((await fetched(link)).status).toBe(404);
  });

  test('brings what falls due with the kinds that name it, of companies of one’s own', async () => {
    const scene = await newScene(api);
    await newBoleto(scene, { due_date: '2026-12-10' });
    const foreign = await newScene(api);
    await newBoleto(foreign, { due_date: '2026-12-11' });
    const { body } = await fetched((await newFeed(scene)).link);
    expect(titles(body)).toHaveLength(1);
    expect(body).toContain('DTSTART;VALUE=DATE:20261210\r\n');
    expect(body).toContain('TRANSP:TRANSPARENT\r\n');
    expect(titles((await fetched((await newFeed(scene, scene.partner, { kinds: ['shift'] })).link)).body)).toEqual([]);
  });

  test('tells what was taken out as cancelled, under its own name', async () => {
    const scene = await newScene(api);
    const at = { company_id: scene.company.id };
    const event = await api.ask(calendarEvent.create, { ...at, body: shiftSample() }, { as: scene.partner });
    const { link } = await newFeed(scene);
    const uid = /^UID:(.*)\r$/m.exec((await fetched(link)).body)?.[1];
    await api.ask(calendarEvent.remove, { ...at, id: event.id, part: null, occurrence_on: null }, { as: scene.partner });
    const { body } = await fetched(link);
    expect(body).toContain(`UID:${uid}\r\n`);
    expect(body).toContain('STATUS:CANCELLED\r\n');
  });
});

describe('shifts that groups published', () => {
  test('are off for whom they were taken from, whoever has them now, and on again where they come back', async () => {
    const scene = await newScene(api);
    const { partner, group, manager } = scene;
    const { id, unit_id } = await publishedShift(scene, partner, { starts_on: '2027-03-05' });
    const { link } = await newFeed(scene);
    const give = async (professional_id: number | null) => {
      const { version } = await api.ask(dutyShift.detail, { group_id: group.id, id }, { as: manager });
      const shift = dutyShiftSample(unit_id, { starts_on: '2027-03-05', professional_id });
      const body = { kind: 'change' as const, changes: [{ id, version, shift }], reason: 'Escala' };
      await api.ask(dutyShift.step, { group_id: group.id, body }, { as: manager });
      return (await fetched(link)).body;
    };
    const off = await give(null);
    expect(off).toContain(`UID:plantao-${id}@esteto\r\n`);
    expect(off).toContain('STATUS:CANCELLED\r\n');
    const on = await give(partner.id);
    expect(on).toContain(`UID:plantao-${id}@esteto\r\n`);
    expect(on).not.toContain('STATUS:CANCELLED\r\n');
  });

  test('go out with the kind of shifts, each under its own name with a number that grows, and stay as cancelled', async () => {
    const scene = await newScene(api);
    const { partner } = scene;
    const { id } = await publishedShift(scene, partner, { starts_on: '2027-03-01', starts_at: '19:00', ends_at: '07:00' });
    await newShift(scene, { starts_on: '2027-03-03', professional_id: partner.id });
    const { link } = await newFeed(scene);
    const first = (await fetched(link)).body;
    expect(titles(first)).toEqual([expect.stringMatching(/^Plantão · Hospital /)]);
    expect(first).toContain(`UID:plantao-${id}@esteto\r\n`);
    expect(first).toContain('DTSTART;TZID=America/Sao_Paulo:20270301T190000\r\n');
    expect(first).toContain('DTEND;TZID=America/Sao_Paulo:20270302T070000\r\n');
    expect(titles((await fetched((await newFeed(scene, partner, { kinds: ['personal'] })).link)).body)).toEqual([]);
    const { version } = await api.ask(dutyShift.detail, { group_id: scene.group.id, id }, { as: scene.manager });
    const changes = [{ id, version, shift: null }];
    const step = { group_id: scene.group.id, body: { kind: 'change' as const, changes, reason: 'Fechou' } };
    await api.ask(dutyShift.step, step, { as: scene.manager });
    const after = (await fetched(link)).body;
    expect(after).toContain(`UID:plantao-${id}@esteto\r\n`);
    expect(after).toContain('STATUS:CANCELLED\r\n');
    const sequence = (text: string) => Number(/^SEQUENCE:(\d+)\r$/m.exec(text)?.[1]);
    expect(sequence(after)).toBeGreaterThan(sequence(first));
  });

  test('go out to their professional only, by the hour of São Paulo, and not once Doc Plantão is closed or no company is theirs', async () => {
    const scene = await newScene(api);
    const { partner, group, company } = scene;
    await api.sql("update management_groups set timezone = 'America/Manaus' where id = $1", [group.id]);
    await publishedShift(scene, partner, { starts_on: '2027-03-01', starts_at: '19:00', ends_at: '07:00' });
    const colleague = await api.make.partner(company);
    const { link } = await newFeed(scene);
    expect((await fetched(link)).body).toContain('DTSTART;TZID=America/Sao_Paulo:20270301T200000\r\n');
    expect(titles((await fetched((await newFeed(scene, colleague)).link)).body)).toEqual([]);
    await api.sql("update users set flags = '[]' where id = $1", [partner.id]);
    expect(titles((await fetched(link)).body)).toEqual([]);
    await api.sql(`update users set flags = '["docplantao"]' where id = $1`, [partner.id]);
    expect(titles((await fetched(link)).body)).toHaveLength(1);
    await api.sql('update memberships set is_active = false where user_id = $1', [partner.id]);
    expect(titles((await fetched(link)).body)).toEqual([]);
  });
});

describe('whoever has a link', () => {
  test('loses it when it is changed for another, and for good when it is revoked', async () => {
    const scene = await newScene(api);
    const at = { company_id: scene.company.id };
    const { id, link } = await newFeed(scene);
    const { link: second } = await api.ask(calendarFeed.rotate, { ...at, id }, { as: scene.partner });
    expect([(await fetched(link)).status, (await fetched(second)).status]).toEqual([404, 200]);
    await api.ask(calendarFeed.revoke, { ...at, id }, { as: scene.partner });
    expect((await fetched(second)).status).toBe(404);
    expect(await rows(scene)).toEqual([]);
  });

  test.each(['x.ics', `${'a'.repeat(43)}.ics`, 'a'.repeat(43), '..%2f..%2fhealth', `${'a'.repeat(43)}.ics.ics`])(
    'of none gets the same answer: %s',
    async (token) => {
      const { status, body } = await fetched(`http://x/api/${CALENDAR_FEED}/${token}`);
      expect([status, JSON.parse(body)]).toEqual([404, { message: 'Recurso não encontrado.' }]);
    },
  );
});

describe('a person', () => {
  test('sees and changes only their own links', async () => {
    const scene = await newScene(api);
    const colleague = await api.make.partner(scene.company);
    const { id } = await newFeed(scene);
    const at = { company_id: scene.company.id, id };
    expect(await rows(scene, colleague)).toEqual([]);
    const as = { as: colleague };
    const tried = [
      await api.call(calendarFeed.update, { ...at, body: { ...feedSample(), version: 1 } }, as),
      await api.call(calendarFeed.rotate, at, as),
      await api.call(calendarFeed.revoke, at, as),
    ];
    expect(tried.map(({ status }) => status)).toEqual([404, 404, 404]);
  });

  test('chooses among their own companies, and has only so many links', async () => {
    const scene = await newScene(api);
    const foreign = await newScene(api);
    const create = (changes: object) =>
      api.call(calendarFeed.create, { company_id: scene.company.id, body: feedSample(changes) }, { as: scene.partner });
    expect(await create({ company_ids: [foreign.company.id] })).toMatchObject({
      status: 422,
      body: { errors: { company_ids: ['Escolha só empresas de que você é sócio.'] } },
    });
    for (let made = 0; made < MOST_FEEDS; made += 1) expect((await create({})).status).toBe(200);
    expect(await create({})).toMatchObject({ status: 422, body: { code: 'too_many' } });
  });
});
