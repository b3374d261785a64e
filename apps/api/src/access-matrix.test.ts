import { inWords, outcomeFor } from '@esteto/contract/testing/access-words';
import { describe, expect, test } from 'vitest';
import { type Caller, createCallers, type Outcome } from './testing/callers.ts';
import { goodInput, namedEndpoints } from './testing/examples.ts';
import { fingerprint } from './testing/fingerprint.ts';
import { testApp } from './testing/test-app.ts';

// Every endpoint of the contract x every kind of user: what is observed is what is declared, and a refusal writes nothing.

const api = await testApp({}, { idle: true });
const callers = await createCallers(api);

describe.each(namedEndpoints)('$name', (named) => {
  const declared = inWords(named.endpoint.who);

  test(`lets in whom it declares (${declared}) and nobody else`, async () => {
    const expected: Record<string, Outcome> = {};
    const observed: Record<string, string | number> = {};
    for (const caller of callers) {
      expected[caller.kind] = outcomeFor(caller.rules, declared);
      observed[caller.kind] = await outcomeOf(caller);
    }
    expect(observed).toEqual(expected);
  });

  const inputs = new Map<Caller['scene'], ReturnType<typeof goodInput>>();
  /** A write gets a record of its own each time; what is only read may be read again. */
  const inputFor = ({ scene, person }: Caller) => {
    const input = (named.endpoint.method === 'GET' && inputs.get(scene)) || goodInput(named, scene, person ?? undefined);
    inputs.set(scene, input);
    return input;
  };

  const outcomeOf = async (caller: Caller): Promise<string | number> => {
    const input = await inputFor(caller);
    const identity = await caller.headers();
    const before = await fingerprint(api.sql);
    const { status, error } = await api.call(named.endpoint, input, { headers: identity });
    if (status < 300) return 'in';
    if ((await fingerprint(api.sql)) !== before) return `${status}, but something was written`;
    if (error.code === 'read_only') return 'read only';
    return [401, 403, 404].includes(status) ? status : `${status} ${JSON.stringify(error)}`;
  };
});

describe('the contract and the server', () => {
  const bound = api.routes.map(({ endpoint }) => endpoint);
  const key = ({ method, path }: { method: string; path: string }) => `${method} ${path}`;

  test('name the same endpoints: each declared one is bound once, and nothing else is', () => {
    const declared = namedEndpoints.map(({ endpoint }) => key(endpoint));
    expect(bound.map(key).toSorted()).toEqual(declared.toSorted());
    expect(new Set(declared).size).toBe(declared.length);
    const objects = new Set(namedEndpoints.map(({ endpoint }) => endpoint));
    expect(bound.filter((endpoint) => !objects.has(endpoint as never))).toEqual([]);
  });

  test('serve nothing beside them but form data, health, readiness, the API page and 404 for all else', () => {
    const declared = bound.map(key);
    const byFormData = bound.filter(({ method, upload }) => upload && method !== 'POST').map(({ path }) => `POST ${path}`);
    const open = routesOf(api.app.printRoutes({ commonPrefix: false })).filter((route) => !/^GET docs| \/api\*?$/.test(route));
    expect(new Set(open)).toEqual(new Set([...declared, ...byFormData, 'GET health', 'GET ready']));
  });
});

/** 'METHOD path' of each line of Fastify's tree of routes, which repeats the paths of neither parents nor HEAD. */
const routesOf = (tree: string): string[] => {
  const parents: string[] = [];
  return tree.split('\n').flatMap((line) => {
    const [, indent, part, methods] = /^([│ ]*)[├└]── (\S+) \(([^)]+)\)/.exec(line) ?? [];
    if (indent === undefined || !part || !methods) return [];
    const depth = indent.length / 4;
    parents.splice(depth, Number.POSITIVE_INFINITY, part);
    const path = parents.join('').replace('/api/', '');
    return methods.split(', ').flatMap((method) => (method === 'HEAD' ? [] : [`${method} ${path}`]));
  });
};
