import { company } from '@esteto/contract/company/company';
import { unit, unitDetail, unitRow } from '@esteto/contract/duty/unit';
import { session } from '@esteto/contract/identity/session';
import { SESSION_EXPIRED, TOO_MANY_ACTIONS } from '@esteto/contract/wire-error';
import { describe, expect, test } from 'vitest';
import { unitSample } from '../../modules/duty/unit/unit.examples.ts';
import { testApp } from '../../testing/test-app.ts';
import type { CallOptions } from '../../testing/test-calls.ts';

const api = await testApp();
const group = await api.make.group();
const admin = await api.make.manager(group);
const viewer = await api.make.manager(group, 'viewer');
const url = `/api/admin/manager/units?group_id=${group.id}`;
const doctor = await api.make.person({});

describe('the order of refusals', () => {
  const bad = { nobody_knows: 1 };

  test.each([
    ['who is calling comes first', null, { group_id: 0, body: bad }, 401],
    ['then the scope, which says what is asked', admin, { body: bad }, 422],
    ['then what the person may', viewer, { group_id: group.id, body: bad }, 403],
    ['a foreign scope is told before the body is judged', admin, { group_id: 999_999, body: bad }, 404],
    ['then the body', admin, { group_id: group.id, body: bad }, 422],
  ])('%s', async (_rule, as, input, status) => {
    expect((await api.call(unit.create, input as object, { as })).status).toBe(status);
  });
});

describe('a body that is refused', () => {
  test('names each field with its Portuguese messages, nested ones by path', async () => {
    const body = { code: 'H1', type: 'castle', address: { cep: '123', state: 'XX' }, geofence_radius_meters: 1.5 };
    const { status, error } = await api.send({ method: 'POST', url, payload: body, as: admin });
    expect(status).toBe(422);
    expect(error).toEqual({
      message: expect.any(String),
      errors: {
        name: ['Preencha o campo Nome.'],
        type: ['Escolha uma das opções de Tipo.'],
        'address.cep': ['CEP inválido'],
        'address.state': ['Escolha uma das opções de UF.'],
        geofence_radius_meters: ['Raio do ponto (metros): use um número inteiro.'],
      },
    });
    expect(Object.values(error.errors ?? {})[0]?.[0]).toBe(error.message);
  });

  test.each(['id', 'group_id', 'version', 'search_key', 'deleted_at', 'created_by', 'anything'])('has no field %s', async (field) => {
    const before = await api.sql('select * from units');
    const { status, error } = await api.send({ method: 'POST', url, payload: { ...unitSample(), [field]: 1 }, as: admin });
    expect([status, error.message]).toEqual([422, `Há campos que não são aceitos aqui: ${field}.`]);
    expect(await api.sql('select * from units')).toEqual(before);
  });

  test.each([
    ['a list', unit.list, `${url}&page=2`],
    ['an endpoint without query', session.user, '/api/user?page=2'],
    ['one company list', company.mine, '/api/companies?company_id=1'],
  ])('a query parameter nobody declared is refused: %s', async (_name, endpoint, address) => {
    const as = endpoint === company.mine ? doctor : admin;
    expect((await api.send({ method: 'GET', url: address, as })).status).toBe(422);
  });
});

describe('an answer', () => {
  test('holds what its schema names, and no other column', async () => {
    const made = await api.ask(unit.create, { group_id: group.id, body: unitSample() }, { as: admin });
    const fieldsOf = (schema: object) => Object.keys((schema as { fields: object }).fields).toSorted();
    const read = await api.ask(unit.detail, { group_id: group.id, id: made.id }, { as: admin });
    const [listed] = (await api.ask(unit.list, { group_id: group.id }, { as: admin })).items;
    for (const [body, schema] of [
      [made, unitDetail],
      [read, unitDetail],
      [listed, unitRow],
    ] as const) {
      expect(Object.keys(body ?? {}).toSorted()).toEqual(fieldsOf(schema));
      expect(body).not.toHaveProperty('search_key');
    }
  });

  test('of a refusal is never more than a message', async () => {
    expect((await api.call(unit.list, { group_id: group.id })).error).toEqual({ message: SESSION_EXPIRED });
    for (const url of ['/api/nowhere', '/api', '/api/', 'http://x/api/nowhere'])
      expect(await api.send({ method: 'GET', url })).toMatchObject({
        status: 404,
        error: { message: 'Recurso não encontrado.' },
        headers: { 'cache-control': 'no-store', 'content-type': 'application/json; charset=utf-8' },
      });
    expect((await api.send({ method: 'PATCH', url, as: admin })).status).toBe(404);
  });

  test('without content is 204', async () => {
    const { status, bytes } = await api.call(session.logout, {}, { as: await api.signIn(admin) });
    expect([status, bytes.length]).toEqual([204, 0]);
  });
});

describe('of calls in a minute', () => {
  const called = async (times: number, options: CallOptions) => {
    for (let count = 0; count < times; count += 1) await api.call(session.user, {}, options);
    return api.call(session.user, {}, options);
  };

  test('an address without a session has 600, and nobody else is slowed down', async () => {
    const ip = '192.0.2.1';
    const { status, error, headers } = await called(600, { ip });
    expect(status).toBe(429);
    expect(error).toEqual({ message: TOO_MANY_ACTIONS });
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    expect((await api.call(session.user, {}, { ip: '192.0.2.2' })).status).toBe(401);
    expect((await api.send({ method: 'GET', url: '/', ip })).status).toBe(404);
    expect((await api.send({ method: 'GET', url: '/api/nowhere', ip })).status).toBe(429);
    expect((await api.send({ method: 'GET', url: '/api/health', ip })).status).toBe(200);
    expect((await api.call(session.user, {}, { ip, as: viewer })).status).toBe(200);
  });

  test('an office of many people behind one address has 600 for each of them', async () => {
    const ip = '192.0.2.3';
    expect((await called(599, { ip, as: admin })).status).toBe(200);
    expect((await called(0, { ip, as: admin })).status).toBe(429);
    expect((await called(99, { ip, as: viewer })).status).toBe(200);
  });

  test.each(['/%61pi/user', 'http://anywhere.example/api/user', '/api/user?x=%61'])(
    '%s counts like any other way to write it',
    async (url) => {
      const ip = `192.0.2.${100 + url.length}`;
      const send = () => api.send({ method: 'GET', url, ip });
      for (let count = 0; count < 600; count += 1) await send();
      expect(await send()).toMatchObject({ status: 429, headers: { 'cache-control': 'no-store' } });
    },
  );
});
