import type { Access } from '@esteto/domain/identity/permission/access';
import { COMPANY_PERMISSIONS, type Level, STAFF_PERMISSIONS } from '@esteto/domain/identity/permission/permissions';
import { EXPORT_PERMISSION } from '@esteto/domain/office/log/may-export';
import { errorsOf, mostOf } from '@esteto/domain/shared/schema/parse';
import { describe, expect, test } from 'vitest';
import type { AnyObjectSchema, AnySchema } from 'yup';
import { company, staff } from './access.ts';
import { contract, endpoints } from './contract.ts';
import { type Endpoint, get, pathParams, scopeParam } from './endpoint.ts';
import { companySections } from './record-access.ts';

type Fields = Record<string, AnySchema>;
const fieldsOf = (schema: unknown): Fields => (schema as { fields?: Fields } | undefined)?.fields ?? {};

/** Every field name that a schema may hold, at any depth. */
const namesIn = (schema: unknown): string[] => {
  const inner = (schema as { innerType?: unknown } | undefined)?.innerType;
  return [...Object.entries(fieldsOf(schema)).flatMap(([name, field]) => [name, ...namesIn(field)]), ...(inner ? namesIn(inner) : [])];
};

/** Every list that a schema may hold, at any depth, by its path. */
const listsIn = (schema: unknown, path = ''): [string, AnySchema][] => {
  const { innerType, type } = (schema ?? {}) as { innerType?: unknown; type?: string };
  return [
    ...(type === 'array' ? [[path, schema as AnySchema] as [string, AnySchema]] : []),
    ...Object.entries(fieldsOf(schema)).flatMap(([name, field]) => listsIn(field, `${path}.${name}`)),
    ...(innerType ? listsIn(innerType, `${path}[]`) : []),
  ];
};

const named = Object.entries(contract).flatMap(([noun, entries]) =>
  Object.entries(entries).map(([name, endpoint]): [string, Endpoint] => [`${noun}.${name}`, endpoint]),
);

describe.each(named)('%s', (name, endpoint) => {
  test('has a path in English words joined by hyphens, parameters in snake case', () => {
    for (const part of endpoint.path.split('/')) expect(part).toMatch(/^(:[a-z]+(_[a-z]+)*|[a-z\d]+(-[a-z]+)*)$/);
    expect(pathParams(endpoint.path)).toHaveLength(new Set(pathParams(endpoint.path)).size);
  });

  test('says who may, and what it does in one Portuguese sentence', () => {
    expect(endpoint.who.kind).toMatch(/^(anyone|session|app_user|company|partner|employee|staff|master|manager_person|manager)$/);
    expect(endpoint.summary).toMatch(/^[A-ZÀ-Ú].*\.$/);
  });

  test('asks for a permission that can be granted at that level', () => {
    const { who } = endpoint;
    if ((who.kind !== 'company' && who.kind !== 'staff') || !who.permission) return;
    const table: Record<string, { levels: readonly string[] }> = who.kind === 'staff' ? STAFF_PERMISSIONS : COMPANY_PERMISSIONS;
    for (const permission of [who.permission].flat()) expect(table[permission]?.levels).toContain(who.level);
    // A sheet that is only looked at may have to be made first.
    const isOnlyViewed = [who.permission].flat().every((permission) => table[permission]?.levels.join() === 'view');
    expect(who.level === 'view').toBe(endpoint.method === 'GET' || isOnlyViewed);
  });

  test('names its scope once: not again in the path, the query or the body', () => {
    const scope = scopeParam(endpoint.who);
    const elsewhere = [...pathParams(endpoint.path), ...Object.keys(fieldsOf(endpoint.query)), ...Object.keys(fieldsOf(endpoint.body))];
    if (scope) expect(elsewhere).not.toContain(scope);
    expect(new Set(elsewhere.filter((field) => field !== 'version')).size).toBe(elsewhere.filter((field) => field !== 'version').length);
  });

  test('answers no field that must not leave the server', () => {
    const forbidden = /password|hash|secret|search_key|deleted_at|_order$|cookie/;
    expect(namesIn(endpoint.answer).filter((field) => forbidden.test(field))).toEqual([]);
    // They begin a session.
    if (!['session.login', 'invite.enter', 'groupManager.enter', 'accreditationInvite.enter', 'connect.finish'].includes(name))
      expect(namesIn(endpoint.answer)).not.toContain('access_token');
  });

  test('takes no field that the server alone decides', () => {
    const own = ['id', 'created_at', 'updated_at', 'created_by', 'updated_by', 'search_key', 'status'];
    // Staff belong to no company and no group: they say whose record they make. Everybody else's is the scope.
    if (endpoint.who.kind !== 'staff' && endpoint.who.kind !== 'master') own.push('company_id', 'group_id');
    // A master makes masters: whoever else says it is refused by what they say.
    if (!name.startsWith('analyst.')) own.push('is_master');
    expect(Object.keys(fieldsOf(endpoint.body)).filter((field) => own.includes(field))).toEqual([]);
  });

  test('refuses keys that its schemas do not name', () => {
    const schemas = [endpoint.body, endpoint.query].filter((schema) => schema !== undefined) as AnyObjectSchema[];
    const refusals = schemas.map((schema) => Object.values(errorsOf(schema, { nobody_named_this: 1 }) ?? {}).flat());
    expect(refusals.filter((messages) => !messages.includes('Há campos que não são aceitos aqui: nobody_named_this.'))).toEqual([]);
  });

  test('takes no list without an end', () => {
    // Each item is judged: without a most, who sends many stops the server for everybody.
    const lists = [...listsIn(endpoint.body), ...listsIn(endpoint.query)];
    expect(lists.filter(([, list]) => !(Number(mostOf(list)) <= 10_000)).map(([path]) => path)).toEqual([]);
  });

  test('a list is asked for and answered like every list', () => {
    const query = Object.keys(fieldsOf(endpoint.query));
    const answer = Object.keys(fieldsOf(endpoint.answer));
    expect(query.includes('after')).toBe(answer.includes('next'));
    if (!answer.includes('next')) return;
    expect(endpoint.method).toBe('GET');
    expect(query).toEqual(expect.arrayContaining(['limit', 'sort', 'after', 'before']));
    expect(answer.filter((field) => field !== 'sums').toSorted()).toEqual(['items', 'next', 'previous', 'total']);
  });

  test('an update carries the version that the person saw', () => {
    if (endpoint.method !== 'PUT') return;
    expect(Object.keys(fieldsOf(endpoint.body))).toContain('version');
    expect(Object.keys(fieldsOf(endpoint.answer))).toContain('version');
  });
});

/** What lets something be, beside endpoints: sections of a company's record, a list's export, and whether all of a company's notes are seen. */
const ASKED_WITHIN: readonly Access[] = [
  ...Object.values(companySections).map(({ edit }) => edit),
  staff(Object.values(EXPORT_PERMISSION)),
  company('invoices.view_all'),
];

test.each<[Access['kind'], Record<string, { levels: readonly Level[] }>]>([
  ['staff', STAFF_PERMISSIONS],
  ['company', COMPANY_PERMISSIONS],
])('whatever %s may be given is asked by something, at each of its levels', (kind, permissions) => {
  const asked = new Set(
    [...endpoints.map(({ who }): Access => who), ...ASKED_WITHIN].flatMap((who) =>
      who.kind === kind && 'permission' in who ? [who.permission ?? []].flat().map((name) => `${name}:${who.level}`) : [],
    ),
  );
  const given = Object.entries(permissions).flatMap(([name, { levels }]) => levels.map((level) => `${name}:${level}`));
  expect(given.filter((grant) => !asked.has(grant))).toEqual([]);
});

test('no two endpoints share a method and a path', () => {
  const keys = endpoints.map(({ method, path }) => `${method} ${path.replaceAll(/:\w+/g, ':')}`);
  expect(keys).toHaveLength(new Set(keys).size);
});

test('the calls whose paths are fixed keep them', () => {
  const keys = endpoints.map(({ method, path }) => `${method} ${path}`);
  expect(keys).toEqual(
    expect.arrayContaining(['POST login', 'POST logout', 'GET user', 'GET companies', 'GET admin/manager/management-group/clients']),
  );
});

test('an endpoint without who does not compile', () => {
  // @ts-expect-error -- `who` is missing: this line is the proof that the compiler refuses it
  const endpoint = get('somewhere', { summary: 'Sem dono.' });
  expect(endpoint.who).toBeUndefined();
});
