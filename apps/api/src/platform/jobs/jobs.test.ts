import { setImmediate } from 'node:timers/promises';
import { afterAll, expect, test } from 'vitest';
import { testApp } from '../../testing/test-app.ts';
import { systemActor } from '../work/actor.ts';
import { createJobs, LETTERS_AT_ONCE } from './jobs.ts';

const api = await testApp();
const ran: { job: string; label: string }[] = [];
const failures: unknown[] = [];
let failNext = 0;
let hold: Promise<void> | null = null;
let failLetter = true;

const jobs = createJobs(api.database.appUrl, { onError: (error) => failures.push(error) });
await jobs.start([
  {
    name: 'test.note',
    label: 'test.note',
    handle: async ({ label }: { label: string }) => {
      if (hold) await hold;
      if (failNext > 0) {
        failNext -= 1;
        throw new Error('not this time');
      }
      ran.push({ job: 'note', label });
    },
  },
  {
    name: 'test.letter',
    label: 'test.letter',
    handle: async ({ label }: { label: string }) => {
      if (label === 'letter 2' && failLetter) throw new Error('this one not');
      ran.push({ job: 'letter', label });
    },
  },
]);
afterAll(() => jobs.stop());

const enqueue = (label: string, key = label) => api.deps.work(systemActor('test'), (tx) => jobs.enqueue(tx, 'test.note', { label }, key));
const labels = () => ran.map(({ label }) => label);
const jobsWith = (key: string) => api.sql('select state from pgboss.job where singleton_key = $1', [key]);

test('a job runs after the commit that asked for it, with its data', async () => {
  await enqueue('committed');
  await expect.poll(labels).toContain('committed');
});

test('a job whose transaction is rolled back never was', async () => {
  const failed = api.deps.work(systemActor('test'), async (tx) => {
    await jobs.enqueue(tx, 'test.note', { label: 'rolled back' }, 'rolled back');
    throw new Error('the use case fails');
  });
  await expect(failed).rejects.toThrow('the use case fails');
  expect(await jobsWith('rolled back')).toEqual([]);
});

test('the same key runs once, however often it is asked for while it waits or runs', async () => {
  let release: () => void = () => undefined;
  hold = new Promise((done) => {
    release = done;
  });
  await Promise.all(Array.from({ length: 5 }, () => enqueue('once')));
  await expect.poll(() => jobsWith('once')).toEqual([{ state: 'active' }]);
  await enqueue('once');
  expect(await jobsWith('once')).toEqual([{ state: 'active' }]);
  release();
  hold = null;
  await expect.poll(() => jobsWith('once')).toEqual([{ state: 'completed' }]);
  expect(labels().filter((label) => label === 'once')).toHaveLength(1);
});

test('a job that fails is tried again until it is done', async () => {
  failNext = 1;
  await enqueue('retried');
  await expect.poll(() => jobsWith('retried')).toEqual([{ state: 'retry' }]);
  expect(await api.sql("select start_after > now() + interval '5 seconds' as later from pgboss.job where state = 'retry'")).toEqual([
    { later: true },
  ]);
  await api.sql("update pgboss.job set start_after = now() where state = 'retry'"); // the wait grows from 10 s; not sat through here
  await expect.poll(() => jobsWith('retried')).toEqual([{ state: 'completed' }]);
  expect(labels().filter((label) => label === 'retried')).toHaveLength(1);
});

test('of many that wait one that fails is tried again, and only that one', async () => {
  await api.deps.work(systemActor('test'), async (tx) => {
    for (let each = 1; each <= 12; each += 1) await jobs.enqueue(tx, 'test.letter', { label: `letter ${each}` }, `letter ${each}`);
  });
  const letters = () => ran.filter(({ job }) => job === 'letter').map(({ label }) => label);
  await expect.poll(letters).toHaveLength(11);
  await expect.poll(() => jobsWith('letter 2')).toEqual([{ state: 'retry' }]);
  failLetter = false;
  await api.sql("update pgboss.job set start_after = now() where state = 'retry'"); // the wait grows from 10 s; not sat through here
  await expect.poll(letters).toHaveLength(12);
  expect(new Set(letters()).size).toBe(12);
});

test('two hundred letters go out many at a time, and between them the queue waits for nothing', async () => {
  // Looked at once an hour: whatever is not fetched at once would not be here before the test's end.
  const NEVER = { pollingIntervalSeconds: 3_600, notifyPollingIntervalSeconds: 3_600 };
  const flood = createJobs(api.database.appUrl, { onError: (error) => failures.push(error), look: NEVER });
  const sent: string[] = [];
  let running = 0;
  let most = 0;
  await flood.start([
    {
      name: 'test.flood',
      label: 'test.flood',
      at_once: LETTERS_AT_ONCE,
      handle: async ({ label }: { label: string }) => {
        running += 1;
        most = Math.max(most, running);
        await setImmediate();
        running -= 1;
        sent.push(label);
      },
    },
  ]);
  const wanted = Array.from({ length: 200 }, (_, index) => `flood ${index}`);
  await api.deps.work(systemActor('test'), async (tx) => {
    for (const label of wanted) await flood.enqueue(tx, 'test.flood', { label }, label);
  });
  await expect.poll(() => sent.length).toBe(200);
  await flood.stop();
  expect(new Set(sent)).toEqual(new Set(wanted));
  expect(most).toBe(LETTERS_AT_ONCE);
  expect(await api.sql("select distinct state from pgboss.job where name = 'test.flood'")).toEqual([{ state: 'completed' }]);
});

test('of those that are fetched together each is settled when it is done: a server that is killed then repeats only what was under way', async () => {
  let release: () => void = () => undefined;
  const held = new Promise<void>((done) => {
    release = done;
  });
  const together = createJobs(api.database.appUrl, { onError: (error) => failures.push(error) });
  await api.sql('select pgboss.create_queue(\'test.together\', \'{"policy":"exclusive","notify":true}\')');
  await api.deps.work(systemActor('test'), async (tx) => {
    for (let each = 1; each <= LETTERS_AT_ONCE; each += 1) await jobs.enqueue(tx, 'test.together', { each }, `together ${each}`);
  });
  await together.start([
    {
      name: 'test.together',
      label: 'test.together',
      at_once: LETTERS_AT_ONCE,
      handle: async ({ each }: { each: number }) => {
        if (each === 3) await held;
        if (each === 5) throw new Error('this one not');
      },
    },
  ]);
  const states = () =>
    api.sql("select state, count(*)::int as count from pgboss.job where name = 'test.together' group by state order by state::text");
  await expect.poll(states).toEqual([
    { state: 'active', count: 2 },
    { state: 'completed', count: LETTERS_AT_ONCE - 2 },
  ]);
  release();
  await expect.poll(states).toEqual([
    { state: 'completed', count: LETTERS_AT_ONCE - 1 },
    { state: 'retry', count: 1 },
  ]);
  await together.stop();
});
