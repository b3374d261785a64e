import { inWords, outcomeFor } from '@esteto/contract/testing/access-words';
import { describe, expect, test } from 'vitest';
import { type Caller, createCallers, type Outcome } from './callers.ts';
import { type AnyInput, goodInput, isCallersOwn, type NamedEndpoint } from './examples.ts';
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

    const isRead = named.endpoint.method === 'GET';
    const read = new Map<Caller['scene'], AnyInput>();
    let refused: { scene: Caller['scene']; input: AnyInput } | null = null;
    /** What is only read may be sent again, unless it is the caller's own; so may a write that was refused without a trace, until another is made ready. */
    const inputFor = async ({ scene, person }: Caller): Promise<AnyInput> => {
      const kept = isRead ? read.get(scene) : refused?.scene === scene ? refused.input : undefined;
      if (kept && !isCallersOwn(named)) return kept;
      const input = await goodInput(named, scene, person ?? undefined);
      if (isRead) read.set(scene, input);
      else refused = { scene, input };
      return input;
    };

    const outcomeOf = async (caller: Caller): Promise<string | number> => {
      const input = await inputFor(caller);
      const headers = await caller.headers();
      const { answer, written } = await writes.during(() => api.call(named.endpoint, input, { headers }));
      if (answer.status < 300) {
        refused = null;
        return 'in';
      }
      if (written.length > 0) return `${answer.status}, but this was written: ${written.join(', ')}`;
      if (answer.error.code === 'read_only') return 'read only';
      return [401, 403, 404].includes(answer.status) ? answer.status : `${answer.status} ${JSON.stringify(answer.error)}`;
    };
  });
};
