import { describe, expect, test } from 'vitest';
import { unitSample } from '../../modules/duty/unit/unit.examples.ts';
import { testApp } from '../../testing/test-app.ts';

const api = await testApp();
const group = await api.make.group();
const admin = await api.make.manager(group);
const url = `/api/admin/manager/units?group_id=${group.id}`;
const good = JSON.stringify(unitSample()).slice(1, -1);
const nested = (depth: number, open: string, close: string) => open.repeat(depth) + close.repeat(depth);
const cursor = (text: string) => Buffer.from(text).toString('base64url');

describe('a body', () => {
  test.each([
    ['cut off', '{"name":', 400],
    ['with __proto__', `{${good},"__proto__":{"is_master":true}}`, 400],
    ['with constructor.prototype', `{${good},"constructor":{"prototype":{"x":1}}}`, 400],
    ['empty', '', 422],
    ['null', 'null', 422],
    ['a list', '[]', 422],
    ['a text', '"x"', 422],
    ['with a constructor', `{${good},"constructor":1}`, 422],
    ['with hasOwnProperty', `{${good},"hasOwnProperty":1}`, 422],
    ['with a NUL', `{${good},"email":"a\\u0000@b.co"}`, 422],
    ['with half a surrogate pair', `{"name":"A\\ud800","code":"X1","type":"hospital"}`, 422],
    ['with 1e309', `{${good},"geofence_radius_meters":1e309}`, 422],
    ['with a date that is none', `{${good},"created_at":"2026-02-29"}`, 422],
    ['10,000 lists deep', `{${good},"cnes":${nested(10_000, '[', ']')}}`, 422],
    ['10,000 objects deep', `{${good},"address":${'{"a":'.repeat(10_000)}1${'}'.repeat(10_000)}}`, 422],
    ['100,000 lists deep', nested(100_000, '[', ']'), 422],
    ['with 50,000 unknown fields', `{${Array.from({ length: 50_000 }, (_, index) => `"x${index}":1`).join()}}`, 422],
    ['of 2 MB', `{"name":"${'a'.repeat(2_000_000)}"}`, 413],
  ])('%s is refused', async (_name, payload, status) => {
    const answer = await api.send({ method: 'POST', url, payload, as: admin, headers: { 'idempotency-key': 'hostile-body' } });
    expect([answer.status, typeof answer.error.message]).toEqual([status, 'string']);
    expect(answer.bytes.length).toBeLessThan(2_000);
    expect(await api.sql('select id from units')).toEqual([]);
  });

  test.each([
    ['text/plain', '{}', 415],
    ['application/x-www-form-urlencoded', 'name=A', 415],
    ['text/html; charset=utf-7', '{}', 415],
    ['nonsense', '{}', 415],
    ['multipart/form-data', 'x', 415],
  ])('of type %s is refused', async (type, payload, status) => {
    const answer = await api.send({ method: 'POST', url, payload, as: admin, headers: { 'content-type': type } });
    expect([answer.status, typeof answer.error.message]).toEqual([status, 'string']);
  });
});

describe('an address', () => {
  const detail = (id: string) => `/api/admin/manager/units/${id}?group_id=${group.id}`;
  const list = (query: string) => `${url}&${query}`;

  test.each([
    ['an id in words', detail('abc'), 422],
    ['an id of zero', detail('0'), 422],
    ['a negative id', detail('-1'), 422],
    ['an id with a fraction', detail('1.5'), 422],
    ['an id past 2^53', detail('9007199254740993'), 422],
    ['the largest id', detail('9007199254740991'), 404],
    ['bytes that are no UTF-8', detail('%ff'), 404],
    ['a parameter of 300 characters', detail('1'.repeat(300)), 422],
    ['a traversal', detail('..%2f..%2fetc%2fpasswd'), 422],
    ['two groups', `${url}&group_id=${group.id + 1}`, 422],
    ['a group in words', '/api/admin/manager/units?group_id=x', 422],
    ['no group', '/api/admin/manager/units', 422],
    ['prototype names', list('__proto__=1&constructor=2&toString=3'), 422],
    ['a filter twice', list('search=a&search=b'), 422],
    ['a filter with a NUL', list('search=%00'), 422],
    ['a filter with half a percent sign', list('search=%'), 200],
    ['a filter with wildcards', list('search=%25_%5c'), 200],
    ['a filter with quotes', list("search=';drop table units;--"), 200],
    ['no number as limit', list('limit=abc'), 422],
    ['a limit past the largest', list('limit=101'), 422],
    ['1e309 as limit', list('limit=1e309'), 422],
    ['an order nobody offers', list('sort=search_key'), 422],
    ['no cursor at all', list('after=abc'), 422],
    ['a cursor with a NUL', list(`after=${cursor('["name","a\\u0000",1]')}`), 422],
    ['a cursor of another order', list(`sort=code&after=${cursor('["name","a",1]')}`), 422],
    ['a cursor that is an object', list(`after=${cursor('{"__proto__":1}')}`), 422],
    ['a cursor 10,000 deep', list(`after=${cursor(nested(10_000, '[', ']')).slice(0, 400)}`), 422],
    ['two cursors', list(`after=${cursor('["name","a",1]')}&before=${cursor('["name","a",1]')}`), 422],
  ])('with %s', async (_name, address, status) => {
    const answer = await api.send({ method: 'GET', url: address, as: admin });
    expect(answer.status).toBe(status);
    if (status >= 400) expect(answer.error.message).toMatch(/[a-z]/);
  });
});

test.each([
  ['authorization', 'Bearer'],
  ['authorization', `Bearer ${'a'.repeat(5_000)}`],
  ['authorization', 'Basic YTpi'],
  ['cookie', '__Host-esteto_session=%00; __Host-esteto_session=2'],
  ['cookie', ';;;=;'],
  ['x-forwarded-for', '1.2.3.4'],
  ['user-agent', 'ÿ'.repeat(2_000)],
  ['idempotency-key', 'x'],
])('the header %s: %s is no way in and no way to break', async (name, value) => {
  const answer = await api.send({ method: 'GET', url, headers: { [name]: value } });
  expect(answer.status).toBe(401);
});
