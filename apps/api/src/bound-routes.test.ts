import { CALENDAR_FEED } from '@esteto/contract/agenda/calendar-feed';
import { MEDIA_CONTENT, MEDIA_UPLOADS } from '@esteto/contract/office/media-path';
import { describe, expect, test } from 'vitest';
import { namedEndpoints } from './testing/examples.ts';
import { testApp } from './testing/test-app.ts';

const api = await testApp({}, { idle: true });

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

  test('serve nothing beside them but form data, bytes in pieces, health, readiness, the API page and 404 for all else', () => {
    const declared = bound.map(key);
    const byFormData = bound.filter(({ method, upload }) => upload && method !== 'POST').map(({ path }) => `POST ${path}`);
    const pieces = [
      `POST ${MEDIA_UPLOADS}`,
      `PATCH ${MEDIA_UPLOADS}/:upload`,
      `DELETE ${MEDIA_UPLOADS}/:upload`,
      `GET ${MEDIA_CONTENT}/:ticket`,
      `GET ${CALENDAR_FEED}/:token`,
    ];
    const open = routesOf(api.app.printRoutes({ commonPrefix: false })).filter((route) => !/^GET docs| \/api\*?$/.test(route));
    expect(new Set(open)).toEqual(new Set([...declared, ...byFormData, ...pieces, 'GET health', 'GET ready']));
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
