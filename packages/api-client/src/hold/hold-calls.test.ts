import { client } from '@esteto/contract/billing/client';
import { session } from '@esteto/contract/identity/session';
import { EMAIL_TO_VERIFY, TERMS_NOT_ACCEPTED } from '@esteto/contract/wire-error';
import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { call, callAtOnce, startApi } from '../api.ts';
import type { Block } from '../error-catalogue.ts';
import type { ApiFailure } from '../failure.ts';
import { type Answer, recordingServer } from '../testing/recording-server.ts';

// The queue on the wire: a real server that refuses until the person has done what it asks.

const server = await recordingServer();
const asked: Block[] = [];
const leave = vi.fn<() => void>();
let answer: (isDone: boolean) => void = () => undefined;
let accepted = false;

const REFUSAL: Answer = { status: 403, body: { message: TERMS_NOT_ACCEPTED } };
const sent = () => server.requests.map(({ url }) => new URL(url, server.origin).pathname.split('/').at(-1));
const create = (name: string, extras: { signal?: AbortSignal; idempotency_key?: string } = {}) =>
  call(client.create, { company_id: 1, body: { name } as never, ...extras });
const names = () => server.requests.map(({ body }) => (JSON.parse(body.toString()) as { name: string }).name);
const outcome = (promise: Promise<unknown>) =>
  promise.then(
    () => 'done',
    (error: ApiFailure) => error.message,
  );
const allRefused = (count: number) => vi.waitFor(() => expect(server.requests).toHaveLength(count), { interval: 2 });

beforeEach(() => {
  server.requests.length = 0;
  asked.length = 0;
  accepted = false;
  leave.mockReset();
  server.answerWith(() => (accepted ? {} : REFUSAL));
  startApi({
    origin: server.origin,
    token: () => 'the-token',
    onFailure: () => undefined,
    hold: {
      leave,
      ask: (block) => {
        asked.push(block);
        return new Promise((resolve) => {
          answer = (isDone) => {
            accepted = isDone;
            resolve(isDone);
          };
        });
      },
    },
  });
});
afterAll(() => server.close());

describe('a call that the terms refuse', () => {
  test('waits, and is made once more with the same body and repeat key', async () => {
    const waiting = outcome(create('Ana', { idempotency_key: 'intent-1' }));
    await vi.waitFor(() => expect(asked).toEqual(['terms']));
    answer(true);
    expect(await waiting).toBe('done');
    const [first, second] = server.requests;
    expect(server.requests).toHaveLength(2);
    expect(second?.body).toEqual(first?.body);
    expect(second?.headers['idempotency-key']).toBe('intent-1');
  });

  test('is given its refusal when the person leaves', async () => {
    const waiting = outcome(create('Ana'));
    await vi.waitFor(() => expect(asked).toEqual(['terms']));
    answer(false);
    expect(await waiting).toBe(TERMS_NOT_ACCEPTED);
    expect(leave).toHaveBeenCalledOnce();
    expect(server.requests).toHaveLength(1);
    expect(await outcome(create('Bia'))).toBe(TERMS_NOT_ACCEPTED);
    expect(asked).toEqual(['terms']);
  });

  test('fifty at once: one question, each made once more, in order, one after the other', async () => {
    let underWay = 0;
    let most = 0;
    server.answerWith(async () => {
      if (!accepted) return REFUSAL;
      underWay += 1;
      most = Math.max(most, underWay);
      await new Promise((resolve) => setTimeout(resolve, 1));
      underWay -= 1;
      return {};
    });
    // One by one, so that the order of the refusals is known.
    const waiting: Promise<string>[] = [];
    for (let count = 1; count <= 50; count += 1) {
      waiting.push(outcome(create(`n${count}`)));
      await allRefused(count);
    }
    await vi.waitFor(() => expect(asked).toEqual(['terms']));
    await new Promise((resolve) => setTimeout(resolve, 20));
    answer(true);
    expect(await Promise.all(waiting)).toEqual(Array.from({ length: 50 }, () => 'done'));
    expect(asked).toEqual(['terms']);
    expect(names().slice(50)).toEqual(Array.from({ length: 50 }, (_, index) => `n${index + 1}`));
    expect(most).toBe(1);
  });

  test('that is refused again for the same reason gets that refusal', async () => {
    server.answerWith(REFUSAL);
    const waiting = outcome(create('Ana'));
    await vi.waitFor(() => expect(asked).toEqual(['terms']));
    answer(true);
    expect(await waiting).toBe(TERMS_NOT_ACCEPTED);
    expect([asked.length, server.requests.length]).toEqual([1, 2]);
  });

  test('that meets another block next asks for that one', async () => {
    server.answerWith((_request, place) => [REFUSAL, { status: 403, body: { message: EMAIL_TO_VERIFY } }, {}][place] ?? {});
    const waiting = outcome(create('Ana'));
    await vi.waitFor(() => expect(asked).toEqual(['terms']));
    answer(true);
    await vi.waitFor(() => expect(asked).toEqual(['terms', 'email']));
    answer(true);
    expect(await waiting).toBe('done');
    expect(server.requests).toHaveLength(3);
  });

  test('that fails otherwise the second time tells that failure', async () => {
    server.answerWith((_request, place) => (place === 0 ? REFUSAL : { status: 404, body: { message: 'Sumiu.' } }));
    const waiting = outcome(create('Ana'));
    await vi.waitFor(() => expect(asked).toEqual(['terms']));
    answer(true);
    expect(await waiting).toBe('Sumiu.');
  });

  test('and is given up while it waits ends at once and is not made again', async () => {
    const controller = new AbortController();
    const given = outcome(create('Ana', { signal: controller.signal }));
    await vi.waitFor(() => expect(asked).toEqual(['terms']));
    const other = outcome(create('Bia'));
    await allRefused(2);
    controller.abort(new Error('given up'));
    expect(await given).toBe('given up');
    await new Promise((resolve) => setTimeout(resolve, 20));
    answer(true);
    expect(await other).toBe('done');
    expect(names()).toEqual(['Ana', 'Bia', 'Bia']);
  });

  test('and is given up while it is made again lets the next one go', async () => {
    const controller = new AbortController();
    let started: () => void = () => undefined;
    const replayed = new Promise<void>((resolve) => {
      started = resolve;
    });
    server.answerWith(async ({ body }) => {
      if (!accepted) return REFUSAL;
      if (!body.toString().includes('Ana')) return {};
      started();
      return null;
    });
    const given = outcome(create('Ana', { signal: controller.signal }));
    await vi.waitFor(() => expect(asked).toEqual(['terms']));
    const other = outcome(create('Bia'));
    await allRefused(2);
    await new Promise((resolve) => setTimeout(resolve, 20));
    answer(true);
    await replayed;
    controller.abort();
    expect(await given).toMatch(/abort/i);
    expect(await other).toBe('done');
  });
});

test("the dialog's own calls and those that need no session never wait for it", async () => {
  expect(await outcome(callAtOnce(session.user, {}))).toBe(TERMS_NOT_ACCEPTED);
  expect(
    await outcome(call(session.login, { body: { email: 'ana@teste.test', password: 'x', '2fa_key': null, remember_device: false } })),
  ).toBe(TERMS_NOT_ACCEPTED);
  expect(asked).toEqual([]);
  expect(sent()).toEqual(['user', 'login']);
});

test('without anybody to ask, such a call fails like any other', async () => {
  startApi({ origin: server.origin, token: () => null, onFailure: () => undefined });
  expect(await outcome(create('Ana'))).toBe(TERMS_NOT_ACCEPTED);
});
