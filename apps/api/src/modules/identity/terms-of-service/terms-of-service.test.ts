import { client } from '@esteto/contract/billing/client';
import { codedError } from '@esteto/contract/coded-error';
import { unit } from '@esteto/contract/duty/unit';
import { session } from '@esteto/contract/identity/session';
import { termsOfService } from '@esteto/contract/identity/terms-of-service';
import { TERMS_NOT_ACCEPTED } from '@esteto/contract/wire-error';
import { beforeEach, describe, expect, test } from 'vitest';
import { systemActor } from '../../../platform/work/actor.ts';
import type { TestPerson } from '../../../testing/factories.ts';
import { newScene } from '../../../testing/scene.ts';
import { testApp } from '../../../testing/test-app.ts';
import { newDraft, termsSample } from './terms-of-service.examples.ts';

const api = await testApp();
const staff = systemActor('test');
const company = await api.make.company();
const accept = (terms_id: number, as: TestPerson, ip?: string) =>
  api.call(termsOfService.accept, { body: { terms_id } }, { as, ...(ip && { ip }) });
const list = (as: TestPerson) => api.call(client.list, { company_id: company.id }, { as });
const acceptances = ({ id }: TestPerson) =>
  api.sql('select terms_id, accepted_at, ip from terms_acceptances where user_id = $1 order by id', [id]);

/** Each version comes a minute after the one before. */
const publish = async (text: string): Promise<number> => {
  api.clock.advance(60_000);
  return (await api.modules.terms.publishNow(staff, { text })).id;
};

describe('the terms in force', () => {
  test('are those published last, and everybody may read them', async () => {
    await publish('Primeira versão.');
    const id = await publish('Segunda versão.');
    const published_at = api.clock.now().toISOString();
    expect(await api.ask(termsOfService.current, {})).toEqual({
      id,
      text: 'Segunda versão.',
      published_at,
      what_changed: null,
      former_text: 'Primeira versão.',
    });
  });

  test('are not a draft, nor what is published later', async () => {
    const id = await publish('Em vigor.');
    const insert = 'insert into terms_of_service (text, published_at, created_at, updated_at) values ($1, $2, now(), now())';
    await api.sql(insert, ['Rascunho.', null]);
    await api.sql(insert, ['Do futuro.', new Date(api.clock.now().getTime() + 1).toISOString()]);
    expect((await api.ask(termsOfService.current, {})).id).toBe(id);
    await api.sql("delete from terms_of_service where text in ('Rascunho.', 'Do futuro.')");
  });
});

describe('a person who has not accepted them', () => {
  let terms: number;
  let ana: TestPerson;
  beforeEach(async () => {
    terms = await publish('Vale agora.');
    ana = await api.make.partner(company, {}, { owes_terms: true });
  });

  test('may do nothing but read them, accept them, see who they are and leave', async () => {
    const listed = await list(ana);
    expect([listed.status, listed.error]).toEqual([403, { message: TERMS_NOT_ACCEPTED }]);
    expect((await api.call(session.user, {}, { as: ana })).status).toBe(200);
    expect((await api.call(termsOfService.current, {}, { as: ana })).status).toBe(200);
    expect((await api.call(session.logout, {}, { as: await api.signIn(ana) })).status).toBe(204);
  });

  test('goes on once they have, and it is kept when and from where', async () => {
    expect((await accept(terms, ana, '203.0.113.7')).status).toBe(204);
    expect((await list(ana)).status).toBe(200);
    expect(await acceptances(ana)).toEqual([{ terms_id: String(terms), accepted_at: api.clock.now(), ip: '203.0.113.7' }]);
    const events = await api.sql('select action, entity_id from events where actor_user_id = $1', [ana.id]);
    expect(events).toEqual([{ action: 'terms_of_service.accepted', entity_id: String(terms) }]);
  });

  test('accepts once, however often they say so', async () => {
    const answers = await Promise.all([1, 2, 3].map(() => accept(terms, ana)));
    expect(answers.map(({ status }) => status)).toEqual([204, 204, 204]);
    expect(await acceptances(ana)).toHaveLength(1);
    expect(await api.sql('select id from events where actor_user_id = $1', [ana.id])).toHaveLength(1);
  });

  test('does not accept a version that is no longer in force, or none that ever was', async () => {
    const newer = await publish('Mais nova.');
    for (const id of [terms, 987_654_321]) {
      const { status, error } = await accept(id, ana);
      expect([status, error.code]).toEqual([409, 'terms_changed']);
    }
    expect(await acceptances(ana)).toEqual([]);
    expect((await accept(newer, ana)).status).toBe(204);
  });

  test('is asked again when a new version is published', async () => {
    await accept(terms, ana);
    const newer = await publish('Mais nova.');
    expect((await list(ana)).status).toBe(403);
    await accept(newer, ana);
    expect((await list(ana)).status).toBe(200);
    expect(await acceptances(ana)).toHaveLength(2);
  });

  test('may be a manager of shifts just as well', async () => {
    const group = await api.make.group();
    const manager = await api.make.manager(group, 'admin', { owes_terms: true });
    expect((await api.call(unit.list, { group_id: group.id }, { as: manager })).error.message).toBe(TERMS_NOT_ACCEPTED);
  });

  test('confirms their e-mail first', async () => {
    const bruno = await api.make.partner(company, {}, { owes_terms: true, email_verified_at: null });
    expect((await list(bruno)).error.message).toBe('Seu E-mail não foi verificado.');
  });
});

describe('the versions, as staff keep them', () => {
  test('are written as a draft, read beside the one in force, published once and then never changed', async () => {
    const scene = await newScene(api);
    const as = { as: scene.master };
    const former = (await api.ask(termsOfService.current, {})).text;
    const { id, version, status, former_text } = await newDraft(scene);
    expect([status, former_text]).toEqual(['draft', former]);
    expect((await api.call(termsOfService.create, { body: termsSample() }, as)).status).toBe(409);
    const edited = await api.ask(termsOfService.update, { id, body: { ...termsSample(), text: 'Outro texto.', version } }, as);
    api.clock.advance(60_000);
    const published = await api.ask(termsOfService.publish, { id, body: { from: null, version: edited.version } }, as);
    expect(published).toMatchObject({ status: 'in_force', accepted_count: 0 });
    expect(await api.ask(termsOfService.current, {})).toMatchObject({
      id,
      text: 'Outro texto.',
      what_changed: 'Explicamos como cancelar.',
    });
    const late = { ...termsSample(), version: published.version };
    expect((await api.call(termsOfService.update, { id, body: late }, as)).status).toBe(409);
    expect((await api.call(termsOfService.remove, { id }, as)).status).toBe(409);
    expect((await api.call(termsOfService.withdraw, { id }, as)).status).toBe(409);

    const ana = await api.make.partner(company, {}, { owes_terms: true });
    await accept(id, ana, '203.0.113.8');
    const found = async (search: string) => (await api.ask(termsOfService.acceptances, { id, search }, as)).items;
    expect(await found(ana.email)).toMatchObject([{ name: ana.name, email: ana.email, ip: '203.0.113.8' }]);
    expect(await found('ninguém')).toEqual([]);
    await accept(id, await api.make.partner(company, {}, { owes_terms: true }));
    expect((await api.ask(termsOfService.list, {}, as)).items[0]).toMatchObject({ id, status: 'in_force', accepted_count: 2 });
    expect(await api.ask(termsOfService.detail, { id }, as)).toMatchObject({ accepted_count: 2 });
  });

  test('may be published for a day, until then taken back, and bind nobody before it', async () => {
    const scene = await newScene(api);
    const as = { as: scene.master };
    const before = await api.ask(termsOfService.current, {});
    const { id, version } = await newDraft(scene);
    const publish = (from: string, at: number) => api.call(termsOfService.publish, { id, body: { from, version: at } }, as);
    expect((await publish('2026-11-01', version)).error.errors).toEqual({ from: ['Vale a partir de: escolha hoje ou um dia depois.'] });
    expect((await publish('2026-12-01', version)).body).toMatchObject({ status: 'scheduled', published_at: '2026-12-01T03:00:00.000Z' });
    expect((await api.ask(termsOfService.current, {})).id).toBe(before.id);
    expect((await api.call(termsOfService.withdraw, { id }, as)).status).toBe(204);
    expect((await api.ask(termsOfService.detail, { id }, as)).status).toBe('draft');
    expect((await api.call(termsOfService.remove, { id }, as)).status).toBe(204);
  });
});

test('before a first version nobody is asked', async () => {
  await api.sql('truncate terms_of_service cascade');
  const ana = await api.make.partner(company);
  expect((await list(ana)).status).toBe(200);
  expect(await api.call(termsOfService.current, {})).toMatchObject({ status: 404, error: codedError('terms_missing') });
  expect(await accept(1, ana)).toMatchObject({ status: 404, error: codedError('terms_missing') });
});
