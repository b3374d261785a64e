import { pathParams } from '@esteto/contract/endpoint';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dealtByNoun, goodInput, type NamedEndpoint, namedEndpoints, rightfulCaller } from './examples.ts';
import { hollowed, hollows, odd, oddText, toJson, valueOf } from './hostile.ts';
import { newScene } from './scene.ts';
import { testApp } from './test-app.ts';
import { toRequest } from './test-calls.ts';

/** So many test files; each has its `part`. */
const FILES = 4;

/** How many requests an endpoint gets and from which seed; `pnpm prove fuzz` takes both from its own arguments. */
const RUNS = {
  numRuns: Number(process.env['ESTETO_FUZZ_COUNT'] ?? 60),
  seed: Number(process.env['ESTETO_FUZZ_SEED'] ?? 20_261_127),
};

/** Whatever is sent to whatever endpoint of these nouns, by somebody who may call it: never a 5xx, never silence, always words that a person reads. */
export const proveFuzz = async (part: 0 | 1 | 2 | 3): Promise<void> => {
  const api = await testApp();
  const scene = await newScene(api);

  test.each(dealtByNoun(namedEndpoints, part, FILES))(
    '$name withstands anything',
    { timeout: Math.max(120_000, RUNS.numRuns * 1000) },
    async (named) => {
      const good = await goodInput(named, scene);
      const person = rightfulCaller(named, scene);
      const first = hollows(good.body ?? {}).map((body): [Sent] => [{ query: {}, params: {}, body, file: null, key: null }]);
      await fc.assert(
        fc.asyncProperty(requestOf(named, good), async ({ query, params, body, file, key }) => {
          const input = { ...good, ...params, ...query, body: undefined, file: file ? { name: 'a.pdf', bytes: file } : undefined };
          const sent = toRequest(named.endpoint, input as never);
          const payload = named.endpoint.method === 'GET' || file ? sent.payload : toJson(body);
          const answer = await api.send({
            ...sent,
            ...(payload !== undefined && { payload }),
            as: person,
            headers: { ...(key && { 'idempotency-key': Buffer.from(key).toString('latin1') }) },
          });
          // Some calls end the caller's session: the next one begins another.
          if (answer.status === 401) api.forgetSession(person);
          expect(answer.status).toBeLessThan(500);
          if (answer.status >= 400) expect(answer.error).toMatchObject({ message: expect.stringMatching(/\S/) });
        }),
        { ...RUNS, examples: first, numRuns: RUNS.numRuns + first.length },
      );
      expect((await api.send({ method: 'GET', url: '/api/ready' })).status).toBe(200);
    },
  );
};

type Sent = {
  query: Record<string, string>;
  params: Record<string, string>;
  body: unknown;
  file: Uint8Array | null;
  key: string | null;
};

/** A request that starts from a good one: odd values, parts left out or emptied at any depth, parameters that nobody asked for. */
const requestOf = ({ endpoint }: NamedEndpoint, good: Awaited<ReturnType<typeof goodInput>>): fc.Arbitrary<Sent> => {
  const fields = (schema: unknown): string[] => Object.keys((schema as { fields: object } | undefined)?.fields ?? {});
  const texts = fc.dictionary(
    fc.constantFrom('limit', 'sort', 'after', 'before', 'search', '__proto__', 'constructor', 'x', ...fields(endpoint.query)),
    oddText,
    { maxKeys: 3 },
  );
  const changed = fc
    .dictionary(fc.constantFrom('force', '__proto__', 'constructor', ...fields(endpoint.body)), odd, { minKeys: 1, maxKeys: 3 })
    .map((changes) => ({ ...good.body, ...changes }));
  return fc.record({
    query: fc.oneof(fc.constant({}), texts),
    params: fc.dictionary(fc.constantFrom('nothing', ...pathParams(endpoint.path)), oddText, { maxKeys: 1 }),
    body: fc.oneof(endpoint.body ? valueOf(endpoint.body) : odd, changed, hollowed(good.body ?? {})),
    file: endpoint.upload ? fc.option(fc.uint8Array({ maxLength: 200 }).map(disguised)) : fc.constant(null),
    key: fc.option(fc.constantFrom('same-key-again', 'x', 'ÿ', 'k'.repeat(500)), { freq: 4 }),
  });
};

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
