import { inWords, outcomeFor } from '@esteto/contract/testing/access-words';
import { describe, expect, test } from 'vitest';
import { type Caller, createCallers, type Outcome } from './callers.ts';
import { goodInput, type NamedEndpoint } from './examples.ts';
import type { TestApp } from './test-app.ts';
import { watchWrites } from './written.ts';

/** Tries these endpoints as every kind of user: what is observed is what is declared, and a refusal writes nothing. */
export const proveAccess = async (api: TestApp, endpoints: readonly NamedEndpoint[]): Promise<void> => {
  const callers = await createCallers(api);
  const writes = await watchWrites(api.sql);

  describe.each(endpoints)('$name', (named) => {
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
      const headers = await caller.headers();
      const { answer, written } = await writes.during(() => api.call(named.endpoint, input, { headers }));
      if (answer.status < 300) return 'in';
      if (written.length > 0) return `${answer.status}, but this was written: ${written.join(', ')}`;
      if (answer.error.code === 'read_only') return 'read only';
      return [401, 403, 404].includes(answer.status) ? answer.status : `${answer.status} ${JSON.stringify(answer.error)}`;
    };
  });
};
