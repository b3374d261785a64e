import { inWords, outcomeFor } from '@esteto/contract/testing/access-words';
import { describe, expect, test } from 'vitest';
import { type Caller, createCallers, type Outcome } from './callers.ts';
import { type AnyInput, goodInput, isCallersOwn, type NamedEndpoint } from './examples.ts';
import type { TestApp } from './test-app.ts';
import type { Reply } from './test-calls.ts';
import { watchWrites } from './written.ts';

type Ready = { caller: Caller; input: AnyInput; headers: Record<string, string> };

/** How many callers of each outcome an endpoint is tried by at least. */
const LEAST = 2;

/** `pnpm prove access`: every endpoint as every kind of user, which takes a quarter of an hour. */
const TRIES_ALL = process.env['ESTETO_ALL_CALLERS'] === 'true';

/**
 * Tries these endpoints as the kinds of user there are: what is observed is what is declared, and a refusal writes nothing. Whom a declaration lets in is
 * decided in one place for all endpoints that declare the same: every kind of user is dealt to one of them, and every endpoint gets some of each outcome.
 */
export const proveAccess = async (api: TestApp, endpoints: readonly NamedEndpoint[]): Promise<void> => {
  const everybody = await createCallers(api);
  const writes = await watchWrites(api.sql);
  const alike = Map.groupBy(endpoints, ({ endpoint }) => JSON.stringify(endpoint.who));

  describe.each(endpoints)('$name', (named) => {
    const declared = inWords(named.endpoint.who);
    const same = alike.get(JSON.stringify(named.endpoint.who)) ?? [named];
    const callers = TRIES_ALL ? everybody : dealt(everybody, declared, same.indexOf(named), same.length);

    test(`lets in whom it declares (${declared}) and nobody else`, async () => {
      const expected = Object.fromEntries(callers.map(({ kind, rules }) => [kind, outcomeFor(rules, declared)]));
      const observed = isRead ? await observeReads(expected) : await observeWrites();
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

    const observeWrites = async (): Promise<Record<string, string | number>> => {
      const observed: Record<string, string | number> = {};
      for (const caller of callers) {
        const input = await inputFor(caller);
        const { answer, written } = await watched(caller, input);
        if (answer.status < 300) refused = null;
        observed[caller.kind] = answer.status >= 300 && written.length > 0 ? told(answer, written) : outcomeOf(answer);
      }
      return observed;
    };

    /** An earlier call may have ended the session that is kept: then the caller signs in again, as a person would. */
    const watched = async (caller: Caller, input: AnyInput) => {
      const headers = await caller.headers();
      const sent = await writes.during(() => api.call(named.endpoint, input, { headers }));
      if (sent.answer.status !== 401 || !caller.person) return sent;
      api.forgetSession(caller.person);
      const again = await caller.headers();
      return writes.during(() => api.call(named.endpoint, input, { headers: again }));
    };

    /** Those of one scene ask one after another: who is to be refused under one watch; who is let in may leave a trace. */
    const observeReads = async (expected: Record<string, Outcome>): Promise<Record<string, string | number>> => {
      const observed: Record<string, string | number> = {};
      const together = isCallersOwn(named) ? callers.map((caller) => [caller]) : Map.groupBy(callers, ({ scene }) => scene).values();
      for (const some of together) {
        const ready: Ready[] = [];
        for (const caller of some) ready.push({ caller, input: await inputFor(caller), headers: await caller.headers() });
        const ask = async (isIn: boolean): Promise<void> => {
          for (const { caller, input, headers } of ready.filter((one) => (expected[one.caller.kind] === 'in') === isIn))
            observed[caller.kind] = outcomeOf(await api.call(named.endpoint, input, { headers }));
        };
        const { written } = await writes.during(() => ask(false));
        if (written.length > 0) observed['refused, but this was written'] = written.join(', ');
        await ask(true);
      }
      return observed;
    };
  });
};

/** Callers whose turn it is at this one of so many endpoints, some for each outcome; in the order in which they were made. */
const dealt = (callers: readonly Caller[], declared: string, turn: number, endpoints: number): Caller[] => {
  const chosen = new Set<Caller>();
  for (const some of Map.groupBy(callers, ({ rules }) => outcomeFor(rules, declared)).values()) {
    const count = Math.min(some.length, Math.max(LEAST, Math.ceil(some.length / endpoints)));
    for (let place = 0; place < count; place += 1) chosen.add(some[(turn * count + place) % some.length] as Caller);
  }
  return callers.filter((caller) => chosen.has(caller));
};

const outcomeOf = ({ status, error }: Reply<unknown>): string | number => {
  if (status < 300) return 'in';
  if (error.code === 'read_only') return 'read only';
  return [401, 403, 404].includes(status) ? status : `${status} ${JSON.stringify(error)}`;
};

const told = ({ status }: Reply<unknown>, written: readonly string[]): string => `${status}, but this was written: ${written.join(', ')}`;
