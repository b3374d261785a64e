import { mostOf } from '@esteto/domain/shared/schema/parse';
import { expect, test } from 'vitest';
import type { AnySchema } from 'yup';
import { goodInput, namedEndpoints, rightfulCaller } from '../../testing/examples.ts';
import { newScene } from '../../testing/scene.ts';
import { testApp } from '../../testing/test-app.ts';
import { toRequest } from '../../testing/test-calls.ts';

// 150,000 bad items in 600 kB, in every field of the contract that takes a list: each was judged once, and everybody else waited.

const api = await testApp({}, { idle: true });
const scene = await newScene(api);

type Path = (string | 0)[];

/** Every list that a schema takes, by the way to it; through a list by its first item. */
const listsIn = (schema: unknown, path: Path = []): [Path, AnySchema][] => {
  const { type, fields = {}, innerType } = (schema ?? {}) as { type?: string; fields?: Record<string, unknown>; innerType?: unknown };
  return [
    ...(type === 'array' ? [[path, schema as AnySchema] as [Path, AnySchema]] : []),
    ...Object.entries(fields).flatMap(([name, field]) => listsIn(field, [...path, name])),
    ...(innerType ? listsIn(innerType, [...path, 0]) : []),
  ];
};

const at = (path: Path, value: unknown): unknown =>
  path.reduceRight((inner: unknown, part) => (part === 0 ? [inner] : { [part]: inner }), value);

const lists = namedEndpoints.flatMap((named) =>
  listsIn(named.endpoint.body).map(([path, schema]) => ({ ...named, path, field: path.join('.'), schema })),
);
const tooMany = Array.from({ length: 150_000 }, () => 'x');

test('there are lists', () => {
  expect(lists.length).toBeGreaterThan(20);
});

test.each(lists)('$name: $field is told in one sentence', async ({ name, endpoint, path, field, schema }) => {
  const named = { name, endpoint };
  const good = await goodInput(named, scene);
  const body = { ...good.body, ...(at(path, tooMany) as object) };
  const { payload: _good, ...request } = toRequest(endpoint, { ...good, body } as never);
  const answer = await api.send({ ...request, payload: JSON.stringify(body), as: await api.signIn(rightfulCaller(named, scene)) });
  expect([answer.status, answer.error.errors]).toEqual([422, { [field]: [`${schema.spec.label}: inclua no máximo ${mostOf(schema)}.`] }]);
});
