import { globSync } from 'node:fs';
import { contract } from '@esteto/contract/contract';
import { unit } from '@esteto/contract/duty/unit';
import { MutationObserver } from '@tanstack/react-query';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { startApi } from './api.ts';
import { clientQueries } from './billing/client.ts';
import { invoiceMutations, invoiceQueries } from './billing/invoice.ts';
import { receivableQueries } from './billing/receivable.ts';
import { unitMutations, unitQueries } from './duty/unit.ts';
import { mutationsFor } from './queries.ts';
import { createQueryClient } from './query-client.ts';
import { recordingServer } from './testing/recording-server.ts';

const server = await recordingServer();
beforeEach(() => {
  server.requests.length = 0;
  server.answerWith({});
  startApi({ origin: server.origin, token: () => null, onFailure: () => undefined });
});
afterAll(() => server.close());

describe('the queries of a noun', () => {
  test('are its GETs, files apart, under keys that begin with the path and hold the scope', () => {
    expect(Object.keys(unitQueries).toSorted()).toEqual(['detail', 'keys', 'list', 'options']);
    expect(Object.keys(invoiceQueries).toSorted()).toEqual(['detail', 'effects', 'keys', 'list']);
    expect(unitQueries.list({ group_id: 1 }).queryKey).toEqual(['admin/manager/units', { group_id: 1 }]);
    expect(unitQueries.list({ group_id: 2 }).queryKey).not.toEqual(unitQueries.list({ group_id: 1 }).queryKey);
  });

  test('fetch through the call, and can be given up', async () => {
    const client = createQueryClient();
    await client.query(unitQueries.detail({ group_id: 1, id: 2 }));
    expect(server.requests.map(({ method, url }) => `${method} ${url}`)).toEqual(['GET /api/admin/manager/units/2?group_id=1']);
    server.answerWith(null);
    const fetching = client.query(unitQueries.detail({ group_id: 1, id: 3 })).catch((error: unknown) => String(error));
    await client.cancelQueries();
    expect(await fetching).toMatch(/CancelledError/);
  });
});

describe('a mutation', () => {
  const run = async <Input>(options: object, input: Input) => {
    const client = createQueryClient();
    const stale = async (queryKey: readonly unknown[]) => {
      await Promise.resolve();
      return client.getQueryState(queryKey)?.isInvalidated;
    };
    const keys = {
      units: unitQueries.list({ group_id: 1 }).queryKey,
      unit: unitQueries.detail({ group_id: 1, id: 2 }).queryKey,
      invoices: invoiceQueries.list({ company_id: 1 }).queryKey,
      clients: clientQueries.list({ company_id: 1 }).queryKey,
      receivables: receivableQueries.list({}).queryKey,
    };
    for (const key of Object.values(keys)) client.setQueryData(key as readonly unknown[], {});
    const outcome = await new MutationObserver(client, options).mutate(input as never).then(
      () => 'done',
      () => 'failed',
    );
    const entries = await Promise.all(
      Object.entries(keys).map(async ([name, key]) => [name, await stale(key as readonly unknown[])] as const),
    );
    return { outcome, stale: entries.flatMap(([name, isStale]) => (isStale ? [name] : [])) };
  };

  test('makes its nouns stale, and no others', async () => {
    expect(await run(unitMutations.remove, { group_id: 1, id: 2 })).toEqual({ outcome: 'done', stale: ['units', 'unit'] });
    expect(await run(invoiceMutations.request, { company_id: 1, body: {} })).toEqual({ outcome: 'done', stale: ['invoices', 'clients'] });
  });

  test('that fails makes nothing stale and is not repeated', async () => {
    server.answerWith({ status: 503 });
    expect(await run(unitMutations.remove, { group_id: 1, id: 2 })).toEqual({ outcome: 'failed', stale: [] });
    expect(server.requests).toHaveLength(1);
  });
});

test('a query is asked again only when nobody answered, at most twice more', () => {
  const retry = createQueryClient().getDefaultOptions().queries?.retry as (count: number, error: { kind: string }) => boolean;
  expect([0, 1, 2].map((count) => retry(count, { kind: 'no_response' }))).toEqual([true, true, false]);
  expect(['refused', 'offline'].map((kind) => retry(0, { kind }))).toEqual([false, false]);
});

test('every noun of the contract has its calls', async () => {
  const files = globSync('*/*.ts', { cwd: import.meta.dirname }).filter((file) => !/^(?:hold|testing)\/|\.test\.ts$/.test(file));
  const modules = await Promise.all(files.map((file): Promise<object> => import(/* @vite-ignore */ `./${file}`)));
  const calls: Record<string, object | undefined> = Object.assign({}, ...modules);
  const { mailBounce: _byMailServers, ...byApps } = contract;
  for (const [noun, endpoints] of Object.entries(byApps)) {
    const reads = Object.entries(endpoints).filter(([, { method, answer }]) => method === 'GET' && answer !== 'file');
    const writes = Object.entries(endpoints).filter(([, { method }]) => method !== 'GET');
    const queries = Object.keys(calls[`${noun}Queries`] ?? {}).filter((name) => name !== 'keys');
    expect(queries.toSorted()).toEqual(reads.map(([name]) => name).toSorted());
    if (writes.length > 0) expect(Object.keys(calls[`${noun}Mutations`] ?? {}).toSorted()).toEqual(writes.map(([name]) => name).toSorted());
  }
});

test('a mutation covers the screen only where its noun says so', () => {
  const { create, update } = mutationsFor(unit, { invalidates: [], blocking: ['create'] });
  expect([create.meta?.blocking, update.meta?.blocking]).toEqual([true, false]);
});
