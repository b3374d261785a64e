import { news } from '@esteto/contract/office/news';
import { notice } from '@esteto/contract/office/notice';
import { plan } from '@esteto/contract/plan/plan';
import { afterEach, describe, expect, test } from 'vitest';
import type { TestPerson } from '../../../testing/factories.ts';
import { testApp } from '../../../testing/test-app.ts';
import { planSample } from '../../plan/plan/plan.examples.ts';
import { newsSample, published } from './news.examples.ts';

const api = await testApp();
const master = await api.make.master();
const as = { as: master };
const DAY = 86_400_000;

const [company, normal] = [await api.make.company(), await api.make.company({ tax_regime: 'normal' })];
const ana = await api.make.partner(company, { is_owner: true });
const carla = await api.make.employee(company);
const bruno = await api.make.partner(normal);
const manager = await api.make.manager(await api.make.group());
const everybody = { ana, carla, bruno, manager, master };

const titlesFor = async (person: TestPerson) => (await api.ask(news.current, {}, { as: person })).map(({ title }) => title);
/** Who sees one with that title. */
const whoSees = async (title: string) => {
  const seen = await Promise.all(Object.entries(everybody).map(async ([name, person]) => ({ name, titles: await titlesFor(person) })));
  return seen.filter(({ titles }) => titles.includes(title)).map(({ name }) => name);
};
const create = (more: object = {}) => api.ask(news.create, { body: newsSample(more) }, as);
const move = (id: number, action: 'schedule' | 'publish' | 'withdraw' | 'end', version: number) =>
  api.call(news.move, { id, body: { action, version } }, as);
const detail = (id: number) => api.ask(news.detail, { id }, as);
const read = async (id: number, person: TestPerson) => (await api.call(news.read, { id }, { as: person })).status;
const later = async (days: number) => {
  api.clock.advance(days * DAY);
  for (const person of Object.values(everybody)) api.forgetSession(person);
  await api.modules.news.followClock(`later-${days}`);
};

afterEach(() => api.sql('truncate news cascade'));

describe('a piece of news', () => {
  test('is a draft that nobody sees, then out for whom it is for', async () => {
    const { id, version, status } = await create({ title: 'Dois', audience: ['doctors', 'managers'] });
    expect([status, await whoSees('Dois')]).toEqual(['draft', []]);
    expect((await move(id, 'publish', version)).status).toBe(204);
    expect(await whoSees('Dois')).toEqual(['ana', 'bruno', 'manager']);
    expect(await detail(id)).toMatchObject({
      status: 'published',
      people_count: 3,
      reads_count: 0,
      published_at: api.clock.now().toISOString(),
    });
  });

  test.each([
    [['doctors'], ['ana', 'bruno']],
    [['employees'], ['carla']],
    [['managers'], ['manager']],
    [['admin'], ['master']],
  ] as const)('for %j is seen by %j', async (audience, names) => {
    await published(api, { title: 'Uma', audience: [...audience] });
    expect(await whoSees('Uma')).toEqual(names);
  });

  test('of a plan or of a regime is for whoever has both in one company; managers are not asked for one', async () => {
    const { id: plan_id } = await api.ask(plan.create, { body: planSample() }, as);
    await api.ask(plan.subscribe, { id: normal.id, body: { plan_id, coupon: null } }, as);
    await published(api, { title: 'Plano', plan_ids: [plan_id] });
    await published(api, { title: 'Regime', tax_regimes: ['simples'] });
    await published(api, { title: 'Ambos', plan_ids: [plan_id], tax_regimes: ['simples'] });
    expect(await whoSees('Plano')).toEqual(['bruno', 'manager', 'master']);
    expect(await whoSees('Regime')).toEqual(['ana', 'carla', 'manager', 'master']);
    expect(await whoSees('Ambos')).toEqual(['manager', 'master']);
  });

  test('is changed and deleted only before people read it', async () => {
    const { id } = await create();
    const update = (version: number) => api.call(news.update, { id, body: { ...newsSample({ title: 'Outro título' }), version } }, as);
    expect((await update(1)).body).toMatchObject({ title: 'Outro título', version: 2 });
    expect((await update(1)).status).toBe(409);
    await move(id, 'publish', 2);
    expect((await update(3)).error?.message).toBe('Esta novidade já foi publicada: o que as pessoas leram não muda.');
    expect((await api.call(news.remove, { id }, as)).status).toBe(422);
    const draft = await create();
    await api.ask(news.remove, { id: draft.id }, as);
    expect((await api.call(news.detail, { id: draft.id }, as)).status).toBe(404);
  });

  test('is found by words without accents, by status and by audience', async () => {
    await create({ title: 'Emissão nova', audience: ['doctors'] });
    const id = await published(api, { title: 'Outra', body: 'Sobre a emissão.', audience: ['managers'] });
    const found = async (query: object) => (await api.ask(news.list, query, as)).items.map(({ title }) => title);
    expect(await found({ search: 'emissao' })).toHaveLength(2);
    expect(await found({ search: 'EMISSÃO', audience: 'managers' })).toEqual(['Outra']);
    expect(await found({ status: 'draft' })).toEqual(['Emissão nova']);
    expect(id).toBeGreaterThan(0);
  });
});

describe('the clock', () => {
  const days = (count: number) => new Date(api.clock.now().getTime() + count * DAY).toISOString();

  test('publishes what is scheduled and ends what is over, each step once and told', async () => {
    const { id } = await create({ title: 'Agendada', starts_at: days(1), ends_at: days(3) });
    await move(id, 'schedule', 1);
    const seen: number[] = [];
    for (let day = 0; day < 4; day += 1) {
      await api.modules.news.followClock('again');
      seen.push((await whoSees('Agendada')).length);
      await later(1);
    }
    expect(seen).toEqual([0, 5, 5, 0]);
    const events = await api.sql("select action from events where entity_type = 'news' and entity_id = $1 order by id", [id]);
    expect(events.map(({ action }) => action)).toEqual(['news.created', 'news.scheduled', 'news.published', 'news.ended']);
  });

  test('has nothing to wait for where the day has come', async () => {
    const { id } = await create({ title: 'Já' });
    await move(id, 'schedule', 1);
    expect(await detail(id)).toMatchObject({ status: 'published' });
  });

  test('is forestalled by hand: out before its day, back to a draft, or over before its end', async () => {
    const [early, back] = [await create({ title: 'Cedo', starts_at: days(9), ends_at: days(20) }), await create({ starts_at: days(9) })];
    await move(early.id, 'publish', 1);
    expect(await detail(early.id)).toMatchObject({ status: 'published', starts_at: api.clock.now().toISOString() });
    await move(early.id, 'end', 2);
    expect(await detail(early.id)).toMatchObject({ status: 'ended', ends_at: api.clock.now().toISOString() });
    await move(back.id, 'schedule', 1);
    await move(back.id, 'withdraw', 2);
    await later(10);
    expect(await detail(back.id)).toMatchObject({ status: 'draft' });
    expect((await move(early.id, 'publish', 3)).error).toMatchObject({ code: 'illegal_transition' });
  });
});

describe('whoever it is for', () => {
  test('reads it once; a pinned one stays, and says that it was read', async () => {
    const [plain, pinned] = [await published(api, { title: 'Simples' }), await published(api, { title: 'Fixa', is_pinned: true })];
    expect(await titlesFor(ana)).toEqual(['Fixa', 'Simples']);
    expect([await read(plain, ana), await read(pinned, ana), await read(plain, ana)]).toEqual([204, 204, 204]);
    expect(await api.ask(news.current, {}, { as: ana })).toMatchObject([{ title: 'Fixa', is_read: true }]);
    expect(await titlesFor(carla)).toEqual(['Fixa', 'Simples']);
    expect(await detail(plain)).toMatchObject({ reads_count: 1 });
  });

  test('confirms it where that is asked; the team sees who did, and who has not', async () => {
    const id = await published(api, { audience: ['doctors'], require_ack: true });
    await Promise.all(Array.from({ length: 5 }, () => read(id, ana)));
    const { items } = await api.ask(news.readers, { id }, as);
    const now = api.clock.now().toISOString();
    expect(
      items.toSorted((a, b) => a.id - b.id).map(({ id: person, read_at, acknowledged_at }) => [person, read_at, acknowledged_at]),
    ).toEqual([
      [ana.id, now, now],
      [bruno.id, null, null],
    ]);
    expect((await api.ask(news.readers, { id, search: bruno.name }, as)).items).toHaveLength(1);
  });

  test('is nobody else: for others it does not exist, and one that is not out is for nobody', async () => {
    const id = await published(api, { audience: ['managers'] });
    const { id: draft } = await create();
    expect([await read(id, ana), await read(draft, manager), await read(id, manager)]).toEqual([404, 404, 204]);
  });

  test('finds it in the bell, once, and not as new once it is read', async () => {
    const id = await published(api, { title: 'No sino', body: 'a'.repeat(300), audience: ['doctors', 'managers'] });
    const bell = async (person: TestPerson) => (await api.ask(notice.list, {}, { as: person })).filter(({ title }) => title === 'No sino');
    await expect.poll(async () => (await bell(manager)).length).toBe(1);
    await api.modules.news.tell({ id }, 'again');
    expect(await bell(manager)).toMatchObject([
      { kind: 'news.published', action_url: '/gestao', is_read: false, body: `${'a'.repeat(160)}…` },
    ]);
    expect(await bell(ana)).toMatchObject([{ action_url: '/app' }]);
    expect(await bell(carla)).toEqual([]);
    await read(id, ana);
    expect(await bell(ana)).toMatchObject([{ is_read: true }]);
  });
});
