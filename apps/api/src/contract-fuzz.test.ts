import { pathParams } from '@esteto/contract/endpoint';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { goodInput, namedEndpoints, rightfulCaller } from './testing/examples.ts';
import { odd, oddText, toJson, valueOf } from './testing/hostile.ts';
import { propertyRuns } from './testing/property-runs.ts';
import { newScene } from './testing/scene.ts';
import { testApp } from './testing/test-app.ts';
import { toRequest } from './testing/test-calls.ts';

// Whatever is sent to whatever endpoint, by somebody who may call it: never a 5xx, never silence, always words that a person reads.

const api = await testApp();
const scene = await newScene(api);

test.each(namedEndpoints)('$name withstands anything', { timeout: 120_000 }, async (named) => {
  const { endpoint } = named;
  const good = await goodInput(named, scene);
  const fields = (schema: unknown): string[] => Object.keys((schema as { fields: object } | undefined)?.fields ?? {});
  const bodyFields = fields(endpoint.body);
  const texts = fc.dictionary(
    fc.constantFrom('limit', 'sort', 'after', 'before', 'search', '__proto__', 'constructor', 'x', ...fields(endpoint.query)),
    oddText,
    { maxKeys: 3 },
  );
  const request = fc.record({
    query: fc.oneof(fc.constant({}), texts),
    params: fc.dictionary(fc.constantFrom('nothing', ...pathParams(endpoint.path)), oddText, { maxKeys: 1 }),
    body: fc.oneof(
      endpoint.body ? valueOf(endpoint.body) : odd,
      fc
        .dictionary(fc.constantFrom('force', '__proto__', 'constructor', ...bodyFields), odd, { minKeys: 1, maxKeys: 3 })
        .map((changes) => ({ ...good.body, ...changes })),
    ),
    file: endpoint.upload ? fc.option(fc.uint8Array({ maxLength: 200 }).map(disguised)) : fc.constant(null),
    key: fc.option(fc.constantFrom('same-key-again', 'x', 'ÿ', 'k'.repeat(500)), { freq: 4 }),
  });

  await fc.assert(
    fc.asyncProperty(request, async ({ query, params, body, file, key }) => {
      const session = await api.signIn(rightfulCaller(named, scene));
      const input = { ...good, ...params, ...query, body: undefined, file: file ? { name: 'a.pdf', bytes: file } : undefined };
      const sent = toRequest(endpoint, input as never);
      const payload = endpoint.method === 'GET' || file ? sent.payload : toJson(body);
      const answer = await api.send({
        ...sent,
        ...(payload !== undefined && { payload }),
        as: session,
        headers: { ...(key && { 'idempotency-key': Buffer.from(key).toString('latin1') }) },
      });
      expect(answer.status).toBeLessThan(500);
      if (answer.status >= 400) expect(answer.error).toMatchObject({ message: expect.stringMatching(/\S/) });
    }),
    { numRuns: propertyRuns() },
  );
  expect((await api.send({ method: 'GET', url: '/api/ready' })).status).toBe(200);
});

/** Bytes that pretend: the signatures of what is taken and of what is not, before anything at all. */
function disguised(bytes: Uint8Array): Uint8Array {
  const heads = [
    '%PDF-1.7\n',
    '<?xml version="1.0"?>',
    '\x89PNG\r\n\x1a\n',
    'PK\x03\x04',
    'MZ',
    '',
    '<svg xmlns="http://www.w3.org/2000/svg">',
  ];
  return Buffer.concat([Buffer.from(heads[(bytes[0] ?? 0) % heads.length] ?? '', 'latin1'), bytes]);
}
